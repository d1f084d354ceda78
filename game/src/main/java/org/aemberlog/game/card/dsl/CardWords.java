package org.aemberlog.game.card.dsl;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Trait;

/** Which cards: what a card has to be. */
public abstract class CardWords {

    /** Any card at all: {@code fromYourHand(anyCard())}. */
    public static Filter anyCard() {
        return new Filter.Any();
    }

    /** A creature with all of these qualities: {@code creature(trait("giant"), onFlank())}. */
    public static Filter creature(Filter... qualities) {
        return ofType(CardType.CREATURE, qualities);
    }

    /** An artifact with all of these qualities: {@code artifact()}. */
    public static Filter artifact(Filter... qualities) {
        return ofType(CardType.ARTIFACT, qualities);
    }

    /** An upgrade with all of these qualities: {@code upgrade()}. */
    public static Filter upgrade(Filter... qualities) {
        return ofType(CardType.UPGRADE, qualities);
    }

    /** An action card with all of these qualities: {@code actionCard(house(House.MARS))}. */
    public static Filter actionCard(Filter... qualities) {
        return ofType(CardType.ACTION, qualities);
    }

    /** A creature or an artifact: {@code creatureOrArtifact()}. */
    public static Filter creatureOrArtifact() {
        return new Filter.OfType(List.of(CardType.CREATURE, CardType.ARTIFACT));
    }

    /** One that you control: {@code friendly(creature())}. */
    public static Filter friendly(Filter card) {
        return and(new Filter.Friendly(), card);
    }

    /** One that your opponent controls: {@code enemy(artifact())}. */
    public static Filter enemy(Filter card) {
        return and(new Filter.Enemy(), card);
    }

    /** One that the player controls: {@code controlledBy(THAT_PLAYER)}. */
    public static Filter controlledBy(PlayerRef who) {
        return new Filter.ControlledBy(who);
    }

    /** Not the card with the ability: {@code another(friendly(creature()))}. */
    public static Filter another(Filter card) {
        return and(not(new Filter.IsSelf()), card);
    }

    /** The card with the ability: {@code isDestroyed(isSelf())}. */
    public static Filter isSelf() {
        return new Filter.IsSelf();
    }

    /** With this title: {@code named("Troll")}. */
    public static Filter named(String title) {
        return new Filter.Named(title);
    }

    /** "Choose a trait": {@code inOrder(chooseTrait(), purge(each(creature(ofChosenTrait()))))}. */
    public static Effect chooseTrait() {
        return new Effect.ChooseTrait();
    }

    /** With the chosen trait: {@code creature(ofChosenTrait())}. */
    public static Filter ofChosenTrait() {
        return new Filter.OfChosenTrait();
    }

    /** "Name a card": see {@link #withNamedTitle}: {@code nameCard()}. */
    public static Effect nameCard() {
        return nameCards(1);
    }

    /** "Name 2 cards": see {@link #areNamed}: {@code nameCards(2)}. */
    public static Effect nameCards(int number) {
        return new Effect.NameCards(number);
    }

    /** The cards are just those that {@link #nameCards} asked for: {@code onlyIf(areNamed(it()), gain(1))}. */
    public static Condition areNamed(Selector cards) {
        return new Condition.AreNamed(cards);
    }

    /** With the title that {@link #nameCard} asked for: {@code creature(withNamedTitle())}. */
    public static Filter withNamedTitle() {
        return new Filter.WithNamedTitle();
    }

    /** With this trait: {@code creature(trait("knight"))}. */
    public static Filter trait(String name) {
        return new Filter.OfTrait(new Trait(name));
    }

    /** With the title of one of the cards: {@code sharesTitle(self())}. */
    public static Filter sharesTitle(Selector with) {
        return new Filter.SharesTitle(with);
    }

    /** With a trait that one of the cards has: {@code sharesTrait(self())}. */
    public static Filter sharesTrait(Selector with) {
        return new Filter.SharesTrait(with);
    }

