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

    static boolean test(Board now, AbilityContext frame, Filter filter, CardId card) {
        now.step();
        return switch (filter) {
            case Any f -> true;
            case Friendly f -> controlled(now, frame, card);
            case Enemy f -> !controlled(now, frame, card);
            case ControlledBy f -> Values.means(f.who(), now, frame, frame.controller(frame.at(now, card), card));
            case OfType f -> f.types().contains(frame.at(now, card).type(card));
            case OfHouse f -> Belonging.of(frame.at(now, card), card).contains(f.house());
            case OfChosenHouse f ->
                frame.notes()
                        .house
                        .filter(Belonging.of(frame.at(now, card), card)::contains)
                        .isPresent();
            case OfActiveHouse f ->
                now.state()
                        .activeHouse()
                        .filter(Belonging.of(frame.at(now, card), card)::contains)
                        .isPresent();
            case OfCommonHouse f ->
                !Collections.disjoint(
                        Belonging.common(now, f.creatures()),
                        frame.at(now, card).housesOf(card));
            case OfIdentityHouse f ->
                !Collections.disjoint(
                        Belonging.of(frame.at(now, card), card), Players.identityHouses(now, frame.you()));
            case OfTrait f -> Traits.has(frame.at(now, card), card, f.trait());
            case OfChosenTrait f ->
                frame.notes()
                        .trait
                        .filter(it -> Traits.has(frame.at(now, card), card, it))
                        .isPresent();
            case Named f -> title(now, frame, card).equals(f.title());
            case WithNamedTitle f -> frame.notes().titles.contains(title(now, frame, card));
            case IsSelf f -> card.equals(frame.source());
            case IsAmong f -> Targets.all(now, frame, f.cards()).contains(card);
            case NeighborOfSelf f ->
                now.at(frame.source()).neighbors(frame.source()).contains(card);
            case LeftOf f -> Targets.all(now, frame, f.of()).stream().anyMatch(c -> Places.isLeftOf(now, card, c));
            case RightOf f -> Targets.all(now, frame, f.of()).stream().anyMatch(c -> Places.isLeftOf(now, c, card));
            case OnFlank f -> frame.at(now, card).onFlank(card);
            case OnLeftFlank f -> frame.at(now, card).position(card) == 0;
            case OnRightFlank f -> Places.onRightFlank(frame.at(now, card), card);
            case InCenter f -> Places.inCenter(frame.at(now, card), card);
            case Damaged f -> is(now, frame, card, p -> p.damage() > 0);
            case Has f -> frame.at(now, card).tokens(card, f.token()) >= f.atLeast();
            case HasStatus f -> is(now, frame, card, p -> hasStatus(p, f.status()));
            case AttachedTo f ->
                now.state()
                        .hostOf(card)
                        .filter(host -> Targets.all(now, frame, f.creatures()).contains(host.card()))
                        .isPresent();
            case Upgraded f -> is(now, frame, card, p -> !p.upgrades().isEmpty());
            case WithBonusIcon f -> !frame.at(now, card).icons(card).isEmpty();
            case HasKeyword f -> frame.at(now, card).has(card, f.kind());
            case Stat f ->
                Values.compare(
                        stat(frame.at(now, card), f.stat(), card),
                        f.comparison(),
                        Values.amount(now, frame, f.amount()));
            case HalfOfGigantic f -> frame.at(now, card).script(card).gigantic().isPresent();
            case EvenPower f -> frame.at(now, card).power(card) % 2 == 0;
            case Exhausted f -> is(now, frame, card, Permanent::exhausted);
            case SharesTrait f -> sharesTrait(now, frame, f.with(), card);
            case SharesHouseWithNeighbors f -> neighborsSharingHouse(frame.at(now, card), card) >= f.atLeast();
            case SharesTraitWithAnother f -> sharesTraitWithAnother(frame.at(now, card), card);
            case SharesType f ->
                Targets.all(now, frame, f.with()).stream().anyMatch(c -> type(now, frame, c) == type(now, frame, card));
            case SharesTitle f ->
                Targets.all(now, frame, f.with()).stream()
                        .anyMatch(c -> title(now, frame, c).equals(title(now, frame, card)));
            case SharesHouse f ->
                Targets.all(now, frame, f.with()).stream()
                        .anyMatch(c -> !Collections.disjoint(
                                Belonging.of(frame.at(now, c), c), Belonging.of(frame.at(now, card), card)));
            case Not f -> !test(now, frame, f.filter(), card);
            case And f -> all(now, frame, f.all(), card);
            case Or f -> any(now, frame, f.any(), card);
        };
    }

    private static boolean controlled(Board now, AbilityContext frame, CardId card) {
        return frame.controller(frame.at(now, card), card) == frame.you();
    }

    private static boolean is(Board now, AbilityContext frame, CardId card, Predicate<Permanent> test) {
        return frame.at(now, card).state().find(card).filter(test).isPresent();
    }

    private static CardType type(Board now, AbilityContext frame, CardId card) {
        return frame.at(now, card).type(card);
    }

    static String title(Board now, AbilityContext frame, CardId card) {
        return frame.at(now, card).script(card).definition.title();
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

    private static boolean sharesTrait(Board now, AbilityContext frame, Selector with, CardId card) {
        var traits = frame.at(now, card).traits(card);
        for (var other : Targets.all(now, frame, with)) {
            if (!Collections.disjoint(frame.at(now, other).traits(other), traits)) {
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

    private static boolean all(Board now, AbilityContext frame, List<Filter> filters, CardId card) {
        for (var each : filters) {
            if (!test(now, frame, each, card)) {
                return false;
            }
        }
        return true;
    }

    private static boolean any(Board now, AbilityContext frame, List<Filter> filters, CardId card) {
        for (var each : filters) {
            if (test(now, frame, each, card)) {
                return true;
            }
        }
        return false;
    }
}
