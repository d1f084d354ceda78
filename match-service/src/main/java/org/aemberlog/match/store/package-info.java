/** How this service keeps what changes, on any MongoDB and without transactions. */
package org.aemberlog.match.store;
