package org.aemberlog.game.engine;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Amount.*;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Condition.*;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.TurnLog;

/** Works out amounts and conditions. */
final class Values {

    private Values() {}

    static int amount(Board board, AbilityContext context, Amount amount) {
        board.step();
        return switch (amount) {
            case Const a -> a.value();
            case Count a -> Targets.all(board, context, a.of()).size();
            case Pool a ->
                sum(a.whose(), board, context, s -> board.state().side(s).aember());
            case ForgedKeys a ->
                sum(a.whose(), board, context, s -> board.state().side(s).keys().size());
            case Tokens a -> {
                int sum = 0;
                for (var card : Targets.all(board, context, a.on())) {
                    sum += context.at(board, card).tokens(card, a.token());
                }
                yield sum;
            }
            case BonusIcons a -> {
                int sum = 0;
                for (var card : Targets.all(board, context, a.on())) {
                    var icons = context.at(board, card).icons(card);
                    sum += a.icon()
                            .map(icon -> Collections.frequency(icons, icon))
                            .orElse(icons.size());
                }
                yield sum;
            }
            case StatOf a -> {
                int sum = 0;
                for (var card : Targets.all(board, context, a.of())) {
                    sum += Filters.stat(context.at(board, card), a.stat(), card);
                }
                yield sum;
            }
            case DifferentPowers a ->
                (int) Targets.all(board, context, a.of()).stream()
                        .map(card -> context.at(board, card).power(card))
                        .distinct()
                        .count();
            case ExtremeStat a -> {
                var stats = Targets.all(board, context, a.of()).stream()
                        .mapToInt(card -> Filters.stat(context.at(board, card), a.stat(), card));
                yield (a.highest() ? stats.max() : stats.min()).orElse(0);
            }
            case ArmorLost a ->
                Targets.all(board, context, a.of()).stream()
                        .mapToInt(card -> context.memory().armorLost.getOrDefault(card, 0))
                        .sum();
            case Amount.Traits a ->
                (int) Targets.all(board, context, a.of()).stream()
                        .flatMap(card -> context.at(board, card).traits(card).stream())
                        .distinct()
                        .count();
            case ChosenNumber _ -> context.memory().number;
            case Houses a ->
                (int) Targets.all(board, context, a.of()).stream()
                        .flatMap(card -> Belonging.of(context.at(board, card), card).stream())
                        .distinct()
                        .filter(house -> !a.without().contains(house))
                        .count();
            case History a -> (int) deeds(board, context, a).count();
            case DifferentCards a ->
                (int) deeds(board, context, a.of())
                        .flatMap(deed -> deed.subject().stream())
                        .distinct()
                        .count();
            case AemberHistory a -> aember(board, context, a);
            case CardsOf a ->
                controlled(context.memory().outcome(a.label()).affected(), a.controller(), board, context);
            case Amount.DestroyedBy a ->
                controlled(context.memory().outcome(a.label()).destroyed(), a.controller(), board, context);
            case AmountOf a -> context.memory().outcome(a.label()).amount();
            case ThatMuch a -> context.thatMuch();
            case Arith a -> {
                int left = amount(board, context, a.left());
                int right = amount(board, context, a.right());
                yield switch (a.operator()) {
                    case PLUS -> left + right;
                    case MINUS -> left - right;
                    case TIMES -> left * right;
                    case DIVIDED_UP -> Math.ceilDiv(left, right);
                    case DIVIDED_DOWN -> Math.floorDiv(left, right);
                    case MIN -> Math.min(left, right);
                };
            }
        };
    }

    /** The deeds of a turn that are what the history asks about. */
    private static int controlled(Collection<CardId> cards, PlayerRef by, Board board, AbilityContext context) {
        return by == PlayerRef.EACH
                ? cards.size()
                : (int) cards.stream()
                        .filter(card -> means(
                                by, board, context, context.at(board, card).controller(card)))
                        .count();
    }

    private static Stream<TurnLog.Entry> deeds(Board board, AbilityContext context, History history) {
        var on = history.what();
        return log(board, history.window()).deeds().stream()
                .filter(deed -> deed.is(on.what())
                        && means(on.actor(), board, context, deed.actor())
                        && deed.subject()
                                .map(c -> Filters.test(board.recalling(deed), context, on.subject(), c))
                                .orElse(on.subject() instanceof Filter.Any));
    }

