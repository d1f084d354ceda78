package org.aemberlog.deck.rulings;

import java.util.stream.IntStream;
import org.aemberlog.game.intent.Intent.Choose;
import org.aemberlog.game.scenario.Scenario;

/** Answers to choices that do not matter to a ruling. */
final class Answers {

    private Answers() {}

    /** Answers until nothing waits. */
    static Scenario all(Scenario s) {
        while (s.state().pending().isPresent()) {
            first(s);
        }
        return s.settled();
    }

    /** Answers the pending choice with the first options, as few as allowed. */
    static Scenario first(Scenario s) {
        var choice = s.state().pending().orElseThrow();
        var picks = IntStream.range(0, choice.min()).boxed().toList();
        return s.asks(new Choose(s.state().toAct(), choice.id(), picks));
    }
}
