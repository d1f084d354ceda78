package org.aemberlog.game.engine;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Memory;
import org.aemberlog.game.state.Seat;

/**
 * What an ability sees while it resolves.
 *
 * @param source the card that has the ability
 * @param you "you" in its text
 * @param granter the card that gave it to its source, if one did
 * @param asIf a card that counts as controlled by you although it may not be (glossary, As If It
 *     Were Yours)
 * @param about what the ability reacts to or replaces
 */
record AbilityContext(
        CardId source,
        Seat you,
        Optional<CardId> granter,
        Optional<CardId> asIf,
        Optional<Occurrence> about,
        AbilityMemory memory) {

    static AbilityContext of(CardId source, Seat you) {
        return new AbilityContext(
                source, you, Optional.empty(), Optional.empty(), Optional.empty(), new AbilityMemory(Memory.NOTHING));
    }

    /** The same ability used by {@code user} as if its card were theirs. */
    AbilityContext asIfOf(Seat user) {
        return new AbilityContext(source, user, granter, Optional.of(source), about, memory);
    }

    /** The same with another "you". */
    AbilityContext seenBy(Seat seat) {
        return new AbilityContext(source, seat, granter, asIf, about, memory);
    }

    /** Who controls a card as far as this ability is concerned. */
    Seat controller(Board board, CardId card) {
        return asIf.isPresent() && asIf.get().equals(card) ? you : board.controller(card);
    }

    /**
     * The board on which it looks at a card: as it was when it last was in play, unless the text came to the card
     * only afterwards, where it lies (glossary, Leaves Play).
     */
    Board at(Board now, CardId card) {
        long left = now.leftAfter(card);
        return left >= 0 && !isAbout(card) && memory.found(card, left) ? now.whereItLies(card) : now.at(card);
    }

    private boolean isAbout(CardId card) {
        return card.equals(source)
                || about.flatMap(happened -> happened.subject)
                        .filter(card::equals)
                        .isPresent();
    }

    int thatMuch() {
        return about.map(happened -> happened.amount).orElse(0);
    }

    /**
     * What an effect did.
     *
     * @param cards the cards it was meant for
     * @param affected the cards that it really did something to ("this way")
     * @param complete whether all of it could be done ("if you do")
     * @param destroyed the cards it destroyed, which may be others than it was meant for
     * @param amount how much of something it gained, lost, stole, healed or dealt
     */
    record Outcome(List<CardId> cards, List<CardId> affected, boolean complete, Set<CardId> destroyed, int amount) {

        static final Outcome NOTHING = done(false);

        static Outcome done(boolean complete) {
            return new Outcome(List.of(), List.of(), complete, Set.of(), 0);
        }

        static Outcome of(List<CardId> cards, boolean complete) {
            return of(cards, complete, cards.size());
        }

        static Outcome of(List<CardId> cards, boolean complete, int amount) {
            return new Outcome(cards, cards, complete, Set.of(), amount);
        }

        static Outcome of(int amount, boolean complete) {
            return new Outcome(List.of(), List.of(), complete, Set.of(), amount);
        }

        /** The same, completely done or not. */
        Outcome with(boolean complete) {
            return new Outcome(cards, affected, complete, destroyed, amount);
        }

        /** What this and another part of the same effect did together. */
        Outcome and(Outcome other) {
            var all = new LinkedHashSet<>(destroyed);
            all.addAll(other.destroyed);
            return new Outcome(
                    joined(cards, other.cards),
                    joined(affected, other.affected),
                    complete && other.complete,
                    all,
                    amount + other.amount);
        }

        private static List<CardId> joined(List<CardId> one, List<CardId> other) {
            var all = new LinkedHashSet<>(one);
            all.addAll(other);
            return List.copyOf(all);
        }

        /** Whether it destroyed one of the cards it was meant for, not another in its stead. */
        boolean destroyedATarget() {
            return cards.stream().anyMatch(destroyed::contains);
        }
    }
}
