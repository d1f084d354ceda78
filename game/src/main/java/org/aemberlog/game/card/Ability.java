package org.aemberlog.game.card;

import java.util.List;

/**
 * One ability of a card. "You" in an ability is the controller of the card that has it, or, for an
 * action card and for a lasting effect, the player who played or created it.
 */
public sealed interface Ability {

    /** A keyword; {@code value} is X in assault (X) and hazardous (X), else 0. */
    record Keyword(KeywordKind kind, int value) implements Ability {
        public Keyword {
            kind.check(value);
        }
    }

    /** A bold-timing ability such as "Play:" or "Fight/Reap:". */
    record Triggered(List<Timing> on, Effect run) implements Ability {
        public Triggered {
            on = List.copyOf(on);
        }
    }

    /** An "Action:" or "Omni:" ability, used by exhausting the card. */
    record Activated(ActivatedKind kind, Effect run) implements Ability {}

    /** "After ..." and "each time ...": resolves after something happened (timing chart). */
    record OnEvent(EventPattern on, Condition when, Effect run) implements Ability {
        public OnEvent {
            if (!on.what().isAwaitable()) {
                throw new IllegalArgumentException("Nothing can wait for " + on.what() + ".");
            }
        }
    }

    /**
     * A constant ability: gives every card in its scope its modifiers while the condition holds.
     */
    record Static(Condition whilst, Selector scope, List<Modifier> modifiers) implements Ability {
        public Static {
            modifiers = List.copyOf(modifiers);
        }
    }

    /**
     * Something that would happen does not, or not before {@code with} has (replacement effects).
     */
    record Replacement(EventPattern would, Mode mode, Effect with) implements Ability {
        public Replacement {
            if (!would.what().isReplaceable()) {
                throw new IllegalArgumentException("Nothing can replace " + would.what() + ".");
            }
        }
    }

    /** An ability that counts while the card is in its owner's discard pile, and only then. */
    record InDiscardPile(OnEvent ability) implements Ability {}

    /** "Cannot be played unless ..." */
    record Requirement(Condition condition) implements Ability {}

    /** "You must lose 3 Æmber in order to play" the card. */
    record PlayCost(int aember) implements Ability {}

    /** "May be played as an upgrade instead of a creature, with the text ..." */
    record AsUpgrade(List<Ability> text) implements Ability {
        public AsUpgrade {
            text = List.copyOf(text);
        }
    }

    /** Is played, or enters play, as a copy of the card; of its own only the house stays. */
    record CopyOf(Selector card) implements Ability {}

    /** One of the two cards that make a gigantic creature. */
    record Gigantic(Half half) implements Ability {}

    /** Icons that other cards of the deck received; without effect in a match (glossary, Enhance). */
    record Enhance(List<BonusIcon> icons) implements Ability {
        public Enhance {
            icons = List.copyOf(icons);
            if (icons.isEmpty()) {
                throw new IllegalArgumentException("Enhance needs an icon at least.");
            }
        }
    }

    /** The two kinds of abilities that a card is used for. */
    enum ActivatedKind {
        ACTION,
        OMNI
    }

    /** What becomes of the happening that a replacement is about. */
    enum Mode {
        /** The effect happens instead. */
        INSTEAD,
        /** The active player may let the effect happen instead. */
        MAY_INSTEAD,
        /** The effect happens first; then the happening, unless the effect cancels it. */
        FIRST
    }

    /** The halves of a gigantic creature: bonus icons on top; power, armor and text below. */
    enum Half {
        TOP,
        BOTTOM
    }
}
