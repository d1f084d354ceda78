package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.aemberlog.game.card.Effect.Search;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Pick;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Permanent;

/** Settles which cards an instruction is about: chosen by the active player, or rolled. */
final class TargetChooser {

    private final Resolution r;

    TargetChooser(Resolution resolution) {
        this.r = resolution;
    }

    /** The cards an instruction is about, chosen or rolled where it says so. */
    List<CardId> choose(Selector selector, AbilityContext context) {
        return choose(selector, context, card -> true);
    }

    /** The same for destroying: nobody can choose what is tagged already (glossary, Destroyed). */
    List<CardId> chooseToDestroy(Selector selector, AbilityContext context) {
        return choose(selector, context, card -> !r.destruction.tagged(card));
    }

    /** The same where only some of those that the text describes can be chosen. */
    List<CardId> choose(Selector selector, AbilityContext context, Predicate<CardId> choosable) {
        var all = candidates(selector, context);
        return switch (selector) {
            case Selector.Self s -> all;
            case Selector.Granter s -> all;
            case Selector.Host s -> all;
            case Selector.Ref s -> all;
            case Selector.Touched s -> all;
            case Selector.ThatCard s -> all;
            case Selector.FightOpponent s -> all;
            case Selector.UnderThis s -> all;
            case Selector.PurgedByThis s -> all;
            case Selector.NeighborsOf s -> pick(all, s.quantity(), Pick.CHOSEN, context, choosable);
            case Selector.Among s -> pick(all, s.quantity(), Pick.CHOSEN, context, choosable);
            case Selector.AnyOf s -> pick(all, s.quantity(), Pick.CHOSEN, context, choosable);
            case Selector.Select s -> pick(all, s.quantity(), s.pick(), context, choosable);
        };
    }

    /** The cards among which an instruction chooses. */
    List<CardId> candidates(Selector selector, AbilityContext context) {
        if (selector instanceof Selector.AnyOf anyOf) {
            var any = new LinkedHashSet<CardId>();
            anyOf.from().forEach(each -> any.addAll(candidates(each, context)));
            return List.copyOf(any);
        }
        var all = Targets.all(r.board(), context, selector);
        if (selector instanceof Selector.Select) {
            return all;
        }
        var found = new ArrayList<>(all);
        found.removeIf(card -> lost(selector, context, card));
        return found;
    }

    /**
     * A card that has left play for where nobody sees it is lost to what was about to happen to it
     * (glossary, Leaves Play), but not to a text that came to speak of it only there. So is one to which
     * something happened, or that was in a fight, and that is back in play since.
     */
    private boolean lost(Selector selector, AbilityContext context, CardId card) {
        return r.actionContext()
                                .hasLeftSince(
                                        card, notedSince(selector, context).orElse(0L))
                        && r.leavingPlay.zoneOf(card).hidden()
                || selector instanceof Selector.ThatCard
                        && r.inPlay(card)
                        && isPast(context)
                        && r.actionContext().hasLeftSince(card, spokenOf(selector, context))
                || selector instanceof Selector.FightOpponent
                        && r.inPlay(card)
                        && r.actionContext()
                                .fightOf(context.source())
                                .filter(fight -> r.actionContext().hasLeftSince(card, fight.begun))
                                .isPresent();
    }

    /** Whether what a text answers to has happened; what it replaces has not. */
    private static boolean isPast(AbilityContext context) {
        return context.about().filter(happened -> happened.what.isAwaitable()).isPresent();
    }

    /** After how many events a text noted the cards that it refers to, if it did. */
    private static Optional<Long> notedSince(Selector selector, AbilityContext context) {
        return selector instanceof Selector.Among among
                ? notedSince(among.of(), context)
                : context.memory().since(selector);
    }

    /**
     * The cards that an instruction moves. A gigantic creature it speaks of that has left play is
     * two cards by now, and both of them are meant (glossary, Gigantic). What was purged meanwhile is not
     * moved any more (glossary, Purge).
     */
    List<CardId> chooseToMove(Selector selector, AbilityContext context) {
        var chosen = new ArrayList<>(choose(selector, context));
        if (!speaksOfPurged(selector)) {
            chosen.removeIf(
                    card -> r.actionContext().hasLeftSince(card, 0) && r.leavingPlay.zoneOf(card) == Zone.PURGED);
        }
        var all = new ArrayList<CardId>(chosen);
        for (var card : chosen) {
            lostHalf(selector, context, card)
                    .filter(half -> !all.contains(half))
                    .ifPresent(all::add);
        }
        return all;
    }

