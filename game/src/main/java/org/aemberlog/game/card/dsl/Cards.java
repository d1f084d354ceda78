package org.aemberlog.game.card.dsl;

import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.PlayerRef.YOU;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Ability.OnEvent;
import org.aemberlog.game.card.Ability.Replacement;
import org.aemberlog.game.card.Ability.Static;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Amount.*;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Condition.*;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Filter.*;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Modifier.*;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.*;
import org.aemberlog.game.card.Trait;

/** The vocabulary. Import it statically. */
public final class Cards {

    private Cards() {}

    // Cards

    /** A creature without armor. */
    public static CardBuilder creature(String title, int power) {
        return creature(title, power, 0);
    }

    /** A creature. */
    public static CardBuilder creature(String title, int power, int armor) {
        return new CardBuilder(title, CardType.CREATURE, power, armor);
    }

    /** An action card. */
    public static CardBuilder action(String title) {
        return new CardBuilder(title, CardType.ACTION, 0, 0);
    }

    /** An artifact. */
    public static CardBuilder artifact(String title) {
        return new CardBuilder(title, CardType.ARTIFACT, 0, 0);
    }

    /** An upgrade. */
    public static CardBuilder upgrade(String title) {
        return new CardBuilder(title, CardType.UPGRADE, 0, 0);
    }

    // Filters

    /** Creatures that pass all filters. */
    public static Filter creature(Filter... filters) {
        var all = new ArrayList<Filter>();
        all.add(new OfType(List.of(CardType.CREATURE)));
        all.addAll(List.of(filters));
        return all.size() == 1 ? all.getFirst() : new And(all);
    }

    public static Filter friendly() {
        return new Friendly();
    }

    public static Filter enemy() {
        return new Enemy();
    }

    /** Not the card itself. */
    public static Filter other() {
        return new Not(new IsSelf());
    }

    public static Filter onFlank() {
        return new OnFlank();
    }

    public static Filter trait(String name) {
        return new OfTrait(new Trait(name));
    }

    public static Filter not(Filter filter) {
        return new Not(filter);
    }

    public static Filter both(Filter one, Filter other) {
        return new And(List.of(one, other));
    }

    public static Filter neighbor() {
        return new NeighborOfSelf();
    }

    public static Filter anyCard() {
        return new Any();
    }

    // Selectors

    /** One card in play of the player's choice. */
    public static Selector a(Filter filter) {
        return chosen(1, filter);
    }

    /** That many cards in play of the player's choice. */
    public static Selector chosen(int n, Filter filter) {
        return inPlay(filter, Quantity.exactly(n));
    }

    /** All such cards in play. */
    public static Selector each(Filter filter) {
        return inPlay(filter, Quantity.ALL);
    }

    private static Selector inPlay(Filter filter, Quantity quantity) {
        return new Select(Zone.IN_PLAY, PlayerRef.EACH, filter, quantity, Pick.CHOSEN);
    }

    /** One card of the player's choice in your discard pile. */
    public static Selector inYourDiscard(Filter filter) {
        return new Select(Zone.DISCARD, YOU, filter, Quantity.exactly(1), Pick.CHOSEN);
    }

    /** The top card of your deck. */
    public static Selector topOfYourDeck() {
        return new Select(Zone.DECK, YOU, new Any(), Quantity.exactly(1), Pick.TOP);
    }

    /** A random card of your opponent's hand. */
    public static Selector randomInOpponentsHand() {
        return new Select(Zone.HAND, OPPONENT, new Any(), Quantity.exactly(1), Pick.RANDOM);
    }

    /** A neighbor of this creature, of the player's choice. */
    public static Selector aNeighbor() {
        return new NeighborsOf(new Self(), new Any(), Quantity.exactly(1));
    }

    public static Selector self() {
        return new Self();
    }

    public static Selector host() {
        return new Host();
    }

    public static Selector thatCard() {
        return new ThatCard();
    }

    /** What was remembered under this name. */
    public static Selector the(String name) {
        return new Ref(name);
    }

    // Amounts

    public static Amount n(int value) {
        return new Const(value);
    }

    public static Amount count(Filter filter) {
        return new Count(each(filter));
    }

    public static Amount opponentsAember() {
        return new Pool(OPPONENT);
    }

    public static Amount opponentsKeys() {
        return new ForgedKeys(OPPONENT);
    }

    public static Amount cardsOf(String label) {
        return new CardsOf(label);
    }

    public static Amount thatMuch() {
        return new ThatMuch();
    }

    public static Amount minus(Amount left, int right) {
        return new Arith(Operator.MINUS, left, n(right));
    }

    // Conditions

    public static Condition opponentHasAtLeast(int aember) {
        return new Compare(opponentsAember(), Comparison.AT_LEAST, n(aember));
    }

    public static Condition opponentHasNoAember() {
        return new Compare(opponentsAember(), Comparison.EQUAL, n(0));
    }

    public static Condition destroyedBy(String label) {
        return new DestroyedBy(label);
    }

    public static Condition selfIs(Filter filter) {
        return new Matches(new Self(), filter);
    }

    public static Condition always() {
        return new Always();
    }

    // Effects

    public static Effect gain(int aember) {
        return gain(n(aember));
    }

    public static Effect gain(Amount amount) {
        return new GainAember(YOU, amount);
    }

    public static Effect steal(int aember) {
        return steal(n(aember));
    }

    public static Effect steal(Amount amount) {
        return new Steal(amount);
    }

