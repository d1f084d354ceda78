package org.aemberlog.game.card.text;

import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;

/** The words for capturing. */
final class CaptureText {

    private final TextContext context;

    CaptureText(TextContext context) {
        this.context = context;
    }

    /** "capture 1 Æmber", "each friendly creature captures 1 Æmber" */
    Clause clause(Effect.Capture e) {
        var by = new SelectorText(context).phrase(e.by());
        context.mentioned(e.by());
        if (e.by() instanceof Selector.Self && context.happening().isEmpty()) {
            return Clause.order("capture", what(e, "your pool"));
        }
        return by.plural()
                ? new Clause(by.subject(), true, "each capture", what(e, "their controllers’ pools"))
                : new Clause(by.subject(), false, "capture", what(e, "its controller’s pool"));
    }

    private String what(Effect.Capture e, String ownPool) {
        return switch (e.from()) {
            case OPPONENT ->
                Measure.of(e.amount(), PlayerRef.OPPONENT, context.players().possessive(PlayerRef.OPPONENT), context)
                        .text();
            case OWN_SIDE -> aember(e) + " from " + ownPool;
            case ANYWHERE -> aember(e) + " from the players’ pools in any combination";
            case THAT_AEMBER -> e.amount() instanceof Amount.Const(int n) ? n + " of that Æmber" : "that Æmber";
        };
    }

    private String aember(Effect.Capture e) {
        return Measure.of(e.amount(), Unit.AEMBER, context).text();
    }
}
