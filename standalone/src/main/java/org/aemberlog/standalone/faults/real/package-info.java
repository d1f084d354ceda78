/** Faults by seed on real stores and brokers; what is lost with a database, and restored. */
package org.aemberlog.standalone.faults.real;
