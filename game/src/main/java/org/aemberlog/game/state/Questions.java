package org.aemberlog.game.state;

import java.util.Optional;

/**
 * What players are asked.
 *
 * @param asked how many choices have been asked so far
 * @param pending the choice that the match waits for
 */
public record Questions(int asked, Optional<Choice> pending) {

    static final Questions NONE = new Questions(0, Optional.empty());

    static Questions waitingFor(Choice choice) {
        return new Questions(choice.id(), Optional.of(choice));
    }

    Questions answered() {
        return new Questions(asked, Optional.empty());
    }
}
