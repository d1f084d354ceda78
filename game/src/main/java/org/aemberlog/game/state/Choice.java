package org.aemberlog.game.state;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.card.Trait;

/**
 * A decision that a resolution waits for. A valid answer picks options by their index, from {@code
 * min} to {@code max} of them; each at most once unless {@code repeats}.
 *
 * @param id counts the choices of a match from 1
 * @param seat who decides; always the active player
 * @param why what the decision is about
 * @param source the card that asks, if a card does
 * @param granter the card that gave the source the ability that asks, if one did
 * @param effect the instruction of the source that asks, if one does
 */
public record Choice(
        int id,
        Seat seat,
        Reason why,
        Optional<CardId> source,
        Optional<CardId> granter,
        Optional<Effect> effect,
        List<Option> options,
        int min,
        int max,
        boolean repeats) {

    public Choice {
        options = List.copyOf(options);
        if (min < 0 || max < min || (!repeats && max > options.size())) {
            throw new IllegalArgumentException("A choice of " + min + " to " + max + " out of " + options.size());
        }
    }

    /** What a decision is about. */
    public enum Reason {
        /** Which cards an effect is applied to. */
        TARGETS,
        /** Which creature is fought. */
        DEFENDER,
        /** Whether to do what the card says one may. */
        MAY,
        /** On which flank a creature enters. */
        FLANK,
        /** Which creature an upgrade is attached to. */
        HOST,
        /** Which of several simultaneous abilities resolves next. */
        NEXT_ABILITY,
        /** In which order cards are put into the discard pile; the last picked is on top. */
        DISCARD_ORDER,
        /** In which order cards are put into a deck; the last picked is outermost. */
        DECK_ORDER,
        /** Which key is forged. */
        KEY,
        /** Whether to take the archives. */
        ARCHIVES,
        /** How a card is used. */
        USE,
        /** Where in the battleline a creature enters (glossary, Deploy). */
        POSITION,
        /** Whether a card is played as a creature or as an upgrade. */
        FORM,
        /** Which card is copied. */
        COPY,
        /** Which other half of a gigantic creature comes with it. */
        HALF,
        /** A house that a card asks for. */
        HOUSE,
        /** A number that a card asks for. */
        NUMBER,
        /** A card that is named by its title. */
        TITLE,
        /** A trait that a card asks for. */
        TRAIT,
        /** Which of a card's effects happens. */
        EFFECT,
        /** Which card is next. */
        NEXT_CARD,
        /** How much Æmber on a card is spent. */
        PAYMENT,
        /** How much Æmber the card gets of what is too little for several. */
        SHARE,
        /** How much damage the card gets of what is too little for several. */
        DAMAGE_SHARE,
        /** How often a loop is resolved in all (glossary, Infinite Loops). */
        LOOP,
        /** How damage is divided: one pick per damage. */
        DIVISION;

        /** Whether the order of the picks is what is decided. */
        public boolean isOrder() {
            return this == DISCARD_ORDER || this == DECK_ORDER;
        }
    }

    /** One thing that can be picked. */
    public sealed interface Option {
        /** A card. */
        record Card(CardId card) implements Option {}

        /**
         * An ability of a card waiting to resolve; {@code text} is its bold word or event, {@code
         * granter} the card that gave it to it, if one did; {@code ability} is empty for what a
         * keyword does.
         */
        record Pending(CardId card, String text, Optional<CardId> granter, Optional<Ability> ability)
                implements Option {}

        /** The left end of the battleline. */
        record Left() implements Option {}

        /** The right end of the battleline. */
        record Right() implements Option {}

        /** Do it. */
        record Yes() implements Option {}

        /** Do not. */
        record No() implements Option {}

        /** A key. */
        record Key(KeyColor color) implements Option {}

        /** A house. */
        record OfHouse(House house) implements Option {}

        /** The title of a card. */
        record OfTitle(String title) implements Option {}

        /** A trait. */
        record OfTrait(Trait trait) implements Option {}

        /** A way to use a card. */
        record Use(Way way) implements Option {}

        /** A place in the battleline: how many creatures are to its left. */
        record Position(int left) implements Option {}

        /** A form in which a card is played. */
        record Form(CardType form) implements Option {}

        /** The card's effect with this number, counted from 0. */
        record OneEffect(int number, Effect effect) implements Option {}

        /** A number. */
        record Number(int value) implements Option {}
    }

    /** The ways to use a card. */
    public enum Way {
        REAP,
        FIGHT,
        ACTION,
        OMNI,
        REMOVE_STUN
    }
}
