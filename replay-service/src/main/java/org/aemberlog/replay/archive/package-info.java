/** Every commit of every match, kept as it came. */
package org.aemberlog.replay.archive;
