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

/** Tests cards. A card that has left play is as it was last seen there. */
final class Filters {

    private Filters() {}

    static boolean test(Board now, AbilityContext frame, Filter filter, CardId card) {
        now.step();
        return switch (filter) {
            case Any f -> true;
            case Friendly f -> controlled(now, frame, card);
            case Enemy f -> !controlled(now, frame, card);
            case ControlledBy f -> Values.means(f.who(), now, frame, frame.controller(now.at(card), card));
            case OfType f -> f.types().contains(now.at(card).type(card));
            case OfHouse f -> Belonging.of(now, card).contains(f.house());
            case OfChosenHouse f ->
                frame.notes().house.filter(Belonging.of(now, card)::contains).isPresent();
            case OfActiveHouse f ->
                now.state()
                        .activeHouse()
                        .filter(Belonging.of(now, card)::contains)
                        .isPresent();
            case OfCommonHouse f ->
                !Collections.disjoint(
                        Belonging.common(now, f.creatures()), now.at(card).housesOf(card));
            case OfIdentityHouse f ->
                !Collections.disjoint(Belonging.of(now, card), Players.identityHouses(now, frame.you()));
            case OfTrait f -> Traits.has(now.at(card), card, f.trait());
            case OfChosenTrait f ->
                frame.notes()
                        .trait
                        .filter(it -> Traits.has(now.at(card), card, it))
                        .isPresent();
            case Named f -> title(now, card).equals(f.title());
            case WithNamedTitle f -> frame.notes().titles.contains(title(now, card));
            case IsSelf f -> card.equals(frame.source());
            case IsAmong f -> Targets.all(now, frame, f.cards()).contains(card);
            case NeighborOfSelf f ->
                now.at(frame.source()).neighbors(frame.source()).contains(card);
            case LeftOf f -> Targets.all(now, frame, f.of()).stream().anyMatch(c -> Places.isLeftOf(now, card, c));
            case RightOf f -> Targets.all(now, frame, f.of()).stream().anyMatch(c -> Places.isLeftOf(now, c, card));
            case OnFlank f -> now.at(card).onFlank(card);
            case OnLeftFlank f -> now.at(card).position(card) == 0;
            case OnRightFlank f -> Places.onRightFlank(now.at(card), card);
            case InCenter f -> Places.inCenter(now.at(card), card);
            case Damaged f -> is(now, card, p -> p.damage() > 0);
            case Has f -> now.tokens(card, f.token()) >= f.atLeast();
            case HasStatus f -> is(now, card, p -> hasStatus(p, f.status()));
            case AttachedTo f ->
                now.state()
                        .hostOf(card)
                        .filter(host -> Targets.all(now, frame, f.creatures()).contains(host.card()))
                        .isPresent();
            case Upgraded f -> is(now, card, p -> !p.upgrades().isEmpty());
            case WithBonusIcon f -> !now.at(card).icons(card).isEmpty();
            case HasKeyword f -> now.at(card).has(card, f.kind());
            case Stat f ->
                Values.compare(
                        stat(now.at(card), f.stat(), card), f.comparison(), Values.amount(now, frame, f.amount()));
            case HalfOfGigantic f -> now.at(card).script(card).gigantic().isPresent();
            case EvenPower f -> now.at(card).power(card) % 2 == 0;
            case Exhausted f -> is(now, card, Permanent::exhausted);
            case SharesTrait f -> sharesTrait(now, frame, f.with(), card);
            case SharesHouseWithNeighbors f -> neighborsSharingHouse(now.at(card), card) >= f.atLeast();
            case SharesTraitWithAnother f -> sharesTraitWithAnother(now.at(card), card);
            case SharesType f ->
                Targets.all(now, frame, f.with()).stream().anyMatch(c -> type(now, c) == type(now, card));
            case SharesTitle f ->
                Targets.all(now, frame, f.with()).stream()
                        .anyMatch(c -> title(now, c).equals(title(now, card)));
            case SharesHouse f ->
                Targets.all(now, frame, f.with()).stream()
                        .anyMatch(c -> !Collections.disjoint(Belonging.of(now, c), Belonging.of(now, card)));
            case Not f -> !test(now, frame, f.filter(), card);
            case And f -> all(now, frame, f.all(), card);
            case Or f -> any(now, frame, f.any(), card);
        };
    }

    private static boolean controlled(Board now, AbilityContext frame, CardId card) {
        return frame.controller(now.at(card), card) == frame.you();
    }

    private static boolean is(Board now, CardId card, Predicate<Permanent> test) {
        return now.at(card).state().find(card).filter(test).isPresent();
    }

    private static CardType type(Board now, CardId card) {
        return now.at(card).type(card);
    }

    static String title(Board now, CardId card) {
        return now.at(card).script(card).definition.title();
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
        var traits = now.traits(card);
        for (var other : Targets.all(now, frame, with)) {
            if (!Collections.disjoint(now.traits(other), traits)) {
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
