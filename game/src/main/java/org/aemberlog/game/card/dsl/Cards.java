package org.aemberlog.game.card.dsl;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector.Pick;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Selector.Zone;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Trait;

/**
 * Which cards: filters describe a card ({@code friendly(creature())}), selectors say how many of
 * those an instruction is about ({@code a(...)}, {@code each(...)}).
 */
public final class Cards {

    private static final String IT = "it";

    private Cards() {}

    // Filters

    /** Any card at all. */
    public static Filter anyCard() {
        return new Filter.Any();
    }

    /** A creature with all of these qualities. */
    public static Filter creature(Filter... qualities) {
        return ofType(CardType.CREATURE, qualities);
    }

    /** An artifact with all of these qualities. */
    public static Filter artifact(Filter... qualities) {
        return ofType(CardType.ARTIFACT, qualities);
    }

    /** An upgrade with all of these qualities. */
    public static Filter upgrade(Filter... qualities) {
        return ofType(CardType.UPGRADE, qualities);
    }

    /** One that you control. */
    public static Filter friendly(Filter card) {
        return and(new Filter.Friendly(), card);
    }

    /** One that your opponent controls. */
    public static Filter enemy(Filter card) {
        return and(new Filter.Enemy(), card);
    }

    /** One that is not the card with the ability. */
    public static Filter another(Filter card) {
        return and(not(new Filter.IsSelf()), card);
    }

    /** With this trait. */
    public static Filter trait(String name) {
        return new Filter.OfTrait(new Trait(name));
    }

    /** Belonging to this house. */
    public static Filter house(House house) {
        return new Filter.OfHouse(house);
    }

    /** At an end of its battleline. */
    public static Filter onFlank() {
        return new Filter.OnFlank();
    }

    /** With damage on it. */
    public static Filter damaged() {
        return new Filter.Damaged();
    }

    /** A neighbor of the card with the ability. */
    public static Filter neighbor() {
        return new Filter.NeighborOfSelf();
    }

    /** Not so. */
    public static Filter not(Filter filter) {
        return new Filter.Not(filter);
    }

    /** All of these; nested conjunctions become one list. */
    public static Filter and(Filter... filters) {
        List<Filter> all = new ArrayList<>();
        for (Filter filter : filters) {
            if (filter instanceof Filter.And(List<Filter> inner)) {
                all.addAll(inner);
            } else {
                all.add(filter);
            }
        }
        return all.size() == 1 ? all.getFirst() : new Filter.And(all);
    }

    // Selectors

    /** One of them in play, chosen. */
    public static Selector a(Filter card) {
        return choose(1, card);
    }

    /** Exactly so many different ones in play, chosen together. */
    public static Selector choose(int number, Filter card) {
        return inPlay(card, Quantity.exactly(number));
    }

    /** Up to so many different ones in play, chosen together. */
    public static Selector upTo(int number, Filter card) {
        return inPlay(card, Quantity.upTo(number));
    }

    /** All of them in play. */
    public static Selector each(Filter card) {
        return inPlay(card, Quantity.ALL);
    }

    /** The card with the ability. */
    public static Selector self() {
        return new Selector.Self();
    }

    /** The creature that this upgrade is attached to. */
    public static Selector host() {
        return new Selector.Host();
    }

    /** The card that the event is about. */
    public static Selector thatCard() {
        return new Selector.ThatCard();
    }

    /** The cards remembered under this name by {@link Effects#remember}. */
    public static Selector remembered(String name) {
        return new Selector.Ref(name);
    }

    /** What {@link Effects#choose(Selector)} chose. */
    public static Selector it() {
        return remembered(IT);
    }

    /** A neighbor of the card with the ability, chosen when there are two. */
    public static Selector aNeighbor() {
        return new Selector.NeighborsOf(self(), anyCard(), Quantity.exactly(1));
    }

    /** Both neighbors of the card with the ability. */
    public static Selector eachNeighbor() {
        return new Selector.NeighborsOf(self(), anyCard(), Quantity.ALL);
    }

    /** The top card of your deck. */
    public static Selector topOfYourDeck() {
        return new Selector.Select(
                Zone.DECK, PlayerRef.YOU, anyCard(), Quantity.exactly(1), Pick.TOP);
    }

    /** One such card of your discard pile, chosen. */
    public static Selector fromYourDiscard(Filter card) {
        return new Selector.Select(
                Zone.DISCARD, PlayerRef.YOU, card, Quantity.exactly(1), Pick.CHOSEN);
    }

    /** Random cards of a player's hand. */
    public static Selector randomFromHand(PlayerRef whose, int number) {
        return new Selector.Select(
                Zone.HAND, whose, anyCard(), Quantity.exactly(number), Pick.RANDOM);
    }

    private static Selector inPlay(Filter card, Quantity quantity) {
        return new Selector.Select(Zone.IN_PLAY, PlayerRef.EACH, card, quantity, Pick.CHOSEN);
    }

    private static Filter ofType(CardType type, Filter... qualities) {
        Filter[] all = new Filter[qualities.length + 1];
        all[0] = new Filter.OfType(List.of(type));
        System.arraycopy(qualities, 0, all, 1, qualities.length);
        return and(all);
    }
}
