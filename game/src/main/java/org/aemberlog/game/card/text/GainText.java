package org.aemberlog.game.card.text;

import org.aemberlog.game.card.AemberPlace;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Token;

/** The words for what players gain and lose. */
final class GainText {

    private final TextContext context;

    GainText(TextContext context) {
        this.context = context;
    }

    Clause clause(Effect.AemberEffect effect) {
        return switch (effect) {
            case Effect.GainAember e -> of(e);
            case Effect.LoseAember e -> of(e);
            case Effect.Steal e -> of(e);
            case Effect.Capture e -> new CaptureText(context).clause(e);
            case Effect.MoveAember e -> of(e);
            case Effect.OnCards e -> VerbPhrase.clause(e, context);
        };
    }

    Clause clause(Effect.PlayerEffect effect) {
        return switch (effect) {
            case Effect.ForgeKey e -> of(e);
            case Effect.ForgeKeyFree e -> context.players().by(e.who(), "forge", "a key at no cost");
            case Effect.UnforgeKey e -> of(e);
            case Effect.GainChains e -> of(e);
            case Effect.ResetTide _ -> Clause.whole("the tide becomes neutral");
            case Effect.ChosenHouseBecomesActive _ -> Clause.whole("the chosen house becomes the active house");
            case Effect.EndTurn _ -> Clause.whole("the turn ends");
            case Effect.RaiseTide e -> context.players().by(e.who(), "raise", "the tide");
        };
    }

    /** "gain 1 Æmber" */
    Clause of(Effect.GainAember e) {
        return context.players()
                .by(
                        e.who(),
                        "gain",
                        Measure.of(e.amount(), Unit.AEMBER, context).text());
    }

    /** "your opponent loses half of their Æmber, rounded up" */
    Clause of(Effect.LoseAember e) {
        String their = Naming.their(e.who());
        return context.players()
                .by(
                        e.who(),
                        "lose",
                        Measure.of(e.amount(), e.who(), their, context).text());
    }

    /** "gain 2 chains" */
    Clause of(Effect.GainChains e) {
        return context.players()
                .by(e.who(), "gain", Measure.of(e.amount(), Unit.CHAIN, context).text());
    }

    /** "forge a key at +6 Æmber current cost" */
    Clause of(Effect.ForgeKey e) {
        return context.players().by(e.who(), "forge", "a key at " + cost(e.more()));
    }

    /** "steal 1 Æmber" */
    Clause of(Effect.Steal e) {
        PlayerRef victim = switch (e.thief()) {
            case YOU -> PlayerRef.OPPONENT;
            case OPPONENT -> PlayerRef.YOU;
            case THAT_PLAYER -> PlayerRef.THAT_PLAYERS_OPPONENT;
            case THAT_PLAYERS_OPPONENT -> PlayerRef.THAT_PLAYER;
            case EACH, ACTIVE, ITS_OWNER, ITS_CONTROLLER -> e.thief();
        };
        return context.players()
                .by(
                        e.thief(),
                        "steal",
                        Measure.of(e.amount(), victim, context.players().possessive(victim), context)
                                .text());
    }

    /** "move 1 Æmber from your pool to the common supply" */
    Clause of(Effect.MoveAember e) {
        var from = e.from();
        var whole = switch (from) {
            case AemberPlace.PoolOf(var who) -> new Amount.Pool(who);
            case AemberPlace.On(var card) -> new Amount.Tokens(Token.AEMBER, card);
            case AemberPlace.Supply _ -> new Amount.Const(0);
        };
        var amount = Measure.all(e.amount(), whole, "the Æmber", context)
                .orElseGet(() -> Measure.of(e.amount(), Unit.AEMBER, context));
        String verb = e.to() instanceof AemberPlace.On && from instanceof AemberPlace.Supply ? "put" : "move";
        String source = " from " + place(from);
        return Clause.order(
                verb,
                amount.head()
                        + source
                        + (e.to() instanceof AemberPlace.On ? onto(verb) : " to ")
                        + place(e.to())
                        + amount.tail());
    }

    private static String onto(String verb) {
        return verb.equals("put") ? " on " : " to ";
    }

    private String place(AemberPlace place) {
        return switch (place) {
            case AemberPlace.PoolOf p -> context.players().possessive(p.whose()) + " pool";
            case AemberPlace.On p -> new SelectorText(context).phrase(p.card()).severally();
            case AemberPlace.Supply _ -> "the common supply";
        };
    }

    private String cost(Amount more) {
        if (more.equals(new Amount.Const(0))) {
            return "current cost";
        }
        if (more instanceof Amount.Arith(var operator, Amount.Const(int n), var less)
                && operator == Amount.Operator.MINUS) {
            return Signed.of(n)
                    + " Æmber current cost, reduced by "
                    + Measure.of(less, Unit.AEMBER, context).text();
        }
        return Signed.of(more, Unit.AEMBER, context).replaceFirst("Æmber", "Æmber current cost");
    }

    /** "unforge one of your opponent’s keys" */
    Clause of(Effect.UnforgeKey e) {
        return switch (e.which()) {
            case ANY -> Clause.order("unforge", "one of " + context.players().possessive(e.who()) + " keys");
            case FORGED_ON_PREVIOUS_TURN ->
                Clause.order("unforge", "a key that " + context.players().of(e.who()) + " forged on the previous turn");
        };
    }
}
