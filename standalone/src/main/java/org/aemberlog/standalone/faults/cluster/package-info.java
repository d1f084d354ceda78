/** What stands on them: stores, brokers and two of each service. */
package org.aemberlog.standalone.faults.cluster;
