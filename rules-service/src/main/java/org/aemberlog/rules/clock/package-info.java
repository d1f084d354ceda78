/** Looks at the clocks of matches, so that they run out while nobody does anything. */
package org.aemberlog.rules.clock;
