package org.aemberlog.game.audit;

/** What is checked of a replay file, the cheap things first. */
public enum Check {
    /** The file has the lines that it says. */
    FORMAT,
    /** Each commit is canonical, has the hash of its content, and holds that of the one before. */
    CHAIN,
    /** The head is that of the last commit, and was signed. */
    SIGNATURE,
    /** The card definitions are those that the match was pinned to. */
    CARDS,
    /** The commits are numbered, of this match, and each of another intent. */
    COMMITS,
    /** The events can be folded, and the match is over after the last one. */
    FOLD,
    /** First player, decks and numbers of cards are what the secret and the nonces give. */
    DICE,
    /** Today's rules answer every intent with the same events. */
    RULES
}
