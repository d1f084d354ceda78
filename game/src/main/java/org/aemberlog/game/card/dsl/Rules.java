package org.aemberlog.game.card.dsl;

import java.util.List;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Condition.Comparison;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Trait;

/** What waits and what holds: events, conditions, and what constant abilities change. */
public final class Rules {

    private Rules() {}

    // Abilities, for cards and for lasting effects

    /** "Each time ..., ..." */
    public static Ability eachTime(EventPattern happens, Effect... steps) {
        return new Ability.OnEvent(happens, new Condition.Always(), Effects.inOrder(steps));
    }

    /** "... instead." */
    public static Ability insteadOf(EventPattern happening, Effect... steps) {
        return new Ability.Replacement(happening, Ability.Mode.INSTEAD, Effects.inOrder(steps));
    }

    /** "... you may ... instead." */
    public static Ability maybeInsteadOf(EventPattern happening, Effect... steps) {
        return new Ability.Replacement(happening, Ability.Mode.MAY_INSTEAD, Effects.inOrder(steps));
    }

    /** "When ... would ...": first this, which may cancel it. */
    public static Ability before(EventPattern happening, Effect... steps) {
        return new Ability.Replacement(happening, Ability.Mode.FIRST, Effects.inOrder(steps));
    }

    /** "After ..., if ..., ..." */
    public static Ability eachTime(EventPattern happens, Condition when, Effect... steps) {
        return new Ability.OnEvent(happens, when, Effects.inOrder(steps));
    }

    /** What holds for the cards in scope while the condition does. */
    public static Ability whilst(Condition condition, Selector scope, Modifier... modifiers) {
        return new Ability.Static(condition, scope, List.of(modifiers));
    }

    /** A bold ability, to be gained: "Reap: ...". */
    public static Ability bold(Timing timing, Effect... steps) {
        return new Ability.Triggered(List.of(timing), Effects.inOrder(steps));
    }

    /** What holds for the cards in scope, without a condition. */
    public static Ability always(Selector scope, Modifier... modifiers) {
        return new Ability.Static(new Condition.Always(), scope, List.of(modifiers));
    }

    // Happenings

    /** You play such a card. */
    public static EventPattern youPlay(Filter card) {
        return new EventPattern(TriggerEvent.PLAYED, PlayerRef.YOU, card);
    }

    /** A player does or suffers this, with or to such cards. */
    public static EventPattern happens(TriggerEvent what, PlayerRef actor, Filter subject) {
        return new EventPattern(what, actor, subject);
    }

    /** A player does or suffers this, whatever the card. */
    public static EventPattern happens(TriggerEvent what, PlayerRef actor) {
        return new EventPattern(what, actor, new Filter.Any());
    }

    /** A player plays such a card. */
    public static EventPattern plays(PlayerRef who, Filter card) {
        return new EventPattern(TriggerEvent.PLAYED, who, card);
    }

    /** A player forges a key. */
    public static EventPattern forges(PlayerRef who) {
        return happens(TriggerEvent.KEY_FORGED, who);
    }

    /** Such a creature is used to fight. */
    public static EventPattern fights(Filter creature) {
        return new EventPattern(TriggerEvent.FOUGHT, PlayerRef.EACH, creature);
    }

    /** Such a creature is used to reap. */
    public static EventPattern reaps(Filter creature) {
        return new EventPattern(TriggerEvent.REAPED, PlayerRef.EACH, creature);
    }

    /** Such a card is destroyed. */
    public static EventPattern isDestroyed(Filter card) {
        return new EventPattern(TriggerEvent.DESTROYED, PlayerRef.EACH, card);
    }

    /** Such a creature is destroyed in a fight with this card. */
    public static EventPattern isDestroyedFightingThis(Filter creature) {
        return new EventPattern(TriggerEvent.DESTROYED_FIGHTING_THIS, PlayerRef.EACH, creature);
    }

    /** You would gain Æmber for reaping. */
    public static EventPattern youGainByReaping() {
        return new EventPattern(TriggerEvent.AEMBER_GAINED_BY_REAPING, PlayerRef.YOU, new Filter.Any());
    }

    // Conditions

    /** The amount is at least so much. */
    public static Condition atLeast(Amount amount, int least) {
        return new Condition.Compare(amount, Comparison.AT_LEAST, Numbers.number(least));
    }

    /** The amount is at most so much. */
    public static Condition atMost(Amount amount, int most) {
        return new Condition.Compare(amount, Comparison.AT_MOST, Numbers.number(most));
    }

    /** One amount is more than another. */
    public static Condition moreThan(Amount amount, Amount other) {
        return not(new Condition.Compare(amount, Comparison.AT_MOST, other));
    }

    /** There is such a card. */
    public static Condition thereIs(Selector cards) {
        return atLeast(new Amount.Count(cards), 1);
    }

    /** At least one of the cards is like this. */
    public static Condition areLike(Selector cards, Filter filter) {
        return new Condition.Matches(cards, filter);
    }

