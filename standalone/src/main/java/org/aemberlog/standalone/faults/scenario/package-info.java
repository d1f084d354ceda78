/** Faults one after the other on embedded parts. */
package org.aemberlog.standalone.faults.scenario;
