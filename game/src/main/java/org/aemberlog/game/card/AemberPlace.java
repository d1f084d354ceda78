package org.aemberlog.game.card;

/** Where Æmber can be moved from or to (glossary, Move). */
public sealed interface AemberPlace {

    /** A player's pool. */
    record PoolOf(PlayerRef whose) implements AemberPlace {
        public PoolOf {
            whose = whose.alone();
        }
    }

    /**
     * On a card in play. From several cards it is moved from each of them, to several to each; what
     * is too little for all is shared as the active player says.
     */
    record On(Selector card) implements AemberPlace {}

    /** The common supply, which never ends. */
    record Supply() implements AemberPlace {}
}
