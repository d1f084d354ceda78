/** The ids and the seeds of what is created. */
package org.aemberlog.match.identity;
