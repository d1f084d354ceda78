package org.aemberlog.game.engine;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.TurnLog.Look;

/** What cards are at a moment, as the log of a turn remembers them. */
final class Looks {

    private Looks() {}

    /** What a card in play is, if that is not just as it is printed. */
    static Optional<Look> of(Board board, CardId card) {
        var type = board.type(card);
        var look = new Look(
                type,
                board.state().definitionOf(card),
                board.housesOf(card),
                List.copyOf(Traits.all(board, card)),
                type == CardType.CREATURE ? board.power(card) : 0);
        return unlessPrinted(board, card, look);
    }

    /** What a card outside play is as it is played: a definition in one of its forms. */
    static Optional<Look> played(Board board, CardId card, String definition, CardType form) {
        return unlessPrinted(board, card, outsidePlay(board, card, definition, form));
    }

    /** What a card outside play is in one of its forms. */
    static Look inForm(Board board, CardId card, CardType form) {
        return outsidePlay(board, card, board.state().definitionOf(card), form);
    }

    /** What a card outside play is as a copy of another one. */
    static Look ofCopy(Board board, CardId card, String definition) {
        return outsidePlay(
                board,
                card,
                definition,
                board.matchCards().compiled(definition).definition.type());
    }

    /** What a card is as it is printed. */
    static Look printed(Board board, CardId card) {
        return outsidePlay(
                board,
                card,
                board.state().deckCard(card).definition(),
                board.matchCards().definition(card).type());
    }

    private static Optional<Look> unlessPrinted(Board board, CardId card, Look look) {
        return look.equals(printed(board, card)) ? Optional.empty() : Optional.of(look);
    }

    private static Look outsidePlay(Board board, CardId card, String definition, CardType type) {
        var printed = board.matchCards().compiled(definition).definition;
        return new Look(
                type,
                definition,
                List.of(board.state().houseOf(card)),
                printed.traits(),
                type == CardType.CREATURE ? printed.power() : 0);
    }
}
