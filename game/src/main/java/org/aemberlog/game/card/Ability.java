package org.aemberlog.game.card;

import java.util.List;

/**
 * One ability of a card. "You" in an ability is the controller of the card that has it, or, for an
 * action card and for a lasting effect, the player who played or created it.
 */
public sealed interface Ability {

    /** A keyword; {@code value} is X in assault (X) and hazardous (X), else 0. */
    record Keyword(KeywordKind kind, int value) implements Ability {}

    /** A bold-timing ability such as "Play:" or "Fight/Reap:". */
    record Triggered(List<Timing> on, Effect run) implements Ability {
        public Triggered {
            on = List.copyOf(on);
        }
    }

    /** An "Action:" or "Omni:" ability, used by exhausting the card. */
    record Activated(ActivatedKind kind, Effect run) implements Ability {}

    /** "After ..." and "each time ...": resolves after something happened (timing chart). */
    record OnEvent(EventPattern on, Effect run) implements Ability {}

    /** A constant ability: gives every card in its scope its modifiers while the condition holds. */
    record Static(Condition whilst, Selector scope, List<Modifier> modifiers) implements Ability {
        public Static {
            modifiers = List.copyOf(modifiers);
        }
    }

    /** "... instead": what would happen does not, and {@code with} happens in its place. */
    record Replacement(EventPattern would, Effect with) implements Ability {}

    /** The two kinds of abilities that a card is used for. */
    enum ActivatedKind {
        ACTION,
        OMNI
    }
}
