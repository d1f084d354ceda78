/** The one way in: each commit of the topic into the archive, its index and the projections; then the results. */
package org.aemberlog.replay.intake;
