/** What a player may ask of the rules. */
package org.aemberlog.game.intent;
