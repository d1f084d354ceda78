/** What a seat, a spectator or an overseer may see: of a fact, and of the table. */
package org.aemberlog.game.view;
