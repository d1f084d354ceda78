package org.aemberlog.match.bots;

import java.time.Duration;

/**
 * How long a bot waits before each decision, at the pace of the person whom it plays: who is quick
 * is not kept waiting, and who takes time can follow.
 *
 * @param usual for who takes four times as long for a decision
 * @param pause for this person, between half of the usual and three times as long
 */
record Pace(Duration usual, Duration pause) {

    private static final int PERSON_TO_BOT = 4;
    private static final int SLOWEST = 3;

    /** Of how many decisions the pace is about the average. */
    private static final int REMEMBERED = 4;

    /** The pace against somebody who has not done anything yet, and between bots. */
    static Pace of(Duration usual) {
        return new Pace(usual, usual);
    }

    /** The pace after the person took so long for a decision. */
    Pace after(Duration taken) {
        var fitting = taken.dividedBy(PERSON_TO_BOT);
        var least = usual.dividedBy(2);
        var most = usual.multipliedBy(SLOWEST);
        var wanted = fitting.compareTo(least) < 0 ? least : fitting.compareTo(most) > 0 ? most : fitting;
        return new Pace(usual, pause.multipliedBy(REMEMBERED - 1).plus(wanted).dividedBy(REMEMBERED));
    }
}
