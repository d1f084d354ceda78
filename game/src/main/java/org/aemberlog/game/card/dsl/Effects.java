package org.aemberlog.game.card.dsl;

import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.PlayerRef.YOU;

import java.util.List;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.AemberPlace;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Token;

/** What happens: the instructions of an ability. "You" is always the player with the ability. */
public final class Effects {

    private static final Effect NOTHING = new Effect.Seq(List.of());

    private Effects() {}

    // Control flow

    /** One after the other; a single step stands for itself. */
    public static Effect inOrder(Effect... steps) {
        return steps.length == 1 ? steps[0] : new Effect.Seq(List.of(steps));
    }

    /** "You may ..." */
    public static Effect may(Effect... steps) {
        return new Effect.May(inOrder(steps));
    }

    /** "If ..., ..." */
    public static Effect onlyIf(Condition condition, Effect... steps) {
        return new Effect.If(condition, inOrder(steps), NOTHING);
    }

    /** "... If you do, ..." */
    public static Effect ifDone(Effect first, Effect... then) {
        return new Effect.IfDone(first, inOrder(then));
    }

    /** Remembers what an effect did under a label, for "this way". */
    public static Effect as(String label, Effect effect) {
        return new Effect.As(label, effect);
    }

    /** Selects cards once and remembers them under a name. */
    public static Effect remember(String name, Selector cards) {
        return new Effect.Let(name, cards);
    }

    /** Selects cards once; {@link Cards#it} are these cards from here on. */
    public static Effect choose(Selector cards) {
        return remember("it", cards);
    }

    /** "For the remainder of the turn, ..." */
    public static Effect forRemainderOfTurn(Ability rule) {
        return new Effect.Lasting(Effect.Duration.REMAINDER_OF_TURN, 0, rule);
    }

    /** "If ..., ...; otherwise ..." */
    public static Effect either(Condition condition, Effect then, Effect otherwise) {
        return new Effect.If(condition, then, otherwise);
    }

    /** "Choose one: ..." */
    public static Effect chooseOne(Effect... options) {
        return new Effect.OneOf(List.of(options));
    }

    /** So many times, each with its own choices. */
    public static Effect forEach(Amount times, Effect... steps) {
        return new Effect.ForEach(times, inOrder(steps));
    }

    /** Once for each of the cards; {@code name} is the card each time. */
    public static Effect forEachCard(Selector cards, String name, Effect... steps) {
        return new Effect.ForEachCard(cards, name, inOrder(steps));
    }

    /** For each player, the active one first; "you" is that player each time. */
    public static Effect eachPlayer(Effect... steps) {
        return new Effect.EachPlayer(inOrder(steps));
    }

    /** "... If ..., trigger this effect again." */
    public static Effect againWhile(Condition again, Effect... steps) {
        return new Effect.Repeat(inOrder(steps), again);
    }

    /** "Choose a house." */
    public static Effect chooseHouse() {
        return new Effect.ChooseHouse();
    }

    /** "Name a card": see {@link Cards#withNamedTitle}. */
    public static Effect nameCard() {
        return new Effect.NameCard();
    }

    /** What a "first" replacement waits for does not happen. */
    public static Effect cancel() {
        return new Effect.Cancel();
    }

    /** "The next time ... this turn", so many times. */
    public static Effect forRemainderOfTurn(int uses, Ability rule) {
        return new Effect.Lasting(Effect.Duration.REMAINDER_OF_TURN, uses, rule);
    }

    /** "During your opponent's next turn, ..." */
    public static Effect duringOpponentsNextTurn(Ability rule) {
        return new Effect.Lasting(Effect.Duration.OPPONENTS_NEXT_TURN, 0, rule);
    }

    /** "Until the start of your next turn, ..." */
    public static Effect untilYourNextTurn(Ability rule) {
        return new Effect.Lasting(Effect.Duration.UNTIL_START_OF_YOUR_NEXT_TURN, 0, rule);
    }

    /** "Until this card leaves play, ..." */
    public static Effect whileThisIsInPlay(Ability rule) {
        return new Effect.Lasting(Effect.Duration.WHILE_THIS_IS_IN_PLAY, 0, rule);
    }

    /** "Until the end of your next turn, ..." */
    public static Effect untilEndOfYourNextTurn(Ability rule) {
        return new Effect.Lasting(Effect.Duration.UNTIL_END_OF_YOUR_NEXT_TURN, 0, rule);
    }

