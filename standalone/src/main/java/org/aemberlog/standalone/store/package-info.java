/** A MongoDB-protocol store in this process, for a machine without MongoDB. */
package org.aemberlog.standalone.store;
