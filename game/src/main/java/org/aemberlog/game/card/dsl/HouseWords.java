package org.aemberlog.game.card.dsl;

import java.util.List;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;

/** Houses: chosen, active, belonged to. */
public abstract class HouseWords extends QualityWords {

    /** Belonging to this house: {@code creature(house(House.BROBNAR))}. */
    public static Filter house(House house) {
        return new Filter.OfHouse(house);
    }

    /** Belonging to the active house: {@code creature(ofActiveHouse())}. */
    public static Filter ofActiveHouse() {
        return new Filter.OfActiveHouse();
    }

    /** "Choose a house": {@code inOrder(chooseHouse(), destroy(each(creature(ofChosenHouse()))))}. */
    public static Effect chooseHouse() {
        return new Effect.ChooseHouse(new Effect.Houses.Every());
    }

    /** "Choose a house on ... identity card": {@code chooseHouseOf(OPPONENT)}. */
    public static Effect chooseHouseOf(PlayerRef whose) {
        return new Effect.ChooseHouse(new Effect.Houses.OnIdentityOf(whose));
    }

    /** The house of a card counts as chosen: {@code inOrder(chooseHouseOf(fightOpponent()), gain(1))}. */
    public static Effect chooseHouseOf(Selector cards) {
        return new Effect.ChooseHouse(new Effect.Houses.OfCards(cards));
    }

    /** The active house counts as chosen: {@code inOrder(chooseActiveHouse(), gain(1))}. */
    public static Effect chooseActiveHouse() {
        return new Effect.ChooseHouse(new Effect.Houses.Active());
    }

    /** The chosen house is the active one: {@code inOrder(chooseHouse(), onlyIf(chosenHouseIsActive(), gain(1)))}. */
    public static Condition chosenHouseIsActive() {
        return new Condition.ChosenHouseIsActive();
    }

    /** The chosen house becomes the active one: {@code inOrder(chooseHouse(), chosenHouseBecomesActive())}. */
    public static Effect chosenHouseBecomesActive() {
        return new Effect.ChosenHouseBecomesActive();
    }

    /** Belonging to a house of so many creatures in play: {@code creature(ofHouseWithCreatures(3))}. */
    public static Filter ofHouseWithCreatures(int atLeast) {
        return new Filter.OfCommonHouse(atLeast);
    }

    /** Belonging to the house with the most creatures in play: {@code creature(ofHouseWithMostCreatures())}. */
    public static Filter ofHouseWithMostCreatures() {
        return new Filter.OfCommonHouse(0);
    }

    /** "Must choose that house": {@code duringOpponentsNextTurn(always(self(), mustChooseThatHouse(OPPONENT)))}. */
    public static Modifier mustChooseThatHouse(PlayerRef who) {
        return new Modifier.MustChooseThatHouse(who);
    }

    /** Belonging to the chosen house: {@code creature(ofChosenHouse())}. */
    public static Filter ofChosenHouse() {
        return new Filter.OfChosenHouse();
    }

    /** Belonging to a house on your identity card: {@code artifact(ofIdentityHouse())}. */
    public static Filter ofIdentityHouse() {
        return new Filter.OfIdentityHouse();
    }

    /** Belonging to a house that one of the cards belongs to: {@code creature(sharesHouse(self()))}. */
    public static Filter sharesHouse(Selector with) {
        return new Filter.SharesHouse(with);
    }

    /** With a house in common with so many neighbors: {@code creature(sharesHouseWithNeighbors(1))}. */
    public static Filter sharesHouseWithNeighbors(int atLeast) {
        return new Filter.SharesHouseWithNeighbors(atLeast);
    }

    /** All of the cards belong to the same house: {@code onlyIf(shareAHouse(remembered("two")), draw(1))}. */
    public static Condition shareAHouse(Selector cards) {
        return new Condition.ShareHouse(cards);
    }

    /** The house is active: {@code onlyIf(activeHouse(House.SANCTUM), gain(2))}. */
    public static Condition activeHouse(House house) {
        return new Condition.ActiveHouse(house);
    }

    /** How many houses the cards belong to: {@code gain(housesAmong(each(friendly(creature()))))}. */
    public static Amount housesAmong(Selector of) {
        return new Amount.Houses(of, List.of());
    }

    /** The same without these houses: {@code gain(housesAmong(each(creature()), House.DIS))}. */
    public static Amount housesAmong(Selector of, House... without) {
        return new Amount.Houses(of, List.of(without));
    }

    /** "You must choose ... as your active house": {@code always(self(), mustChoose(House.DIS))}. */
    public static Modifier mustChoose(House house) {
        return new Modifier.MustChooseHouse(house);
    }

    /** "Cannot choose the house they chose on their previous turn": {@code always(self(), cannotRepeatHouse(EACH))}. */
    public static Modifier cannotRepeatHouse(PlayerRef who) {
        return new Modifier.CannotRepeatHouse(who);
    }

    /** "Cannot choose that house": {@code duringOpponentsNextTurn(always(self(), cannotChooseThatHouse(OPPONENT)))}. */
    public static Modifier cannotChooseThatHouse(PlayerRef who) {
        return new Modifier.CannotChooseHouse(who);
    }

    /** "Belongs to house Dis instead of its original house": {@code belongsTo(House.DIS)}. */
    public static Modifier belongsTo(House house) {
        return new Modifier.BelongsTo(house, true);
    }

    /** "Belongs to house Dis in addition to its other houses": {@code alsoBelongsTo(House.DIS)}. */
    public static Modifier alsoBelongsTo(House house) {
        return new Modifier.BelongsTo(house, false);
    }

    /** The same of the chosen house: {@code always(self(), alsoBelongsToChosenHouse())}. */
    public static Modifier alsoBelongsToChosenHouse() {
        return new Modifier.BelongsToChosenHouse(false);
    }

    /** "Belongs to the active house instead of its original house": {@code always(it(), belongsToActiveHouse())}. */
    public static Modifier belongsToActiveHouse() {
        return new Modifier.BelongsToActiveHouse(true);
    }

    /** "May be used as if it belonged to the active house": {@code usableAsActiveHouse()}. */
    public static Modifier usableAsActiveHouse() {
        return new Modifier.UsableAsActiveHouse();
    }
}
