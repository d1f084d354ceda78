/** Who is at the other end of a connection, and how long it may be kept without anything on it. */
package org.aemberlog.support.connections;
