/** Proofs that nothing was lost, doubled or changed. */
package org.aemberlog.standalone.faults.check;
