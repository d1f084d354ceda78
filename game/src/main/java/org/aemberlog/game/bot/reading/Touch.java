package org.aemberlog.game.bot.reading;

/** What an effect does to a card, as far as it matters whose card it is. */
public enum Touch {
    /** Deals damage. */
    HURT,
    DESTROY,
    /** Gives its control to the ability's controller, or away. */
    SEIZE,
    STUN,
    ENRAGE,
    EXHAUST,
    /** Less power, lost keywords, a blank text box and the like. */
    WEAKEN,
    HEAL,
    WARD,
    READY,
    UNSTUN,
    /** More power, keywords, abilities and the like. */
    STRENGTHEN,
    /** Plays or uses it, or resolves its abilities. */
    USE,
    /** Puts captured Æmber on it. */
    LOAD,
    /** Takes Æmber off it. */
    UNLOAD,
    /** To a hand, into archives or into play: out of play if it was there, else won back. */
    FETCH,
    /** Discards, purges or shuffles it away. */
    REMOVE,
    /** Nothing that would tell friend from foe. */
    NOTE
}
