/** The matches that are being played now, kept in memory within bounds. */
package org.aemberlog.rules.live;
