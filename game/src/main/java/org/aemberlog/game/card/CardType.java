package org.aemberlog.game.card;

/** The four types of cards (rulebook, Card Types). */
public enum CardType {
    ACTION,
    ARTIFACT,
    CREATURE,
    UPGRADE
}
