package org.aemberlog.game.card.text;

import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.PlayerRef;

/** The words for what a labelled effect did. */
final class ThisWay {

    private static final String THIS_WAY = "this way";

    private ThisWay() {}

    /** "creature healed this way" */
    static Noun noun(String label, TextContext told) {
        return told.deed(label).map(LabelledEffect::result).orElse(Noun.ANY).followed(THIS_WAY);
    }

    /** "creature destroyed this way" */
    static Noun destroyed(String label, TextContext told) {
        String word = told.deed(label).map(deed -> deed.result().word()).orElse("card");
        return Noun.kind(word).followed("destroyed").followed(THIS_WAY);
    }

    /** "creature you controlled destroyed this way" */
    static Noun destroyed(Amount.DestroyedBy amount, TextContext told) {
        return controlled(destroyed(amount.label(), told), amount.controller(), told);
    }

    /** "creature you controlled purged this way" */
    static Noun noun(Amount.CardsOf amount, TextContext told) {
        return controlled(noun(amount.label(), told), amount.controller(), told);
    }

    private static Noun controlled(Noun noun, PlayerRef by, TextContext told) {
        return by == PlayerRef.EACH
                ? noun
                : noun.followed("that " + told.players().of(by) + " controlled");
    }

    /** "Æmber stolen this way" */
    static String measured(String label, TextContext told) {
        return told.deed(label).map(LabelledEffect::measured).orElse("card moved") + " " + THIS_WAY;
    }

    /** After "if": "you forge a key this way". */
    static String done(String label, TextContext told) {
        return told.deed(label).map(deed -> deed.done(told)).orElse("that is done") + " " + THIS_WAY;
    }
}
