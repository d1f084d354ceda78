package org.aemberlog.game.engine;

import java.util.EnumMap;
import java.util.Map;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier.GainKeyword;
import org.aemberlog.game.card.Modifier.LoseKeywords;
import org.aemberlog.game.state.CardId;

/** Works out which keywords cards in play have: printed, gained and lost (glossary, Keyword). */
final class Keywords {

    private Keywords() {}

    static boolean has(Board board, CardId card, KeywordKind kind) {
        for (var it : board.inForce(LoseKeywords.class)) {
            if (it.modifier().kinds().contains(kind) && it.appliesTo(board, card)) {
                return false;
            }
        }
        if (board.compiled(card).hasKeyword(kind)) {
            return true;
        }
        for (var it : board.inForce(GainKeyword.class)) {
            if (it.modifier().kind() == kind && it.appliesTo(board, card)) {
                return true;
            }
        }
        return false;
    }

    /** All keywords with their values, which add up. */
    static Map<KeywordKind, Integer> all(Board board, CardId card) {
        var all = new EnumMap<KeywordKind, Integer>(KeywordKind.class);
        all.putAll(board.compiled(card).keywords());
        for (var it : board.inForce(GainKeyword.class)) {
            if (it.appliesTo(board, card)) {
                int value = it.amount(board, it.modifier().value());
                all.merge(it.modifier().kind(), value, Integer::sum);
            }
        }
        for (var it : board.inForce(LoseKeywords.class)) {
            if (it.appliesTo(board, card)) {
                all.keySet().removeAll(it.modifier().kinds());
            }
        }
        return all;
    }
}
