package org.aemberlog.game.card.dsl;

import java.util.List;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Pick;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Zone;

/** Which of the cards: chosen, all, random, referred to. */
public abstract class TargetWords extends CardWords {

    static final String IT = "it";

    /** One of them in play, chosen: {@code a(friendly(creature()))}. */
    public static Selector a(Filter card) {
        return choose(1, card);
    }

    /** Exactly so many in play, chosen together: {@code choose(2, creature())}. */
    public static Selector choose(int number, Filter card) {
        return inPlay(card, Quantity.exactly(number));
    }

    /** Up to so many in play, chosen together: {@code upTo(3, creature())}. */
    public static Selector upTo(int number, Filter card) {
        return inPlay(card, Quantity.upTo(number));
    }

    /** At least so many in play, chosen together: {@code orMore(1, friendly(creature()))}. */
    public static Selector orMore(int number, Filter card) {
        return inPlay(card, Quantity.atLeast(number));
    }

    /** Any number of them in play, chosen together: {@code anyNumber(friendly(creature()))}. */
    public static Selector anyNumber(Filter card) {
        return inPlay(card, Quantity.ANY);
    }

    /** All of them in play: {@code each(enemy(creature()))}. */
    public static Selector each(Filter card) {
        return inPlay(card, Quantity.ALL);
    }

    /** The most powerful of them; ties are chosen among: {@code mostPowerful(1, creature())}. */
    public static Selector mostPowerful(int number, Filter card) {
        return new Selector.Select(Zone.IN_PLAY, PlayerRef.EACH, card, Quantity.exactly(number), Pick.MOST_POWERFUL);
    }

    /** The least powerful of them; ties are chosen among: {@code leastPowerful(1, creature())}. */
    public static Selector leastPowerful(int number, Filter card) {
        return new Selector.Select(Zone.IN_PLAY, PlayerRef.EACH, card, Quantity.exactly(number), Pick.LEAST_POWERFUL);
    }

    /** The card with the ability: {@code archive(self())}. */
    public static Selector self() {
        return new Selector.Self();
    }

    /** The creature that this upgrade is attached to: {@code always(host(), power(2))}. */
    public static Selector host() {
        return new Selector.Host();
    }

    /** The card that gave this ability, such as an upgrade: {@code destroy(granter())}. */
    public static Selector granter() {
        return new Selector.Granter();
    }

    /** The card that the event is about: {@code eachTime(youPlay(creature()), ready(thatCard()))}. */
    public static Selector thatCard() {
        return new Selector.ThatCard();
    }

    /** The creature on the other side of the fight: {@code stun(fightOpponent())}. */
    public static Selector fightOpponent() {
        return new Selector.FightOpponent();
    }

    /** The cards remembered under a name: {@code ward(remembered("friends"))}. */
    public static Selector remembered(String name) {
        return new Selector.Ref(name);
    }

    /** The cards that {@link FlowWords#choose} chose: {@code inOrder(choose(a(creature())), ready(it()))}. */
    public static Selector it() {
        return remembered(IT);
    }

    /** The cards that the labelled effect touched: {@code archive(touched("discarded"))}. */
    public static Selector touched(String label) {
        return new Selector.Touched(label);
    }

    /** A neighbor of this card, chosen when there are two: {@code ready(aNeighbor())}. */
    public static Selector aNeighbor() {
        return new Selector.NeighborsOf(self(), anyCard(), Quantity.exactly(1));
    }

    /** Both neighbors of this card: {@code stun(eachNeighbor())}. */
    public static Selector eachNeighbor() {
        return new Selector.NeighborsOf(self(), anyCard(), Quantity.ALL);
    }

    /** Each neighbor of a creature: {@code damage(1, neighborsOf(it()))}. */
    public static Selector neighborsOf(Selector creature) {
        return new Selector.NeighborsOf(creature, anyCard(), Quantity.ALL);
    }

    /** Each such neighbor of a creature: {@code ward(neighborsOf(self(), creature(trait("knight"))))}. */
    public static Selector neighborsOf(Selector creature, Filter filter) {
        return new Selector.NeighborsOf(creature, filter, Quantity.ALL);
    }

    /** One such neighbor of a creature, chosen: {@code ward(aNeighborOf(it(), anyCard()))}. */
    public static Selector aNeighborOf(Selector creature, Filter filter) {
        return new Selector.NeighborsOf(creature, filter, Quantity.exactly(1));
    }

