package org.aemberlog.game.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * One player's half of the table.
 *
 * @param keys the forged keys, in the order in which they were forged
 * @param deck from the top
 * @param discard from the top
 * @param battleline from left to right
 * @param handKept whether the player has decided about the starting hand
 */
public record Side(
        int aember,
        List<KeyColor> keys,
        int chains,
        List<CardId> hand,
        List<CardId> deck,
        List<CardId> discard,
        List<CardId> archives,
        List<CardId> purged,
        List<Permanent> battleline,
        List<Permanent> artifacts,
        boolean handKept) {

    public Side {
        keys = List.copyOf(keys);
        hand = List.copyOf(hand);
        deck = List.copyOf(deck);
        discard = List.copyOf(discard);
        archives = List.copyOf(archives);
        purged = List.copyOf(purged);
        battleline = List.copyOf(battleline);
        artifacts = List.copyOf(artifacts);
        if (aember < 0 || chains < 0) {
            throw new IllegalArgumentException("Negative Æmber or chains: " + aember + ", " + chains);
        }
    }

    /** A half with nothing but a deck. */
    static Side of(List<CardId> deck, int chains) {
        return new Side(
                0, List.of(), chains, List.of(), deck, List.of(), List.of(), List.of(), List.of(), List.of(), false);
    }

    /** The cards of a zone outside play. */
    public List<CardId> zone(Zone zone) {
        return switch (zone) {
            case DECK -> deck;
            case HAND -> hand;
            case DISCARD -> discard;
            case ARCHIVES -> archives;
            case PURGED -> purged;
            case IN_PLAY, UNDER, BEING_PLAYED -> throw new IllegalArgumentException(zone + " is no pile of a player.");
        };
    }

    Side with(Zone zone, List<CardId> cards) {
        return switch (zone) {
            case DECK -> withDeck(cards);
            case HAND -> withHand(cards);
            case DISCARD -> withDiscard(cards);
            case ARCHIVES -> withArchives(cards);
            case PURGED -> withPurged(cards);
            case IN_PLAY, UNDER, BEING_PLAYED -> throw new IllegalArgumentException(zone + " is no pile of a player.");
        };
    }

    /** The creature or artifact with this id, if it is in this half. */
    public Optional<Permanent> find(CardId card) {
        int at = positionOf(card);
        if (at >= 0) {
            return Optional.of(battleline.get(at));
        }
        at = indexOf(artifacts, card);
        return at < 0 ? Optional.empty() : Optional.of(artifacts.get(at));
    }

    /** The creature that an upgrade is attached to, if it is in this half. */
    Optional<Permanent> hostOf(CardId upgrade) {
        for (int i = 0; i < battleline.size(); i++) {
            if (battleline.get(i).isHostOf(upgrade)) {
                return Optional.of(battleline.get(i));
            }
        }
        return Optional.empty();
    }

    /** The place of a creature in the battleline from 0 at the left, or -1. */
    public int positionOf(CardId card) {
        return indexOf(battleline, card);
    }

    /** Cards are looked for so often that even the iterators of loops over lists would count. */
    private static int indexOf(List<Permanent> permanents, CardId card) {
        for (int i = 0; i < permanents.size(); i++) {
            if (permanents.get(i).card().equals(card)) {
                return i;
            }
        }
        return -1;
    }

    Side withAember(int value) {
        var draft = new Draft(this);
        draft.aember = value;
        return draft.build();
    }

    Side withKeys(List<KeyColor> value) {
        var draft = new Draft(this);
        draft.keys = value;
        return draft.build();
    }

    Side withChains(int value) {
        var draft = new Draft(this);
        draft.chains = value;
        return draft.build();
    }

    Side withHand(List<CardId> value) {
        var draft = new Draft(this);
        draft.hand = value;
        return draft.build();
    }

    Side withDeck(List<CardId> value) {
        var draft = new Draft(this);
        draft.deck = value;
        return draft.build();
    }

    Side withDiscard(List<CardId> value) {
        var draft = new Draft(this);
        draft.discard = value;
        return draft.build();
    }

    Side withArchives(List<CardId> value) {
        var draft = new Draft(this);
        draft.archives = value;
        return draft.build();
    }

    Side withPurged(List<CardId> value) {
        var draft = new Draft(this);
        draft.purged = value;
        return draft.build();
    }

    Side withBattleline(List<Permanent> value) {
        var draft = new Draft(this);
        draft.battleline = value;
        return draft.build();
    }

    Side withArtifacts(List<Permanent> value) {
        var draft = new Draft(this);
        draft.artifacts = value;
        return draft.build();
    }

    Side withHandKept() {
        var draft = new Draft(this);
        draft.handKept = true;
        return draft.build();
    }

    /** Changes the one card in play with this id, or returns null when it is not here. */
    Side changing(CardId card, UnaryOperator<Permanent> change) {
        int at = positionOf(card);
        if (at >= 0) {
            return withBattleline(set(battleline, at, change.apply(battleline.get(at))));
        }
        at = indexOf(artifacts, card);
        return at < 0 ? null : withArtifacts(set(artifacts, at, change.apply(artifacts.get(at))));
    }

    /** Changes every card in play. */
    Side changingAll(UnaryOperator<Permanent> change) {
        var draft = new Draft(this);
        draft.battleline = changed(battleline, change);
        draft.artifacts = changed(artifacts, change);
        return draft.build();
    }

    private static List<Permanent> changed(List<Permanent> permanents, UnaryOperator<Permanent> change) {
        var changed = new ArrayList<>(permanents);
        changed.replaceAll(change);
        return changed;
    }

    static <T> List<T> plus(List<T> list, T last) {
        var more = new ArrayList<T>(list.size() + 1);
        more.addAll(list);
        more.add(last);
        return more;
    }

    static <T> List<T> set(List<T> list, int index, T value) {
        var changed = new ArrayList<>(list);
        changed.set(index, value);
        return changed;
    }

    /** A copy while it is changed; what is not named stays as it is. */
    private static final class Draft {
        private int aember;
        private List<KeyColor> keys;
        private int chains;
        private List<CardId> hand;
        private List<CardId> deck;
        private List<CardId> discard;
        private List<CardId> archives;
        private List<CardId> purged;
        private List<Permanent> battleline;
        private List<Permanent> artifacts;
        private boolean handKept;

        Draft(Side from) {
            aember = from.aember;
            keys = from.keys;
            chains = from.chains;
            hand = from.hand;
            deck = from.deck;
            discard = from.discard;
            archives = from.archives;
            purged = from.purged;
            battleline = from.battleline;
            artifacts = from.artifacts;
            handKept = from.handKept;
        }

        Side build() {
            return new Side(
                    aember, keys, chains, hand, deck, discard, archives, purged, battleline, artifacts, handKept);
        }
    }
}
