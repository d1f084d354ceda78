package org.aemberlog.game.engine;

import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Amount.*;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Condition.*;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.engine.Frame.Outcome;
import org.aemberlog.game.state.Seat;

/** Works out amounts and conditions. */
final class Values {

    private Values() {}

    static int amount(Board board, Frame frame, Amount amount) {
        return switch (amount) {
            case Const a -> a.value();
            case Count a -> Targets.all(board, frame, a.of()).size();
            case Pool a -> sum(a.whose(), frame.you(), s -> board.state().side(s).aember());
            case ForgedKeys a ->
                    sum(a.whose(), frame.you(), s -> board.state().side(s).keys().size());
            case CardsOf a -> outcome(frame, a.label()).cards().size();
            case ThatMuch a -> frame.thatMuch();
            case Arith a -> {
                int left = amount(board, frame, a.left());
                int right = amount(board, frame, a.right());
                yield switch (a.operator()) {
                    case PLUS -> left + right;
                    case MINUS -> left - right;
                    case TIMES -> left * right;
                    case MIN -> Math.min(left, right);
                    case MAX -> Math.max(left, right);
            default -> throw new UnsupportedOperationException(String.valueOf(a));
                };
            }
            default -> throw new UnsupportedOperationException(String.valueOf(amount));
        };
    }

    static boolean holds(Board board, Frame frame, Condition condition) {
        return switch (condition) {
            case Always c -> true;
            case Compare c -> {
                int left = amount(board, frame, c.left());
                int right = amount(board, frame, c.right());
                yield switch (c.comparison()) {
                    case EQUAL -> left == right;
                    case AT_LEAST -> left >= right;
                    case AT_MOST -> left <= right;
                };
            }
            case Matches c ->
                    Targets.all(board, frame, c.cards()).stream()
                            .anyMatch(card -> Filters.test(board, frame, c.filter(), card));
            case Condition.DestroyedBy c -> !outcome(frame, c.label()).destroyed().isEmpty();
            default -> throw new UnsupportedOperationException(String.valueOf(condition));
        };
    }

    /** Whether a player reference of a card whose "you" is {@code you} means {@code seat}. */
    static boolean means(PlayerRef ref, Seat you, Seat seat) {
        return switch (ref) {
            case YOU -> seat == you;
            case OPPONENT -> seat != you;
            case EACH -> true;
            default -> throw new UnsupportedOperationException(String.valueOf(ref));
        };
    }

    private static int sum(
            PlayerRef whose, Seat you, java.util.function.ToIntFunction<Seat> value) {
        int sum = 0;
        for (var seat : Seat.values()) {
            if (means(whose, you, seat)) {
                sum += value.applyAsInt(seat);
            }
        }
        return sum;
    }

    private static Outcome outcome(Frame frame, String label) {
        var outcome = frame.outcomes().get(label);
        if (outcome == null) {
            throw new IllegalStateException("Nothing was remembered as '" + label + "'");
        }
        return outcome;
    }
}
