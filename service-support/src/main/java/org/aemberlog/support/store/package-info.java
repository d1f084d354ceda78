/** How services keep things. */
package org.aemberlog.support.store;
