/** A match at any version: whole, and as a seat or a spectator may see it. */
package org.aemberlog.replay.timeline;