    /** The cards under this card: {@code toHand(underThis())}. */
    public static Selector underThis() {
        return new Selector.UnderThis(false);
    }

    /** The cards grafted onto this card: {@code toHand(graftedOntoThis())}. */
    public static Selector graftedOntoThis() {
        return new Selector.UnderThis(true);
    }

    /** The cards that this card purged: {@code putIntoPlay(purgedByThis())}. */
    public static Selector purgedByThis() {
        return new Selector.PurgedByThis();
    }

    /** All such cards among the selected: {@code discard(allAmong(remembered("seen"), actionCard()))}. */
    public static Selector allAmong(Selector of, Filter card) {
        return new Selector.Among(of, card, Quantity.ALL);
    }

    /** So many cards, chosen among the selected: {@code toHand(chooseAmong(1, remembered("seen")))}. */
    public static Selector chooseAmong(int number, Selector of) {
        return new Selector.Among(of, anyCard(), Quantity.exactly(number));
    }

    /** One card, chosen among what the selectors could give: {@code ready(oneOf(self(), host()))}. */
    public static Selector oneOf(Selector... from) {
        return new Selector.AnyOf(List.of(from), Quantity.exactly(1));
    }

    /** All the cards that the selectors give: {@code destroy(allOf(self(), fightOpponent()))}. */
    public static Selector allOf(Selector... from) {
        return new Selector.AnyOf(List.of(from), Quantity.ALL);
    }

    /** Any number of all the cards that the selectors give: {@code stun(anyNumberOf(self(), eachNeighbor()))}. */
    public static Selector anyNumberOf(Selector... from) {
        return new Selector.AnyOf(List.of(from), Quantity.ANY);
    }

    /** The top card of a player's deck: {@code discard(topOfDeck(OPPONENT))}. */
    public static Selector topOfDeck(PlayerRef whose) {
        return new Selector.Select(Zone.DECK, whose, anyCard(), Quantity.exactly(1), Pick.TOP);
    }

    /** The top cards of a player's deck: {@code archive(topOfDeck(YOU, 5))}. */
    public static Selector topOfDeck(PlayerRef whose, int number) {
        return new Selector.Select(Zone.DECK, whose, anyCard(), Quantity.exactly(number), Pick.TOP);
    }

    /** The bottom cards of a player's deck: {@code discard(bottomOfDeck(OPPONENT, 3))}. */
    public static Selector bottomOfDeck(PlayerRef whose, int number) {
        return new Selector.Select(Zone.DECK, whose, anyCard(), Quantity.exactly(number), Pick.BOTTOM);
    }

    /** One such card of your hand, chosen: {@code playCard(fromYourHand(creature()))}. */
    public static Selector fromYourHand(Filter card) {
        return from(Zone.HAND, PlayerRef.YOU, card, Quantity.exactly(1));
    }

    /** One such card of your discard pile, chosen: {@code toHand(fromYourDiscard(creature()))}. */
    public static Selector fromYourDiscard(Filter card) {
        return new Selector.Select(Zone.DISCARD, PlayerRef.YOU, card, Quantity.exactly(1), Pick.CHOSEN);
    }

    /** Such cards of a zone, chosen when there are more: {@code from(Zone.HAND, YOU, creature(), Quantity.ALL)}. */
    public static Selector from(Zone zone, PlayerRef whose, Filter card, Quantity quantity) {
        return new Selector.Select(zone, whose, card, quantity, Pick.CHOSEN);
    }

    /** One random card of a zone: {@code purge(randomFrom(Zone.ARCHIVES, OPPONENT))}. */
    public static Selector randomFrom(Zone zone, PlayerRef whose) {
        return new Selector.Select(zone, whose, anyCard(), Quantity.exactly(1), Pick.RANDOM);
    }

    /** Random cards of a zone: {@code discard(randomFrom(Zone.HAND, OPPONENT, 2))}. */
    public static Selector randomFrom(Zone zone, PlayerRef whose, int number) {
        return new Selector.Select(zone, whose, anyCard(), Quantity.exactly(number), Pick.RANDOM);
    }

    private static Selector inPlay(Filter card, Quantity quantity) {
        return new Selector.Select(Zone.IN_PLAY, PlayerRef.EACH, card, quantity, Pick.CHOSEN);
    }
}
