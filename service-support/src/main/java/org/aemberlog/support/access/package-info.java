/** Who comes in, as a signed token says, and who may go where. */
package org.aemberlog.support.access;