    /** "While under your control, ...": for the remembered cards that the rule speaks of. */
    public static Effect whileUnderYourControl(Ability rule) {
        return new Effect.Lasting(Effect.Duration.WHILE_UNDER_YOUR_CONTROL, 0, rule);
    }

    /** "For as long as they are in play, ...": for the remembered cards that the rule speaks of. */
    public static Effect whileThoseAreInPlay(Ability rule) {
        return new Effect.Lasting(Effect.Duration.WHILE_THOSE_ARE_IN_PLAY, 0, rule);
    }

    // Æmber

    /** A player gains so much Æmber. */
    public static Effect gains(PlayerRef who, Amount aember) {
        return new Effect.GainAember(who, aember);
    }

    /** A player loses so much Æmber. */
    public static Effect loses(PlayerRef who, Amount aember) {
        return new Effect.LoseAember(who, aember);
    }

    /** A player steals so much Æmber. */
    public static Effect steals(PlayerRef thief, int aember) {
        return new Effect.Steal(thief, Numbers.number(aember));
    }

    /** Each of the creatures captures so much. */
    public static Effect capture(Amount aember, Selector by) {
        return new Effect.Capture(by, aember, Effect.CaptureFrom.OPPONENT);
    }

    /** Each of the creatures captures so much from there. */
    public static Effect capture(Amount aember, Selector by, Effect.CaptureFrom from) {
        return new Effect.Capture(by, aember, from);
    }

    /** "Exalt ..." */
    public static Effect exalt(Selector creatures) {
        return new Effect.Exalt(creatures, Numbers.number(1));
    }

    /** "Move 1 Æ from ... to ..." */
    public static Effect moveAember(Amount aember, AemberPlace from, AemberPlace to) {
        return new Effect.MoveAember(from, to, aember);
    }

    /** Æmber in a player's pool. */
    public static AemberPlace poolOf(PlayerRef whose) {
        return new AemberPlace.PoolOf(whose);
    }

    /** Æmber on a card. */
    public static AemberPlace on(Selector card) {
        return new AemberPlace.On(card);
    }

    /** The common supply. */
    public static AemberPlace supply() {
        return new AemberPlace.Supply();
    }

    /** "Gain 1 Æ." */
    public static Effect gain(int aember) {
        return gain(Numbers.number(aember));
    }

    /** You gain so much Æmber. */
    public static Effect gain(Amount aember) {
        return new Effect.GainAember(YOU, aember);
    }

    /** "Your opponent loses 1 Æ." */
    public static Effect opponentLoses(int aember) {
        return new Effect.LoseAember(OPPONENT, Numbers.number(aember));
    }

    /** "Steal 1 Æ." */
    public static Effect steal(int aember) {
        return steal(Numbers.number(aember));
    }

    /** You steal so much Æmber. */
    public static Effect steal(Amount aember) {
        return new Effect.Steal(YOU, aember);
    }

    /** "Capture 1 Æ": the card with the ability captures. */
    public static Effect capture(int aember) {
        return capture(aember, Cards.self());
    }

    /** Each of the creatures captures so much. */
    public static Effect capture(int aember, Selector by) {
        return capture(Numbers.number(aember), by);
    }

    // Damage and card state

    /** Deals damage to each of the targets at once. */
    public static Effect damage(int amount, Selector targets) {
        return damage(Numbers.number(amount), targets);
    }

    /** Deals damage to each of the targets at once. */
    public static Effect damage(Amount amount, Selector targets) {
        return new Effect.DealDamage(targets, amount);
    }

    /** Deals damage one by one among the targets, all at once. */
    public static Effect divideDamage(Amount amount, Selector among) {
        return new Effect.DivideDamage(among, amount);
    }

    /** Several portions of damage dealt at once. */
    public static Effect damageTogether(Effect... portions) {
        return new Effect.DamageTogether(
                List.of(portions).stream().map(Effect.DealDamage.class::cast).toList());
    }

    /** In this fight the card deals its damage to the target rather than to its opponent. */
    public static Effect dealFightDamageTo(Selector target) {
        return new Effect.DealFightDamageTo(target);
    }

