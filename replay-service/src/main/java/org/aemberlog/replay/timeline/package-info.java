/** A match at any version. */
package org.aemberlog.replay.timeline;
