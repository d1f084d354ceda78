/** How services keep things. */
package org.aemberlog.backing.store;
