/** What a seat, a spectator or an overseer may see: of an event, and of the table. */
package org.aemberlog.game.view;
