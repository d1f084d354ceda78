/** What a seat or a spectator may see: of a fact, and of the table. */
package org.aemberlog.game.view;
