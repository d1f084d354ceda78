/** Processes, nodes, networks and disks that can be killed, frozen, cut off and filled. */
package org.aemberlog.standalone.faults.machine;
