/** Which targets of requests are answered at all. */
package org.aemberlog.door.targets;
