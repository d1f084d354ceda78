/** Whether there is room for more, and what is rejected when there is not. */
package org.aemberlog.support.storage;
