/** Which targets of requests are answered at all. */
package org.aemberlog.support.targets;
