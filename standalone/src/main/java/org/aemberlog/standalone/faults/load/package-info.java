/** Matches that are played meanwhile, who watches them, and what they count. */
package org.aemberlog.standalone.faults.load;