    /** "Fully heal ..." */
    public static Effect fullyHeal(Selector targets) {
        return new Effect.FullyHeal(targets);
    }

    /** "Move 1 damage from ... to ..." */
    public static Effect moveDamage(Amount damage, Selector from, Selector to) {
        return new Effect.MoveDamage(from, to, damage);
    }

    /** Puts counters on each of the targets. */
    public static Effect addCounters(Token counter, Amount number, Selector targets) {
        return new Effect.AddCounters(counter, targets, number);
    }

    /** Removes up to so many counters from each of the targets. */
    public static Effect removeCounters(Token counter, Amount number, Selector targets) {
        return new Effect.RemoveCounters(counter, targets, number);
    }

    /** Removes up to so much damage from each of the targets. */
    public static Effect heal(int damage, Selector targets) {
        return new Effect.Heal(targets, Numbers.number(damage));
    }

    /** Stuns each of the targets. */
    public static Effect stun(Selector targets) {
        return new Effect.AddStatus(Effect.Status.STUN, targets);
    }

    /** Wards each of the targets. */
    public static Effect ward(Selector targets) {
        return new Effect.AddStatus(Effect.Status.WARD, targets);
    }

    /** Enrages each of the targets. */
    public static Effect enrage(Selector targets) {
        return new Effect.AddStatus(Effect.Status.ENRAGE, targets);
    }

    /** Readies each of the targets. */
    public static Effect ready(Selector targets) {
        return new Effect.Ready(targets);
    }

    /** Exhausts each of the targets. */
    public static Effect exhaust(Selector targets) {
        return new Effect.Exhaust(targets);
    }

    // Zone changes

    /** Destroys the targets together. */
    public static Effect destroy(Selector targets) {
        return new Effect.Destroy(targets);
    }

    /** "Sacrifice ..." */
    public static Effect sacrifice(Selector targets) {
        return new Effect.Sacrifice(targets);
    }

    /** Purges the targets. */
    public static Effect purge(Selector targets) {
        return new Effect.Purge(targets);
    }

    /** Returns the targets to their owners' hands. */
    public static Effect toHand(Selector targets) {
        return new Effect.ToHand(targets);
    }

    /** Archives the targets. */
    public static Effect archive(Selector targets) {
        return new Effect.Archive(targets, Effect.ArchiveIn.OWNERS);
    }

    /** Puts the targets into their owners' archives, which is not archiving them. */
    public static Effect putInArchives(Selector targets) {
        return new Effect.Archive(targets, Effect.ArchiveIn.PUT_IN_OWNERS);
    }

    /** Puts the targets into your archives. */
    public static Effect archiveInYours(Selector targets) {
        return new Effect.Archive(targets, Effect.ArchiveIn.YOURS);
    }

    /** Puts the targets into play under your control, exhausted. */
    public static Effect putIntoPlay(Selector targets) {
        return new Effect.PutIntoPlay(targets, Effect.Control.YOU, false);
    }

    /** Puts the targets into play under your control, ready. */
    public static Effect putIntoPlayReady(Selector targets) {
        return new Effect.PutIntoPlay(targets, Effect.Control.YOU, true);
    }

    /** Puts the targets into play under their owners' control. */
    public static Effect returnToPlay(Selector targets) {
        return new Effect.PutIntoPlay(targets, Effect.Control.OWNER, false);
    }

    /** Puts the targets facedown under this card. */
    public static Effect placeFacedownUnderThis(Selector targets) {
        return new Effect.PlaceUnder(targets, false);
    }

    /** "Graft ..." */
    public static Effect graft(Selector targets) {
        return new Effect.PlaceUnder(targets, true);
    }

    /** "Swap your deck and your discard pile." */
    public static Effect swapZones(Selector.Zone one, Selector.Zone other) {
        return new Effect.SwapZones(YOU, one, other);
    }

    /** "Shuffle your deck." */
    public static Effect shuffleDeck() {
        return new Effect.ShuffleDeck(YOU);
    }

    /** A player takes control of the targets. */
    public static Effect takesControl(PlayerRef who, Selector targets) {
        return new Effect.TakeControl(targets, who);
    }

    /** Moves the targets to a flank of their controller's battleline. */
    public static Effect moveToFlank(Selector targets) {
        return new Effect.MoveToFlank(targets);
    }

