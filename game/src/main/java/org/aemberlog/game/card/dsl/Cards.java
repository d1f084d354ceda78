package org.aemberlog.game.card.dsl;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Condition.Comparison;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Pick;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Selector.Zone;
import org.aemberlog.game.card.Token;
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

    /** The card with the ability itself. */
    public static Filter isSelf() {
        return new Filter.IsSelf();
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

    /** With this title. */
    public static Filter named(String title) {
        return new Filter.Named(title);
    }

    /** Controlled by this player. */
    public static Filter controlledBy(PlayerRef who) {
        return new Filter.ControlledBy(who);
    }

    /** Belonging to the chosen house. */
    public static Filter ofChosenHouse() {
        return new Filter.OfChosenHouse();
    }

    /** With the title that was named. */
    public static Filter withNamedTitle() {
        return new Filter.WithNamedTitle();
    }

    /** Belonging to the active house. */
    public static Filter ofActiveHouse() {
        return new Filter.OfActiveHouse();
    }

    /** A creature or an artifact. */
    public static Filter creatureOrArtifact() {
        return new Filter.OfType(List.of(CardType.CREATURE, CardType.ARTIFACT));
    }

    /** An action card with all of these qualities. */
    public static Filter actionCard(Filter... qualities) {
        return ofType(CardType.ACTION, qualities);
    }

    /** At the left end of its battleline. */
    public static Filter onLeftFlank() {
        return new Filter.OnLeftFlank();
    }

    /** At the right end of its battleline. */
    public static Filter onRightFlank() {
        return new Filter.OnRightFlank();
    }

    /** In the center of its battleline. */
    public static Filter inCenter() {
        return new Filter.InCenter();
    }

    /** With at least one token of the kind on it. */
    public static Filter has(Token token) {
        return new Filter.Has(token, 1);
    }

    /** With this status. */
    public static Filter hasStatus(Effect.Status status) {
        return new Filter.HasStatus(status);
    }

    /** With an upgrade attached. */
    public static Filter upgraded() {
        return new Filter.Upgraded();
    }

    /** With this keyword. */
    public static Filter hasKeyword(KeywordKind kind) {
        return new Filter.HasKeyword(kind);
    }

    /** With this much power or more. */
    public static Filter powerAtLeast(int power) {
        return new Filter.Stat(Modifier.Stat.POWER, Comparison.AT_LEAST, Numbers.number(power));
    }

    /** With this much power or less. */
    public static Filter powerAtMost(int power) {
        return new Filter.Stat(Modifier.Stat.POWER, Comparison.AT_MOST, Numbers.number(power));
    }

    /** With an even power. */
    public static Filter evenPower() {
        return new Filter.EvenPower();
    }

    /** Exhausted. */
    public static Filter exhausted() {
        return new Filter.Exhausted();
    }

    /** With a trait that one of the cards has. */
    public static Filter sharesTrait(Selector with) {
        return new Filter.SharesTrait(with);
    }

    /** Belonging to a house that one of the cards belongs to. */
    public static Filter sharesHouse(Selector with) {
        return new Filter.SharesHouse(with);
    }

    /** One of the selected cards. */
    public static Filter among(Selector cards) {
        return new Filter.IsAmong(cards);
    }

    /** At least one of these. */
    public static Filter or(Filter... filters) {
        return new Filter.Or(List.of(filters));
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
        return new Selector.Select(Zone.DECK, PlayerRef.YOU, anyCard(), Quantity.exactly(1), Pick.TOP);
    }

    /** One such card of your discard pile, chosen. */
    public static Selector fromYourDiscard(Filter card) {
        return new Selector.Select(Zone.DISCARD, PlayerRef.YOU, card, Quantity.exactly(1), Pick.CHOSEN);
    }

    /** Random cards of a player's hand. */
    public static Selector randomFromHand(PlayerRef whose, int number) {
        return new Selector.Select(Zone.HAND, whose, anyCard(), Quantity.exactly(number), Pick.RANDOM);
    }

    /** Any number of them in play, chosen together. */
    public static Selector anyNumber(Filter card) {
        return inPlay(card, Quantity.ANY);
    }

    /** The most powerful of them, ties chosen among. */
    public static Selector mostPowerful(int number, Filter card) {
        return new Selector.Select(Zone.IN_PLAY, PlayerRef.EACH, card, Quantity.exactly(number), Pick.MOST_POWERFUL);
    }

    /** The least powerful of them, ties chosen among. */
    public static Selector leastPowerful(int number, Filter card) {
        return new Selector.Select(Zone.IN_PLAY, PlayerRef.EACH, card, Quantity.exactly(number), Pick.LEAST_POWERFUL);
    }

    /** The card that gave this ability, such as an upgrade. */
    public static Selector granter() {
        return new Selector.Granter();
    }

    /** The cards that the labelled effect touched. */
    public static Selector touched(String label) {
        return new Selector.Touched(label);
    }

    /** The creature on the other side of the fight. */
    public static Selector fightOpponent() {
        return new Selector.FightOpponent();
    }

    /** The cards under this card. */
    public static Selector underThis() {
        return new Selector.UnderThis();
    }

    /** The cards that this card purged. */
    public static Selector purgedByThis() {
        return new Selector.PurgedByThis();
    }

    /** All such cards among those that another selector gives. */
    public static Selector allAmong(Selector of, Filter card) {
        return new Selector.Among(of, card, Quantity.ALL);
    }

    /** So many cards, chosen among those that another selector gives. */
    public static Selector chooseAmong(int number, Selector of) {
        return new Selector.Among(of, anyCard(), Quantity.exactly(number));
    }

    /** One card, chosen among all that the selectors could give. */
    public static Selector oneOf(Selector... from) {
        return new Selector.AnyOf(List.of(from), Quantity.exactly(1));
    }

    /** All the cards that the selectors give. */
    public static Selector allOf(Selector... from) {
        return new Selector.AnyOf(List.of(from), Quantity.ALL);
    }

    /** Each neighbor of a creature. */
    public static Selector neighborsOf(Selector creature) {
        return new Selector.NeighborsOf(creature, anyCard(), Quantity.ALL);
    }

    /** Each neighbor of a creature that is like this. */
    public static Selector neighborsOf(Selector creature, Filter filter) {
        return new Selector.NeighborsOf(creature, filter, Quantity.ALL);
    }

    /** One neighbor of a creature that is like this, chosen. */
    public static Selector aNeighborOf(Selector creature, Filter filter) {
        return new Selector.NeighborsOf(creature, filter, Quantity.exactly(1));
    }

    /** The top card of a player's deck. */
    public static Selector topOfDeck(PlayerRef whose) {
        return new Selector.Select(Zone.DECK, whose, anyCard(), Quantity.exactly(1), Pick.TOP);
    }

    /** The top cards of your deck. */
    public static Selector topOfYourDeck(int number) {
        return new Selector.Select(Zone.DECK, PlayerRef.YOU, anyCard(), Quantity.exactly(number), Pick.TOP);
    }

    /** One such card of your hand, chosen. */
    public static Selector fromYourHand(Filter card) {
        return from(Zone.HAND, PlayerRef.YOU, card, Quantity.exactly(1));
    }

    /** Such cards of a zone, chosen when there are more than wanted. */
    public static Selector from(Zone zone, PlayerRef whose, Filter card, Quantity quantity) {
        return new Selector.Select(zone, whose, card, quantity, Pick.CHOSEN);
    }

    /** One random card of a zone. */
    public static Selector randomFrom(Zone zone, PlayerRef whose) {
        return new Selector.Select(zone, whose, anyCard(), Quantity.exactly(1), Pick.RANDOM);
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
