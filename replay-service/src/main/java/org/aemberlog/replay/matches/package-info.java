/** What everybody may know of each match: a projection with one document a match. */
package org.aemberlog.replay.matches;
