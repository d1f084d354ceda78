package org.aemberlog.match.talk;

/** All that can be said; each client has words of its own for it. There is no free text. */
public enum Phrase {
    HELLO,
    GOOD_LUCK,
    NICE_PLAY,
    THANKS,
    OOPS,
    ONE_MOMENT,
    TAKE_YOUR_TIME,
    GOOD_GAME,
    SMILE,
    LAUGH,
    SURPRISED,
    SAD
}
