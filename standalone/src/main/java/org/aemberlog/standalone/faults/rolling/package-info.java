/** Services restarted one after the other. */
package org.aemberlog.standalone.faults.rolling;