    /** The labelled effect resolved completely. */
    public static Condition done(String label) {
        return new Condition.Done(label);
    }

    /** The house is active. */
    public static Condition activeHouse(House house) {
        return new Condition.ActiveHouse(house);
    }

    /** The tide is high for you. */
    public static Condition tideIsHigh() {
        return new Condition.TideIs(Condition.Tide.HIGH, PlayerRef.YOU);
    }

    /** The tide is low for you. */
    public static Condition tideIsLow() {
        return new Condition.TideIs(Condition.Tide.LOW, PlayerRef.YOU);
    }

    /** It is the player's turn. */
    public static Condition turnOf(PlayerRef who) {
        return new Condition.TurnOf(who);
    }

    /** All of the cards belong to one and the same house. */
    public static Condition shareAHouse(Selector cards) {
        return new Condition.ShareHouse(cards);
    }

    /** This card stands in a battleline. */
    public static Condition inBattleline() {
        return new Condition.InBattleline(Cards.self());
    }

    /** Not so. */
    public static Condition not(Condition condition) {
        return new Condition.Not(condition);
    }

    /** A player is haunted: ten or more cards in the discard pile (glossary, Haunted). */
    public static Condition haunted(PlayerRef who) {
        return atLeast(
                new Amount.Count(Cards.from(Selector.Zone.DISCARD, who, new Filter.Any(), Selector.Quantity.ALL)), 10);
    }

    /** The amount is 0. */
    public static Condition none(Amount amount) {
        return new Condition.Compare(amount, Comparison.EQUAL, Numbers.number(0));
    }

    /** The card with the ability is like this. */
    public static Condition selfIs(Filter filter) {
        return new Condition.Matches(new Selector.Self(), filter);
    }

    /** The labelled effect destroyed a card. */
    public static Condition destroyedBy(String label) {
        return new Condition.DestroyedBy(label);
    }

    // Modifiers

    /** "gets +1 power" */
    public static Modifier power(int delta) {
        return new Modifier.ModStat(Modifier.Stat.POWER, Numbers.number(delta));
    }

    /** "gets +1 armor" */
    public static Modifier armor(int delta) {
        return new Modifier.ModStat(Modifier.Stat.ARMOR, Numbers.number(delta));
    }

    /** So much more power. */
    public static Modifier power(Amount delta) {
        return new Modifier.ModStat(Modifier.Stat.POWER, delta);
    }

    /** So much more armor. */
    public static Modifier armor(Amount delta) {
        return new Modifier.ModStat(Modifier.Stat.ARMOR, delta);
    }

    /** "is considered to have 1 power" */
    public static Modifier setPower(int value) {
        return new Modifier.SetStat(Modifier.Stat.POWER, Numbers.number(value));
    }

    /** "is considered to have 0 armor" */
    public static Modifier setArmor(int value) {
        return new Modifier.SetStat(Modifier.Stat.ARMOR, Numbers.number(value));
    }

    /** "switch power and armor" */
    public static Modifier switchStats() {
        return new Modifier.SwitchStats();
    }

    /** "gains hazardous 2" */
    public static Modifier gains(KeywordKind keyword, int value) {
        return new Modifier.GainKeyword(new Ability.Keyword(keyword, value));
    }

    /** "gains, “...”" */
    public static Modifier gains(Ability ability) {
        return new Modifier.GainAbility(ability);
    }

    /** "gains the Knight trait" */
    public static Modifier gainsTrait(String name) {
        return new Modifier.GainTrait(new Trait(name));
    }

    /** "gains the text box of ..." */
    public static Modifier gainsTextOf(Selector card) {
        return new Modifier.GainTextOf(card);
    }

    /** "loses elusive" */
    public static Modifier loses(KeywordKind... keywords) {
        return new Modifier.LoseKeywords(List.of(keywords));
    }

    /** "text box is considered blank" */
    public static Modifier blank() {
        return new Modifier.Blank();
    }

    /** "is considered a creature with 5 power" */
    public static Modifier becomesCreature(int power) {
        return new Modifier.BecomesCreature(power);
    }

    /** "is considered a flank creature" */
    public static Modifier countsAsFlank() {
        return new Modifier.CountsAsFlank();
    }

    /** "enters play stunned" */
    public static Modifier entersStunned() {
        return new Modifier.EntersStunned();
    }

    /** "enters play under your opponent's control" */
    public static Modifier entersUnderOpponentsControl() {
        return new Modifier.EntersUnderOpponentsControl();
    }

    /** "can only attack ..." */
    public static Modifier attacksOnly(Filter defender) {
        return new Modifier.AttacksOnly(defender);
    }

    /** "cannot be dealt damage by ..." */
    public static Modifier cannotBeDamagedBy(Filter by) {
        return new Modifier.CannotBeDamaged(by);
    }

    /** "is dealt 2 more damage each time" */
    public static Modifier extraDamageTaken(int extra) {
        return new Modifier.ExtraDamageTaken(Numbers.number(extra));
    }