    /** How much Æmber players gained, lost, stole or captured in a turn. */
    private static int aember(Board board, AbilityContext context, AemberHistory history) {
        int sum = 0;
        for (var flow : log(board, history.window()).flows()) {
            if (flow.how() == history.how() && means(history.who(), board, context, flow.who())) {
                sum += flow.amount();
            }
        }
        return sum;
    }

    private static TurnLog log(Board board, Window window) {
        return switch (window) {
            case THIS_TURN -> board.state().log();
            case PREVIOUS_TURN -> board.state().turn().previous();
        };
    }

    static boolean holds(Board board, AbilityContext context, Condition condition) {
        return switch (condition) {
            case Always c -> true;
            case Compare c ->
                compare(amount(board, context, c.left()), c.comparison(), amount(board, context, c.right()));
            case Matches c ->
                Targets.all(board, context, c.cards()).stream()
                        .anyMatch(card -> Filters.test(board, context, c.filter(), card));
            case Condition.DestroyedBy c -> context.memory().outcome(c.label()).destroyedATarget();
            case Done c -> context.memory().outcome(c.label()).complete();
            case ActiveHouse c ->
                board.state().activeHouse().filter(h -> h == c.house()).isPresent();
            case Even c -> amount(board, context, c.amount()) % 2 == 0;
            case ChosenHouseIsActive _ ->
                context.memory().house.isPresent()
                        && context.memory().house.equals(board.state().activeHouse());
            case TideIs c ->
                board.state()
                        .tide()
                        .filter(high -> means(c.who(), board, context, c.tide() == Tide.HIGH ? high : high.opponent()))
                        .isPresent();
            case TurnOf c -> means(c.who(), board, context, board.state().active());
            case Attacking c -> Targets.all(board, context, c.card()).stream().anyMatch(board::attacks);
            case Fighting c ->
                Targets.all(board, context, c.card()).stream()
                        .anyMatch(card -> board.fightOpponent(card).isPresent());
            case KeyForged c ->
                Arrays.stream(Seat.values())
                        .anyMatch(seat -> means(c.whose(), board, context, seat)
                                && board.state().side(seat).keys().contains(c.color()));
            case AreNamed c ->
                sorted(context.memory().titles)
                        .equals(sorted(Targets.all(board, context, c.cards()).stream()
                                .map(card -> Filters.title(board, context, card))
                                .toList()));
            case ShareHouse c -> Belonging.share(board, context, Targets.all(board, context, c.cards()));
            case InBattleline c ->
                Targets.all(board, context, c.card()).stream().anyMatch(card -> board.position(card) >= 0);
            case Survives c ->
                Targets.all(board, context, c.card()).stream()
                        .anyMatch(card -> board.position(card) >= 0 && !board.falling(card));
            case AsItHappened c -> holds(context.about().orElseThrow().seen, context, c.condition());
            case Condition.Not c -> !holds(board, context, c.condition());
            case AllOf c -> c.all().stream().allMatch(each -> holds(board, context, each));
        };
    }

    private static List<String> sorted(List<String> titles) {
        return titles.stream().sorted().toList();
    }

    static boolean compare(int left, Comparison comparison, int right) {
        return switch (comparison) {
            case EQUAL -> left == right;
            case AT_LEAST -> left >= right;
            case AT_MOST -> left <= right;
        };
    }

    /** Whether a player reference in an ability means {@code seat}. */
    static boolean means(PlayerRef ref, Board board, AbilityContext context, Seat seat) {
        return switch (ref) {
            case YOU -> seat == context.you();
            case OPPONENT -> seat != context.you();
            case EACH -> true;
            case ACTIVE -> seat == board.state().active();
            case THAT_PLAYER -> context.about().filter(h -> h.actor == seat).isPresent();
            case THAT_PLAYERS_OPPONENT ->
                context.about().filter(h -> h.actor != seat).isPresent();
            case ITS_OWNER -> it(context).filter(it -> it.owner() == seat).isPresent();
            case ITS_CONTROLLER ->
                it(context).filter(it -> board.at(it).controller(it) == seat).isPresent();
        };
    }

    private static Optional<CardId> it(AbilityContext context) {
        return context.memory().cards("it").stream()
                .findFirst()
                .or(() -> context.about().flatMap(h -> h.subject));
    }

    private static int sum(PlayerRef whose, Board board, AbilityContext context, ToIntFunction<Seat> value) {
        int sum = 0;
        for (var seat : Seat.values()) {
            if (means(whose, board, context, seat)) {
                sum += value.applyAsInt(seat);
            }
        }
        return sum;
    }
}
