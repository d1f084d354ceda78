/** Whether there is room for more. */
package org.aemberlog.match.storage;
