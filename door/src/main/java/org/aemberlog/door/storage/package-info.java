/** Whether there is room for more, and what is refused when there is not. */
package org.aemberlog.door.storage;
