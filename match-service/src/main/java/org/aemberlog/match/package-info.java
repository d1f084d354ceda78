/** match-service, the players' door: matches, seats, intents in, live views out. */
package org.aemberlog.match;
