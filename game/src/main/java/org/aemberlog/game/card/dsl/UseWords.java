package org.aemberlog.game.card.dsl;

import java.util.Optional;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Timing;

/** Playing and using cards, and what players may or cannot do. */
public abstract class UseWords extends ZoneWords {

    /** Plays the card from where it is: {@code playCard(topOfDeck(YOU))}. */
    public static Effect playCard(Selector card) {
        return new Effect.PlayCard(card, Optional.empty());
    }

    /** The same, so that it enters play stunned: {@code playStunned(fromYourHand(creature()))}. */
    public static Effect playStunned(Selector card) {
        return new Effect.PlayCard(card, Optional.of(Effect.Arrival.STUNNED));
    }

    /** The same, anywhere in the battleline: {@code playAnywhere(fromYourDiscard(creature()))}. */
    public static Effect playAnywhere(Selector card) {
        return new Effect.PlayCard(card, Optional.of(Effect.Arrival.ANYWHERE));
    }

    /** Uses the card in any way it can be used: {@code use(a(friendly(artifact())))}. */
    public static Effect use(Selector card) {
        return new Effect.UseCard(card, Effect.UseMode.ANY, false);
    }

    /** "Use ... as if it were yours": {@code useAsIfYours(a(enemy(artifact())))}. */
    public static Effect useAsIfYours(Selector card) {
        return new Effect.UseCard(card, Effect.UseMode.ANY, true);
    }

    /** "Fight with ...": {@code fightWith(a(friendly(creature())))}. */
    public static Effect fightWith(Selector creature) {
        return new Effect.UseCard(creature, Effect.UseMode.FIGHT, false);
    }

    /** "Fight with ... each time against a different creature": {@code forEach(number(3), fightAnotherWith(self()))}. */
    public static Effect fightAnotherWith(Selector creature) {
        return new Effect.UseCard(creature, Effect.UseMode.FIGHT_ANOTHER, false);
    }

    /** "Ready and fight with ...", chosen once for both: {@code readyAndFightWith(a(friendly(creature())))}. */
    public static Effect readyAndFightWith(Selector creature) {
        return inOrder(choose(creature), ready(it()), fightWith(it()));
    }

    /** "Reap with ...": {@code reapWith(a(friendly(creature())))}. */
    public static Effect reapWith(Selector creature) {
        return new Effect.UseCard(creature, Effect.UseMode.REAP, false);
    }

    /** "Trigger the reap effect of ... as if you controlled it": {@code trigger(Timing.REAP, a(enemy(creature())))}. */
    public static Effect trigger(Timing timing, Selector card) {
        return new Effect.TriggerAbility(card, timing);
    }

    /** "Resolve its bonus icons as if you had played it": {@code resolveBonusIcons(topOfDeck(YOU))}. */
    public static Effect resolveBonusIcons(Selector card) {
        return new Effect.ResolveBonusIcons(card);
    }

    /** Resolves one bonus icon: {@code resolveIcon(BonusIcon.CAPTURE)}. */
    public static Effect resolveIcon(BonusIcon icon) {
        return new Effect.ResolveIcon(icon);
    }

    /** "Resolve each of its bonus icons an additional time": {@code always(each(creature()), extraIcons(1))}. */
    public static Modifier extraIcons(int times) {
        return new Modifier.ExtraIcons(times);
    }

    /** "You may play ...": {@code mayPlay(not(house(House.LOGOS)))}. */
    public static Modifier mayPlay(Filter card) {
        return new Modifier.Permit(Modifier.Permission.PLAY, card);
    }

    /** "You may play ... as if it belonged to the active house": {@code playableAsActiveHouse(upgrade())}. */
    public static Modifier playableAsActiveHouse(Filter card) {
        return new Modifier.Permit(Modifier.Permission.PLAY_AS_ACTIVE_HOUSE, card);
    }

    /** "Each turn, you may play one ...": {@code mayPlayEachTurn(1, house(House.UNTAMED))}. */
    public static Modifier mayPlayEachTurn(int times, Filter card) {
        return new Modifier.PermitEachTurn(times, card);
    }

    /** "The next ... you play enters play ready": {@code forRemainderOfTurn(1, always(self(), playsReady(creature())))}. */
    public static Modifier playsReady(Filter card) {
        return new Modifier.PlaysReady(card);
    }

    /** "Each ... you play gains": {@code forRemainderOfTurn(always(self(), playsWith(creature(), bold(Timing.PLAY, draw(1)))))}. */
    public static Modifier playsWith(Filter card, Ability ability) {
        return new Modifier.PlaysWith(card, ability);
    }

    /** "You control this creature": {@code always(host(), youControl())}. */
    public static Modifier youControl() {
        return new Modifier.Controlled();
    }

    /** "The first ... played each turn enters play ready": {@code always(self(), firstPlayedReady(EACH, creature()))}. */
    public static Modifier firstPlayedReady(PlayerRef who, Filter card) {
        return new Modifier.FirstPlayedReady(who, card);
    }

    /** "You may use ...": {@code mayUse(friendly(creature()))}. */
    public static Modifier mayUse(Filter card) {
        return new Modifier.Permit(Modifier.Permission.USE, card);
    }

    /** "You may play or use ...": {@code forRemainderOfTurn(1, always(self(), mayPlayOrUse(house(House.DIS))))}. */
    public static Modifier mayPlayOrUse(Filter card) {
        return new Modifier.Permit(Modifier.Permission.PLAY_OR_USE, card);
    }

    /** "You may fight with ...": {@code mayFight(friendly(creature()))}. */
    public static Modifier mayFight(Filter card) {
        return new Modifier.Permit(Modifier.Permission.FIGHT, card);
    }

    /** "Cannot ...": {@code cannot(PlayerAction.FIGHT, OPPONENT, creature())}. */
    public static Modifier cannot(Modifier.PlayerAction deed, PlayerRef who, Filter subject) {
        return new Modifier.Forbid(deed, who, subject, 0);
    }

    /** "Must pay you 1 Æmber in order to ...": {@code toll(PlayerAction.USE, OPPONENT, artifact(), 1)}. */
    public static Modifier toll(PlayerAction deed, PlayerRef who, Filter subject, int aember) {
        return new Modifier.Toll(deed, who, subject, aember);
    }

    /** "Cannot ... more than 2 times each turn": {@code noMoreThan(2, PlayerAction.PLAY, OPPONENT, anyCard())}. */
    public static Modifier noMoreThan(int perTurn, Modifier.PlayerAction deed, PlayerRef who, Filter subject) {
        return new Modifier.Forbid(deed, who, subject, perTurn);
    }

    /** "Must fight when used, if able": {@code always(each(creature()), mustFight())}. */
    public static Modifier mustFight() {
        return new Modifier.MustFight();
    }

    /** "Can only fight": {@code always(each(friendly(creature())), fightsOnly())}. */
    public static Modifier fightsOnly() {
        return new Modifier.FightsOnly();
    }

    /** "Can only attack ...": {@code attacksOnly(creature(onFlank()))}. */
    public static Modifier attacksOnly(Filter defender) {
        return new Modifier.AttacksOnly(defender);
    }
}
