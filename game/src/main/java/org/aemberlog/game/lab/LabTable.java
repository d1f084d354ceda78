package org.aemberlog.game.lab;

import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;

/** A position with the names of its cards, and the rules it is played by. */
record LabTable(Match match, Names names, Rules rules, CardLibrary library) {

    Wording wording() {
        return new Wording(match.state(), names, library);
    }

    LabTable with(Match next) {
        return new LabTable(next, names, rules, library);
    }

    LabTable with(Match next, Names fewer) {
        return new LabTable(next, fewer, rules, library);
    }
}