    /** With a trait of another creature in its battleline: {@code creature(not(sharesTraitWithAnother()))}. */
    public static Filter sharesTraitWithAnother() {
        return new Filter.SharesTraitWithAnother();
    }

    /** One of the selected cards: {@code not(among(it()))}. */
    public static Filter among(Selector cards) {
        return new Filter.IsAmong(cards);
    }

    /** To the left of the card with the ability: {@code creature(toTheLeft())}. */
    public static Filter toTheLeft() {
        return toTheLeftOf(new Selector.Self());
    }

    /** To the left of a creature: {@code neighborsOf(it(), toTheLeftOf(it()))}. */
    public static Filter toTheLeftOf(Selector of) {
        return new Filter.LeftOf(of);
    }

    /** To the right of a creature: {@code neighborsOf(it(), toTheRightOf(it()))}. */
    public static Filter toTheRightOf(Selector of) {
        return new Filter.RightOf(of);
    }

    /** Of the type of one of the cards: {@code fromYourDiscard(not(sharesType(it())))}. */
    public static Filter sharesType(Selector with) {
        return new Filter.SharesType(with);
    }

    /** To the right of the card with the ability: {@code creature(toTheRight())}. */
    public static Filter toTheRight() {
        return toTheRightOf(new Selector.Self());
    }

    /** At an end of its battleline: {@code creature(onFlank())}. */
    public static Filter onFlank() {
        return new Filter.OnFlank();
    }

    /** At the left end of its battleline: {@code creature(onLeftFlank())}. */
    public static Filter onLeftFlank() {
        return new Filter.OnLeftFlank();
    }

    /** At the right end of its battleline: {@code creature(onRightFlank())}. */
    public static Filter onRightFlank() {
        return new Filter.OnRightFlank();
    }

    /** In the center of its battleline: {@code creature(inCenter())}. */
    public static Filter inCenter() {
        return new Filter.InCenter();
    }

    /** A neighbor of the card with the ability: {@code creature(neighbor())}. */
    public static Filter neighbor() {
        return new Filter.NeighborOfSelf();
    }

    /** The card with the ability stands in a battleline: {@code onlyIf(inBattleline(), steal(1))}. */
    public static Condition inBattleline() {
        return new Condition.InBattleline(new Selector.Self());
    }

    /** A card stands in a battleline: {@code onlyIf(inBattleline(fightOpponent()), stun(fightOpponent()))}. */
    public static Condition inBattleline(Selector card) {
        return new Condition.InBattleline(card);
    }

    /** A creature is in play and not about to be destroyed: {@code onlyIf(survives(it()), steal(1))}. */
    public static Condition survives(Selector card) {
        return new Condition.Survives(card);
    }

    /** The card with the ability is the attacker in a fight: {@code whilst(attacking(), self(), power(2))}. */
    public static Condition attacking() {
        return new Condition.Attacking(new Selector.Self());
    }

    /** The card with the ability fights or is fought: {@code whilst(fighting(), self(), power(2))}. */
    public static Condition fighting() {
        return new Condition.Fighting(new Selector.Self());
    }

    /** All of these: {@code and(friendly(creature()), onFlank())}. */
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

    /** At least one of these: {@code or(house(House.DIS), trait("demon"))}. */
    public static Filter or(Filter... filters) {
        return new Filter.Or(List.of(filters));
    }

    /** Not so: {@code creature(not(onFlank()))}. */
    public static Filter not(Filter filter) {
        return new Filter.Not(filter);
    }

    /** At least one of the cards is like this: {@code areLike(it(), trait("beast"))}. */
    public static Condition areLike(Selector cards, Filter filter) {
        return new Condition.Matches(cards, filter);
    }

    /** The card with the ability is like this: {@code selfIs(onFlank())}. */
    public static Condition selfIs(Filter filter) {
        return new Condition.Matches(new Selector.Self(), filter);
    }

    private static Filter ofType(CardType type, Filter... qualities) {
        Filter[] all = new Filter[qualities.length + 1];
        all[0] = new Filter.OfType(List.of(type));
        System.arraycopy(qualities, 0, all, 1, qualities.length);
        return and(all);
    }
}
