/** The simulator: whole matches of random intents with every invariant checked on the way. */
package org.aemberlog.standalone.sim;
