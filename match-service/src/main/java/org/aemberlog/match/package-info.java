/** match-service, the public API: matches, seats, intents in, live views out. */
package org.aemberlog.match;