    /** "only deals 2 damage when fighting" */
    public static Modifier fightDamageOnly(int amount) {
        return new Modifier.FightDamageOnly(Numbers.number(amount));
    }

    /** "damage dealt to ... in fights is also dealt to this" */
    public static Modifier sharesFightDamageOf(Filter whom) {
        return new Modifier.SharesFightDamageOf(whom);
    }

    /** "cannot ..." */
    public static Modifier cannot(Modifier.PlayerAction deed, PlayerRef who, Filter subject) {
        return new Modifier.Forbid(deed, who, subject, 0);
    }

    /** "cannot ... more than 2 times each turn" */
    public static Modifier noMoreThan(int perTurn, Modifier.PlayerAction deed, PlayerRef who, Filter subject) {
        return new Modifier.Forbid(deed, who, subject, perTurn);
    }

    /** "cannot choose that house" */
    public static Modifier cannotChooseThatHouse(PlayerRef who) {
        return new Modifier.CannotChooseHouse(who);
    }

    /** "you must choose ... as your active house" */
    public static Modifier mustChoose(House house) {
        return new Modifier.MustChooseHouse(house);
    }

    /** "you may play ..." */
    public static Modifier mayPlay(Filter card) {
        return new Modifier.Permit(Modifier.Permission.PLAY, card);
    }

    /** "you may use ..." */
    public static Modifier mayUse(Filter card) {
        return new Modifier.Permit(Modifier.Permission.USE, card);
    }

    /** "belongs to house Dis instead of its original house" */
    public static Modifier belongsTo(House house) {
        return new Modifier.BelongsTo(house, true);
    }

    /** "belongs to house Dis in addition to its other houses" */
    public static Modifier alsoBelongsTo(House house) {
        return new Modifier.BelongsTo(house, false);
    }

    /** "belongs to the chosen house instead of its original house" */
    public static Modifier belongsToChosenHouse() {
        return new Modifier.BelongsToChosenHouse(true);
    }

    /** "belongs to the chosen house in addition to its other houses" */
    public static Modifier alsoBelongsToChosenHouse() {
        return new Modifier.BelongsToChosenHouse(false);
    }

    /** "belongs to the active house instead of its original house" */
    public static Modifier belongsToActiveHouse() {
        return new Modifier.BelongsToActiveHouse(true);
    }

    /** "may be used as if it belonged to the active house" */
    public static Modifier usableAsActiveHouse() {
        return new Modifier.UsableAsActiveHouse();
    }

    /** So many more cards in the refilled hand. */
    public static Modifier handSize(Amount delta) {
        return new Modifier.ModHandSize(PlayerRef.YOU, delta);
    }

    /** A player's keys cost so much more. */
    public static Modifier keyCost(PlayerRef whose, Amount delta) {
        return new Modifier.ModKeyCost(whose, delta);
    }

    /** "you may spend Æ on ... as if it were in your pool" */
    public static Modifier spendableAember() {
        return new Modifier.SpendableAember();
    }

    /** "Æ that would be stolen or captured from your pool is taken from the common supply" */
    public static Modifier takenFromSupply() {
        return new Modifier.TakenFromSupply();
    }

    /** "resolve each of its bonus icons an additional time" */
    public static Modifier extraIcons(int times) {
        return new Modifier.ExtraIcons(times);
    }

    /** "gains taunt" */
    public static Modifier gains(KeywordKind keyword) {
        return new Modifier.GainKeyword(new Ability.Keyword(keyword, 0));
    }

    /** "while attacking, ignore ..." */
    public static Modifier ignoresWhileAttacking(KeywordKind... keywords) {
        return new Modifier.IgnoreKeywordsWhileAttacking(List.of(keywords));
    }

    /** "deals +2 damage while attacking ..." */
    public static Modifier extraDamageAttacking(Filter defender, int extra) {
        return new Modifier.ExtraDamageAttacking(defender, Numbers.number(extra));
    }

    /** "refill your hand to 1 additional card" */
    public static Modifier handSize(int delta) {
        return new Modifier.ModHandSize(PlayerRef.YOU, Numbers.number(delta));
    }

    /** A player's keys cost so much more, or less when negative. */
    public static Modifier keyCost(PlayerRef whose, int delta) {
        return new Modifier.ModKeyCost(whose, Numbers.number(delta));
    }

    /** "enters play ready" */
    public static Modifier entersReady() {
        return new Modifier.EntersReady();
    }

    /** "cannot be dealt damage" */
    public static Modifier cannotBeDamaged() {
        return new Modifier.CannotBeDamaged(new Filter.Any());
    }

    /** "deals no damage when fighting" */
    public static Modifier noFightDamage() {
        return fightDamageOnly(0);
    }

    /** Damage to such creatures is dealt to the card in scope instead. */
    public static Modifier takesDamageFor(Filter whom) {
        return new Modifier.TakesDamageFor(whom);
    }
}
