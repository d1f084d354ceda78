package org.aemberlog.game.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What says who controls a card in play. The most recent claim takes precedence (glossary, Control). A card has claims
 * for as long as a text keeps up one of them; the first is then of whoever controlled it before.
 *
 * @param by the text that keeps it up; empty if it is for good
 */
public record Claim(CardId card, Seat seat, Optional<Text> by) {

    /**
     * What says something for as long as it is in force.
     *
     * @param source the card whose text it is
     * @param lasting the number of the lasting effect that it is; 0 if the card says it as long as it is in play
     */
    public record Text(CardId source, long lasting) {}

    /** Whether a text keeps it up. */
    public boolean held() {
        return by.isPresent();
    }

    /** Whether it is on a card by a text. */
    public boolean is(CardId what, Text text) {
        return card.equals(what) && by.filter(text::equals).isPresent();
    }

    /** All claims with a new one, on a card that {@code before} controlled until then. */
    static List<Claim> after(List<Claim> claims, Seat before, Claim latest) {
        var left = new ArrayList<Claim>();
        if (claims.stream().noneMatch(claim -> claim.card.equals(latest.card))) {
            left.add(new Claim(latest.card, before, Optional.empty()));
        }
        claims.stream()
                .filter(claim -> !claim.card.equals(latest.card) || !claim.by.equals(latest.by))
                .forEach(left::add);
        left.add(latest);
        return settled(left, latest.card);
    }

    /** What remains after a text let go of a card. */
    static List<Claim> released(List<Claim> claims, CardId card, Text by) {
        return settled(claims.stream().filter(claim -> !claim.is(card, by)).toList(), card);
    }

    /** What remains after a card left play. */
    static List<Claim> without(List<Claim> claims, CardId card) {
        return claims.stream().filter(claim -> !claim.card.equals(card)).toList();
    }

    /** Claims that are all for good need not be remembered: the last one has been met. */
    private static List<Claim> settled(List<Claim> claims, CardId card) {
        boolean held = claims.stream().anyMatch(claim -> claim.card.equals(card) && claim.held());
        return held ? claims : without(claims, card);
    }
}