    public static Effect capture(Selector by, int aember) {
        return new Capture(by, n(aember));
    }

    public static Effect damage(int amount, Selector target) {
        return new DealDamage(target, n(amount));
    }

    public static Effect divideDamage(Amount amount, Filter among) {
        return new DivideDamage(each(among), amount);
    }

    public static Effect heal(int amount, Selector target) {
        return new Heal(target, n(amount));
    }

    public static Effect stun(Selector target) {
        return new AddStatus(Status.STUN, target);
    }

    public static Effect destroy(Selector target) {
        return new Destroy(target);
    }

    public static Effect purge(Selector target) {
        return new Purge(target);
    }

    public static Effect toHand(Selector target) {
        return new ToHand(target);
    }

    public static Effect shuffleIntoDeck(Selector target) {
        return new PutInDeck(target, DeckPlace.SHUFFLED);
    }

    public static Effect discard(Selector target) {
        return new Discard(target);
    }

    public static Effect draw(int cards) {
        return new Draw(YOU, n(cards));
    }

    public static Effect playCard(Selector card) {
        return new PlayCard(card);
    }

    public static Effect use(Selector card) {
        return new UseCard(card, UseMode.ANY);
    }

    /** "Ready and fight with ...". */
    public static Effect readyAndFightWith(Selector creature) {
        return inOrder(
                let("it", creature),
                new Ready(the("it")),
                new UseCard(the("it"), UseMode.FIGHT));
    }

    public static Effect let(String name, Selector cards) {
        return new Let(name, cards);
    }

    public static Effect as(String label, Effect effect) {
        return new As(label, effect);
    }

    public static Effect may(Effect... steps) {
        return new May(inOrder(steps));
    }

    public static Effect when(Condition test, Effect... steps) {
        return new If(test, inOrder(steps), new Seq(List.of()));
    }

    public static Effect ifDone(Effect first, Effect then) {
        return new IfDone(first, then);
    }

    /** Several instructions, in order. */
    public static Effect inOrder(Effect... steps) {
        return CardBuilder.inOrder(steps);
    }

    /** "For the remainder of the turn, ...". */
    public static Effect thisTurn(Ability rule) {
        return new Lasting(Duration.REMAINDER_OF_TURN, rule);
    }

    // Abilities without a bold word

    /** "Each time you play ...". */
    public static Ability eachTimeYouPlay(Filter card, Effect... steps) {
        return after(Happening.PLAYED, YOU, card, steps);
    }

    /** "Each time ... fights". */
    public static Ability eachTimeFights(Filter creature, Effect... steps) {
        return after(Happening.FOUGHT, PlayerRef.EACH, creature, steps);
    }

    /** "Each time ... is destroyed". */
    public static Ability eachTimeDestroyed(Filter card, Effect... steps) {
        return after(Happening.DESTROYED, PlayerRef.EACH, card, steps);
    }

    /** "After ... is destroyed fighting this creature". */
    public static Ability afterDestroyedFightingThis(Filter creature, Effect... steps) {
        return after(Happening.DESTROYED_FIGHTING_THIS, PlayerRef.EACH, creature, steps);
    }

    private static Ability after(
            Happening what, PlayerRef actor, Filter subject, Effect... steps) {
        return new OnEvent(new EventPattern(what, actor, subject), inOrder(steps));
    }

    /** "Any Æmber you would gain from reaping ... instead". */
    public static Ability insteadOfGainingByReaping(Effect with) {
        var would = new EventPattern(Happening.AEMBER_GAINED_BY_REAPING, YOU, new Any());
        return new Replacement(would, with);
    }

    /** The card itself always has these modifiers. */
    public static Ability itself(Modifier... modifiers) {
        return constant(self(), modifiers);
    }

    /** The card itself has these modifiers while a condition holds. */
    public static Ability itselfWhile(Condition condition, Modifier... modifiers) {
        return new Static(condition, self(), List.of(modifiers));
    }

    /** The creature that the upgrade is attached to has these modifiers. */
    public static Ability itsHost(Modifier... modifiers) {
        return constant(host(), modifiers);
    }

    /** Each such card in play has these modifiers. */
    public static Ability eachHas(Filter filter, Modifier... modifiers) {
        return constant(each(filter), modifiers);
    }

    private static Ability constant(Selector scope, Modifier... modifiers) {
        return new Static(always(), scope, List.of(modifiers));
    }

    // Modifiers

    public static Modifier power(int delta) {
        return new ModStat(Stat.POWER, n(delta));
    }

    public static Modifier armor(int delta) {
        return new ModStat(Stat.ARMOR, n(delta));
    }

    public static Modifier gainsTaunt() {
        return new GainKeyword(new Ability.Keyword(KeywordKind.TAUNT, 0));
    }

    public static Modifier yourHandSize(int delta) {
        return new ModHandSize(YOU, n(delta));
    }

    public static Modifier cannotBeDamaged() {
        return new CannotBeDamaged();
    }

    public static Modifier entersReady() {
        return new EntersReady();
    }

    public static Modifier dealsMoreAttacking(Filter defender, int delta) {
        return new ExtraDamageAttacking(defender, n(delta));
    }

    public static Modifier dealsNoFightDamage() {
        return new NoFightDamage();
    }

    public static Modifier takesDamageFor(Filter whom) {
        return new TakesDamageFor(whom);
    }

    public static Modifier ignoresWhileAttacking(KeywordKind... keywords) {
        return new IgnoreKeywordsWhileAttacking(List.of(keywords));
    }
}
