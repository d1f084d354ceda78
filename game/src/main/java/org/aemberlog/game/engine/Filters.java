package org.aemberlog.game.engine;

import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Filter.*;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Permanent;

/** Tests cards, each as the ability sees it that asks: {@link AbilityContext#at}. */
final class Filters {

    private Filters() {}

    static boolean test(Board now, AbilityContext context, Filter filter, CardId card) {
        now.step();
        return switch (filter) {
            case Any f -> true;
            case Friendly f -> controlled(now, context, card);
            case Enemy f -> !controlled(now, context, card);
            case ControlledBy f -> Values.means(f.who(), now, context, context.controller(context.at(now, card), card));
            case OfType f -> f.types().contains(context.at(now, card).type(card));
            case OfHouse f -> Belonging.of(context.at(now, card), card).contains(f.house());
            case OfChosenHouse f ->
                context.memory()
                        .house
                        .filter(Belonging.of(context.at(now, card), card)::contains)
                        .isPresent();
            case OfActiveHouse f ->
                now.state()
                        .activeHouse()
                        .filter(Belonging.of(context.at(now, card), card)::contains)
                        .isPresent();
            case OfCommonHouse f ->
                !Collections.disjoint(
                        Belonging.common(now, f.creatures()),
                        context.at(now, card).housesOf(card));
            case OfIdentityHouse f ->
                !Collections.disjoint(
                        Belonging.of(context.at(now, card), card), Players.identityHouses(now, context.you()));
            case OfTrait f -> Traits.has(context.at(now, card), card, f.trait());
            case OfChosenTrait f ->
                context.memory()
                        .trait
                        .filter(it -> Traits.has(context.at(now, card), card, it))
                        .isPresent();
            case Named f -> title(now, context, card).equals(f.title());
            case WithNamedTitle f -> context.memory().titles.contains(title(now, context, card));
            case IsSelf f -> card.equals(context.source());
            case IsAmong f -> Targets.all(now, context, f.cards()).contains(card);
            case NeighborOfSelf f ->
                now.at(context.source()).neighbors(context.source()).contains(card);
            case LeftOf f -> Targets.all(now, context, f.of()).stream().anyMatch(c -> Places.isLeftOf(now, card, c));
            case RightOf f -> Targets.all(now, context, f.of()).stream().anyMatch(c -> Places.isLeftOf(now, c, card));
            case OnFlank f -> context.at(now, card).onFlank(card);
            case OnLeftFlank f -> context.at(now, card).position(card) == 0;
            case OnRightFlank f -> Places.onRightFlank(context.at(now, card), card);
            case InCenter f -> Places.inCenter(context.at(now, card), card);
            case Damaged f -> is(now, context, card, p -> p.damage() > 0);
            case Has f -> context.at(now, card).tokens(card, f.token()) >= f.atLeast();
            case HasStatus f -> is(now, context, card, p -> hasStatus(p, f.status()));
            case AttachedTo f ->
                now.state()
                        .hostOf(card)
                        .filter(host -> Targets.all(now, context, f.creatures()).contains(host.card()))
                        .isPresent();
            case Upgraded f -> is(now, context, card, p -> !p.upgrades().isEmpty());
            case WithBonusIcon f -> !context.at(now, card).icons(card).isEmpty();
            case HasKeyword f -> context.at(now, card).has(card, f.kind());
            case Stat f ->
                Values.compare(
                        stat(context.at(now, card), f.stat(), card),
                        f.comparison(),
                        Values.amount(now, context, f.amount()));
            case HalfOfGigantic f ->
                context.at(now, card).compiled(card).gigantic().isPresent();
            case EvenPower f -> context.at(now, card).power(card) % 2 == 0;
            case Exhausted f -> is(now, context, card, Permanent::exhausted);
            case SharesTrait f -> sharesTrait(now, context, f.with(), card);
            case SharesHouseWithNeighbors f -> neighborsSharingHouse(context.at(now, card), card) >= f.atLeast();
            case SharesTraitWithAnother f -> sharesTraitWithAnother(context.at(now, card), card);
            case SharesType f ->
                Targets.all(now, context, f.with()).stream()
                        .anyMatch(c -> type(now, context, c) == type(now, context, card));
            case SharesTitle f ->
                Targets.all(now, context, f.with()).stream()
                        .anyMatch(c -> title(now, context, c).equals(title(now, context, card)));
            case SharesHouse f ->
                Targets.all(now, context, f.with()).stream()
                        .anyMatch(c -> !Collections.disjoint(
                                Belonging.of(context.at(now, c), c), Belonging.of(context.at(now, card), card)));
            case Not f -> !test(now, context, f.filter(), card);
            case And f -> all(now, context, f.all(), card);
            case Or f -> any(now, context, f.any(), card);
        };
    }

    private static boolean controlled(Board now, AbilityContext context, CardId card) {
        return context.controller(context.at(now, card), card) == context.you();
    }

    private static boolean is(Board now, AbilityContext context, CardId card, Predicate<Permanent> test) {
        return context.at(now, card).state().find(card).filter(test).isPresent();
    }

    private static CardType type(Board now, AbilityContext context, CardId card) {
        return context.at(now, card).type(card);
    }

    static String title(Board now, AbilityContext context, CardId card) {
        return context.at(now, card).compiled(card).definition.title();
    }

    static boolean hasStatus(Permanent permanent, Status status) {
        return switch (status) {
            case STUN -> permanent.stunned();
            case WARD -> permanent.warded();
            case ENRAGE -> permanent.enraged();
        };
    }

    static int stat(Board board, Modifier.Stat stat, CardId card) {
        return switch (stat) {
            case POWER -> board.power(card);
            case ARMOR -> board.armor(card);
        };
    }

    private static boolean sharesTrait(Board now, AbilityContext context, Selector with, CardId card) {
        var traits = context.at(now, card).traits(card);
        for (var other : Targets.all(now, context, with)) {
            if (!Collections.disjoint(context.at(now, other).traits(other), traits)) {
                return true;
            }
        }
        return false;
    }

    private static boolean sharesTraitWithAnother(Board board, CardId card) {
        var traits = board.traits(card);
        return board.state().side(board.controller(card)).battleline().stream()
                .map(Permanent::card)
                .anyMatch(other -> !other.equals(card) && !Collections.disjoint(board.traits(other), traits));
    }

    private static long neighborsSharingHouse(Board board, CardId card) {
        var houses = board.housesOf(card);
        return board.neighbors(card).stream()
                .filter(other -> !Collections.disjoint(board.housesOf(other), houses))
                .count();
    }

    private static boolean all(Board now, AbilityContext context, List<Filter> filters, CardId card) {
        for (var each : filters) {
            if (!test(now, context, each, card)) {
                return false;
            }
        }
        return true;
    }

    private static boolean any(Board now, AbilityContext context, List<Filter> filters, CardId card) {
        for (var each : filters) {
            if (test(now, context, each, card)) {
                return true;
            }
        }
        return false;
    }
}
