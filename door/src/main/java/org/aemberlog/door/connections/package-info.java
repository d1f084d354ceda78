/** How long a connection may be kept without anything coming or going on it. */
package org.aemberlog.door.connections;