    /** Two creatures of one battleline change places. */
    public static Effect swap(Selector one, Selector other) {
        return new Effect.SwapPositions(one, other);
    }

    /** "Attach this upgrade to another creature." */
    public static Effect attach(Selector upgrade, Selector host) {
        return new Effect.Attach(upgrade, host);
    }

    /** "Reveal ..." */
    public static Effect reveal(Selector cards) {
        return new Effect.Reveal(cards);
    }

    /** "Look at ..." */
    public static Effect lookAt(Selector cards) {
        return new Effect.LookAt(cards);
    }

    /** "Search ... for ..., reveal it", remembered as {@link Cards#it}. */
    public static Effect search(Filter card, Selector.Quantity quantity, Selector.Zone... zones) {
        return new Effect.Search(List.of(zones), card, quantity, "it");
    }

    /** Discards the targets. */
    public static Effect discard(Selector targets) {
        return new Effect.Discard(targets);
    }

    /** "Draw a card." */
    public static Effect draw(int cards) {
        return new Effect.Draw(YOU, Numbers.number(cards));
    }

    /** Shuffles the targets into their owners' decks. */
    public static Effect shuffleIntoDeck(Selector targets) {
        return new Effect.PutInDeck(targets, Effect.DeckPlace.SHUFFLED);
    }

    /** "Put ... on top of the deck in any order": the last one picked is on top. */
    public static Effect putOnDeckInAnyOrder(Selector targets) {
        return new Effect.PutInDeckInAnyOrder(targets, Effect.DeckPlace.TOP);
    }

    /** "Put ... on the bottom of the deck in any order": the last one picked is lowest. */
    public static Effect putUnderDeckInAnyOrder(Selector targets) {
        return new Effect.PutInDeckInAnyOrder(targets, Effect.DeckPlace.BOTTOM);
    }

    // Agency

    /** Plays the card from where it is. */
    public static Effect playCard(Selector card) {
        return new Effect.PlayCard(card);
    }

    /** "Use ...": in any way the card can be used. */
    public static Effect use(Selector card) {
        return new Effect.UseCard(card, Effect.UseMode.ANY, false);
    }

    /** "Fight with ..." */
    public static Effect fightWith(Selector creature) {
        return new Effect.UseCard(creature, Effect.UseMode.FIGHT, false);
    }

    /** "Ready and fight with ...": chosen once for both. */
    public static Effect readyAndFightWith(Selector creature) {
        return inOrder(choose(creature), ready(Cards.it()), fightWith(Cards.it()));
    }

    /** "Reap with ..." */
    public static Effect reapWith(Selector creature) {
        return new Effect.UseCard(creature, Effect.UseMode.REAP, false);
    }

    /** "Use ... as if it were yours." */
    public static Effect useAsIfYours(Selector card) {
        return new Effect.UseCard(card, Effect.UseMode.ANY, true);
    }

    /** "Trigger the reap effect of ... as if you controlled it." */
    public static Effect trigger(Timing timing, Selector card) {
        return new Effect.TriggerAbility(card, timing);
    }

    /** "Resolve its bonus icons as if you had played it." */
    public static Effect resolveBonusIcons(Selector card) {
        return new Effect.ResolveBonusIcons(card);
    }

    /** Resolves one bonus icon. */
    public static Effect resolveIcon(BonusIcon icon) {
        return new Effect.ResolveIcon(icon);
    }

    /** A player forges a key at current cost. */
    public static Effect forgeKey(PlayerRef who) {
        return forgeKey(who, Numbers.number(0));
    }

    /** A player forges a key at so much more than the current cost. */
    public static Effect forgeKey(PlayerRef who, Amount more) {
        return new Effect.ForgeKey(who, more);
    }

    /** A player forges a key at no cost. */
    public static Effect forgeKeyFree(PlayerRef who) {
        return new Effect.ForgeKeyFree(who);
    }

    /** Unforges one of a player's keys. */
    public static Effect unforgeKey(PlayerRef who, Effect.WhichKey which) {
        return new Effect.UnforgeKey(who, which);
    }

    /** "Gain 3 chains." */
    public static Effect gainChains(int chains) {
        return new Effect.GainChains(YOU, Numbers.number(chains));
    }

    /** "Raise the tide." */
    public static Effect raiseTide() {
        return new Effect.RaiseTide(YOU);
    }
}
