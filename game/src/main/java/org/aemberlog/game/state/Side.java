package org.aemberlog.game.state;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.card.Zone;

/**
 * One player's half of the table.
 *
 * @param keys the forged keys, in the order in which they were forged
 * @param handKept whether the player has decided about the starting hand
 * @param battleline from left to right
 */
public record Side(
        int aember,
        List<KeyColor> keys,
        int chains,
        boolean handKept,
        Zones zones,
        List<Permanent> battleline,
        List<Permanent> artifacts) {

    public Side {
        keys = List.copyOf(keys);
        battleline = List.copyOf(battleline);
        artifacts = List.copyOf(artifacts);
        if (aember < 0 || chains < 0) {
            throw new IllegalArgumentException("Negative Æmber or chains: " + aember + ", " + chains);
        }
    }

    /**
     * A player's cards outside play.
     *
     * @param deck from the top
     * @param discard from the top
     * @param faceup those archived cards that both players see
     * @param homebound those archived cards that go to their owner's hand if they leave the archives
     */
    public record Zones(
            List<CardId> hand,
            List<CardId> deck,
            List<CardId> discard,
            List<CardId> archives,
            List<CardId> faceup,
            List<CardId> homebound,
            List<CardId> purged) {

        public Zones {
            hand = List.copyOf(hand);
            deck = List.copyOf(deck);
            discard = List.copyOf(discard);
            archives = List.copyOf(archives);
            faceup = List.copyOf(faceup);
            homebound = List.copyOf(homebound);
            purged = List.copyOf(purged);
        }

        Zones with(Zone zone, List<CardId> cards) {
            return switch (zone) {
                case DECK -> new Zones(hand, cards, discard, archives, faceup, homebound, purged);
                case HAND -> new Zones(cards, deck, discard, archives, faceup, homebound, purged);
                case DISCARD -> new Zones(hand, deck, cards, archives, faceup, homebound, purged);
                case ARCHIVES -> archiving(cards);
                case PURGED -> new Zones(hand, deck, discard, archives, faceup, homebound, cards);
                case IN_PLAY, UNDER, BEING_PLAYED -> throw noPile(zone);
            };
        }

        private Zones archiving(List<CardId> cards) {
            return new Zones(hand, deck, discard, cards, still(faceup, cards), still(homebound, cards), purged);
        }

        private static List<CardId> still(List<CardId> marked, List<CardId> archives) {
            return marked.stream().filter(archives::contains).toList();
        }

        Zones dealtAnew(UnaryOperator<List<CardId>> dealt) {
            return new Zones(dealt.apply(hand), dealt.apply(deck), discard, archives, faceup, homebound, purged)
                    .archiving(dealt.apply(archives));
        }

        Zones showing(CardId archived) {
            return new Zones(hand, deck, discard, archives, Lists.plus(faceup, archived), homebound, purged);
        }

        Zones sendingHome(CardId archived) {
            return new Zones(hand, deck, discard, archives, faceup, Lists.plus(homebound, archived), purged);
        }
    }

    /** A half with nothing but a deck. */
    public static Side of(List<CardId> deck, int chains, boolean handKept) {
        var zones = new Zones(List.of(), deck, List.of(), List.of(), List.of(), List.of(), List.of());
        return new Side(0, List.of(), chains, handKept, zones, List.of(), List.of());
    }

    /** The cards in hand. */
    public List<CardId> hand() {
        return zones.hand;
    }

    /** The deck from the top. */
    public List<CardId> deck() {
        return zones.deck;
    }

    /** The discard pile from the top. */
    public List<CardId> discard() {
        return zones.discard;
    }

    /** The archived cards. */
    public List<CardId> archives() {
        return zones.archives;
    }

    /** Those archived cards that lie faceup, so that both players see them. */
    public List<CardId> faceup() {
        return zones.faceup;
    }

    /** Those archived cards that go to their owner's hand if they leave the archives. */
    public List<CardId> homebound() {
        return zones.homebound;
    }

    /** The purged cards. */
    public List<CardId> purged() {
        return zones.purged;
    }

    /** The cards of a zone outside play. */
    public List<CardId> zone(Zone zone) {
        return switch (zone) {
            case DECK -> deck();
            case HAND -> hand();
            case DISCARD -> discard();
            case ARCHIVES -> archives();
            case PURGED -> purged();
            case IN_PLAY, UNDER, BEING_PLAYED -> throw noPile(zone);
        };
    }

    private static IllegalArgumentException noPile(Zone zone) {
        return new IllegalArgumentException(zone + " is no pile of a player.");
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

    /** Whether the creature or artifact with this id is in this half. */
    boolean has(CardId card) {
        return positionOf(card) >= 0 || indexOf(artifacts, card) >= 0;
    }

    /** Whether a card is in play in this half, upgrades included. */
    boolean inPlay(CardId card) {
        return has(card) || hostAt(card) >= 0;
    }

    /** The creature that an upgrade is attached to, if it is in this half. */
    Optional<Permanent> hostOf(CardId upgrade) {
        int at = hostAt(upgrade);
        return at < 0 ? Optional.empty() : Optional.of(battleline.get(at));
    }

    private int hostAt(CardId upgrade) {
        for (int i = 0; i < battleline.size(); i++) {
            if (battleline.get(i).isHostOf(upgrade)) {
                return i;
            }
        }
        return -1;
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
        return new Side(value, keys, chains, handKept, zones, battleline, artifacts);
    }

    Side withKeys(List<KeyColor> value) {
        return new Side(aember, value, chains, handKept, zones, battleline, artifacts);
    }

    Side withChains(int value) {
        return new Side(aember, keys, value, handKept, zones, battleline, artifacts);
    }

    Side withHandKept() {
        return new Side(aember, keys, chains, true, zones, battleline, artifacts);
    }

    Side with(Zone zone, List<CardId> cards) {
        return new Side(aember, keys, chains, handKept, zones.with(zone, cards), battleline, artifacts);
    }

    /** Turns an archived card faceup. */
    Side showing(CardId archived) {
        return new Side(aember, keys, chains, handKept, zones.showing(archived), battleline, artifacts);
    }

    /** Marks an archived card that goes to its owner's hand if it leaves the archives. */
    Side sendingHome(CardId archived) {
        return new Side(aember, keys, chains, handKept, zones.sendingHome(archived), battleline, artifacts);
    }

    Side withInPlay(List<Permanent> line, List<Permanent> others) {
        return new Side(aember, keys, chains, handKept, zones, line, others);
    }

    Side withBattleline(List<Permanent> value) {
        return withInPlay(value, artifacts);
    }

    Side withArtifacts(List<Permanent> value) {
        return withInPlay(battleline, value);
    }

    /** Changes the one card in play with this id, or returns null when it is not here. */
    Side changing(CardId card, UnaryOperator<Permanent> change) {
        int at = positionOf(card);
        if (at >= 0) {
            return withBattleline(Lists.set(battleline, at, change.apply(battleline.get(at))));
        }
        at = indexOf(artifacts, card);
        return at < 0 ? null : withArtifacts(Lists.set(artifacts, at, change.apply(artifacts.get(at))));
    }

    /** Other cards in the piles that not everybody sees, and under those in play. */
    Side dealtAnew(UnaryOperator<List<CardId>> dealt) {
        var side = new Side(aember, keys, chains, handKept, zones.dealtAnew(dealt), battleline, artifacts);
        return side.changingAll(permanent -> permanent.underDealtAnew(dealt));
    }

    /** Changes every card in play. */
    Side changingAll(UnaryOperator<Permanent> change) {
        return withInPlay(Lists.changed(battleline, change), Lists.changed(artifacts, change));
    }
}
