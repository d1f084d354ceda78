package org.aemberlog.game.bot.table;

import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Amount.*;
import org.aemberlog.game.card.PlayerRef;

/** Works amounts out as far as what is seen tells; where it does not, guesses. */
public final class Estimates {

    /** What an amount is taken for that only the resolution knows. */
    private static final int GUESS = 2;

    private final Seen seen;
    private final Fits fits;

    /** Works out the amounts of the abilities whose selectors are read by {@code fits}. */
    public Estimates(Seen seen, Fits fits) {
        this.seen = seen;
        this.fits = fits;
    }

    /** What an amount comes to, or a guess. */
    public int of(Amount amount) {
        return switch (amount) {
            case Const a -> a.value();
            case Count a -> fits.candidates(fits.resolved(a.of())).size();
            case Pool a -> seen.pool(a.whose());
            case ForgedKeys a -> keys(a.whose());
            case Arith a -> arithmetic(a.operator(), of(a.left()), of(a.right()));
            case Tokens _, StatOf _, DifferentPowers _, Houses _, History _, AemberHistory _ -> GUESS;
            case ExtremeStat _, ArmorLost _, Traits _, ChosenNumber _ -> GUESS;
            case CardsOf _, DestroyedBy _, AmountOf _, ThatMuch _, BonusIcons _, DifferentCards _ -> GUESS;
        };
    }

    private int keys(PlayerRef whose) {
        return whose == PlayerRef.OPPONENT
                ? seen.theirs().keys().size()
                : seen.mine().keys().size();
    }

    private static int arithmetic(Operator operator, int left, int right) {
        return switch (operator) {
            case PLUS -> left + right;
            case MINUS -> left - right;
            case TIMES -> left * right;
            case DIVIDED_UP -> right == 0 ? 0 : Math.ceilDiv(left, right);
            case DIVIDED_DOWN -> right == 0 ? 0 : left / right;
            case MIN -> Math.min(left, right);
        };
    }
}
