package org.aemberlog.game.card.text;

import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.PlayerRef;

/** The words for what a labelled effect did. */
final class ThisWay {

    private static final String THIS_WAY = "this way";

    private ThisWay() {}

    /** "creature healed this way" */
    static Noun noun(String label, TextContext context) {
        return context.deed(label).map(LabelledEffect::result).orElse(Noun.ANY).followed(THIS_WAY);
    }

    /** "creature destroyed this way" */
    static Noun destroyed(String label, TextContext context) {
        String word = context.deed(label).map(deed -> deed.result().word()).orElse("card");
        return Noun.kind(word).followed("destroyed").followed(THIS_WAY);
    }

    /** "creature you controlled destroyed this way" */
    static Noun destroyed(Amount.DestroyedBy amount, TextContext context) {
        return controlled(destroyed(amount.label(), context), amount.controller(), context);
    }

    /** "creature you controlled purged this way" */
    static Noun noun(Amount.CardsOf amount, TextContext context) {
        return controlled(noun(amount.label(), context), amount.controller(), context);
    }

    private static Noun controlled(Noun noun, PlayerRef by, TextContext context) {
        return by == PlayerRef.EACH
                ? noun
                : noun.followed("that " + context.players().of(by) + " controlled");
    }

    /** "Æmber stolen this way" */
    static String measured(String label, TextContext context) {
        return context.deed(label).map(LabelledEffect::measured).orElse("card moved") + " " + THIS_WAY;
    }

    /** After "if": "you forge a key this way". */
    static String done(String label, TextContext context) {
        return context.deed(label).map(deed -> deed.done(context)).orElse("that is done") + " " + THIS_WAY;
    }
}
