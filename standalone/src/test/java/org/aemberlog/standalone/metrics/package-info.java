/** What alerts, dashboards and documents watch is what the services publish. */
package org.aemberlog.standalone.metrics;
