/** What a seat or a spectator may see of a match, at any version. */
package org.aemberlog.replay.view;
