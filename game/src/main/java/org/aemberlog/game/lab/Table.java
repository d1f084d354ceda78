package org.aemberlog.game.lab;

import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;

/** A position with the names of its cards, and the rules it is played by. */
record Table(Match match, Names names, Rules rules, CardLibrary library) {

    Wording wording() {
        return new Wording(match.state(), names, library);
    }

    Table with(Match next) {
        return new Table(next, names, rules, library);
    }

    Table with(Match next, Names fewer) {
        return new Table(next, fewer, rules, library);
    }
}
