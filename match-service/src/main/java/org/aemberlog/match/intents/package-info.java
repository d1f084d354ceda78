/** What a seat may ask, and asking it. */
package org.aemberlog.match.intents;
