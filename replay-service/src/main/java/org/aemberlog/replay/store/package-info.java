/** How the collections of this service are written: so that a repetition changes nothing. */
package org.aemberlog.replay.store;