    private static boolean speaksOfPurged(Selector selector) {
        return selector instanceof Selector.PurgedByThis
                || selector instanceof Selector.Select select && select.zone() == Zone.PURGED;
    }

    /** The other card of what was a gigantic creature in play when the text came to speak of it. */
    private Optional<CardId> lostHalf(Selector selector, AbilityContext context, CardId card) {
        if (r.inPlay(card) || !r.actionContext().hasLeftSince(card, spokenOf(selector, context))) {
            return Optional.empty();
        }
        return r.actionContext()
                .lastSeen(card)
                .state()
                .find(card)
                .flatMap(Permanent::otherHalf)
                .filter(half -> !r.leavingPlay.zoneOf(half).hidden());
    }

    /** After how many events a text came to speak of cards; in the future if it only does now. */
    private static long spokenOf(Selector selector, AbilityContext context) {
        return selector instanceof Selector.ThatCard
                ? context.about().orElseThrow().seen.state().events()
                : context.memory().since(selector).orElse(Long.MAX_VALUE);
    }

    private List<CardId> pick(
            List<CardId> all, Quantity quantity, Pick pick, AbilityContext context, Predicate<CardId> choosable) {
        if (quantity.kind() == Quantity.Kind.ALL) {
            return all;
        }
        var from = pick == Pick.CHOSEN ? all.stream().filter(choosable).toList() : all;
        int number = Math.min(quantity.n(), from.size());
        int most = quantity.kind().isOpen() ? from.size() : number;
        int least = quantity.kind().isOptional() ? 0 : number;
        return switch (pick) {
            case TOP -> from.subList(0, most);
            case BOTTOM -> from.subList(from.size() - most, from.size());
            case RANDOM -> r.dice().shuffle(from).subList(0, most);
            case CHOSEN -> r.chooseCards(Reason.TARGETS, context.source(), from, least, most);
            case MOST_POWERFUL -> extreme(from, most, context, true, choosable);
            case LEAST_POWERFUL -> extreme(from, most, context, false, choosable);
        };
    }

    /** A group of the most or least powerful; only ties are chosen among (glossary), and there not what cannot be. */
    private List<CardId> extreme(
            List<CardId> all, int wanted, AbilityContext context, boolean most, Predicate<CardId> choosable) {
        if (wanted == 0) {
            return List.of();
        }
        var byPower = Comparator.<CardId>comparingInt(r.board()::power);
        var sorted = new ArrayList<>(all);
        sorted.sort(most ? byPower.reversed() : byPower);
        int threshold = r.board().power(sorted.get(wanted - 1));
        var sure = new ArrayList<CardId>();
        var tied = new ArrayList<CardId>();
        for (var card : sorted) {
            int power = r.board().power(card);
            if (power == threshold) {
                tied.add(card);
            } else if (most ? power > threshold : power < threshold) {
                sure.add(card);
            }
        }
        if (tied.size() > wanted - sure.size()) {
            tied.removeIf(choosable.negate());
        }
        int open = Math.min(wanted - sure.size(), tied.size());
        sure.addAll(r.chooseCards(Reason.TARGETS, context.source(), tied, open, open));
        return sure;
    }

    /** What is found in the zones; a deck that was searched is shuffled. */
    List<CardId> search(Search e, AbilityContext context) {
        var found = new ArrayList<CardId>();
        for (var zone : e.zones()) {
            found.addAll(Targets.all(
                    r.board(), context, new Selector.Select(zone, PlayerRef.YOU, e.card(), Quantity.ALL, Pick.CHOSEN)));
        }
        int most = switch (e.quantity().kind()) {
            case EXACTLY, UP_TO -> Math.min(e.quantity().n(), found.size());
            case ANY, ALL, AT_LEAST -> found.size();
        };
        var chosen = r.chooseCards(Reason.TARGETS, context.source(), found, 0, most);
        if (e.zones().contains(Zone.DECK)) {
            r.cards.shuffleDeck(context.you());
        }
        return chosen;
    }
}
