package org.aemberlog.game.card.dsl;

import static org.aemberlog.game.card.dsl.FlowWords.inOrder;
import static org.aemberlog.game.card.dsl.TargetWords.host;
import static org.aemberlog.game.card.dsl.TargetWords.self;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Trait;

/**
 * A card being written: {@code card("Batdrone").creature(2).traits("robot").skirmish()
 * .fight(steal(1))}. Abilities stand in the order in which they are added.
 */
public final class Card {

    private final String id;
    private final String title;
    private final CardType type;
    private final int power;
    private final int armor;
    private final List<Trait> traits = new ArrayList<>();
    private final List<BonusIcon> bonus = new ArrayList<>();
    private final List<Ability> abilities = new ArrayList<>();

    Card(String id, String title, CardType type, int power, int armor) {
        this.id = id;
        this.title = title;
        this.type = type;
        this.power = power;
        this.armor = armor;
    }

    /** Begins a card with its printed title. */
    public static CardTitle card(String title) {
        return new CardTitle(title);
    }

    /** Begins a card whose title another card has too; its id tells them apart. */
    public static CardTitle card(String title, String id) {
        return new CardTitle(id, title);
    }

    /** The finished definition. */
    public CardDefinition build() {
        return new CardDefinition(id, title, type, power, armor, traits, bonus, abilities);
    }

    /** Adds traits, in any case. */
    public Card traits(String... names) {
        for (String name : names) {
            traits.add(new Trait(name));
        }
        return this;
    }

    /** Adds printed Æmber bonus icons. */
    public Card aember(int icons) {
        bonus.addAll(Collections.nCopies(icons, BonusIcon.AEMBER));
        return this;
    }

    /** Adds printed bonus icons, top to bottom. */
    public Card bonus(BonusIcon... icons) {
        bonus.addAll(List.of(icons));
        return this;
    }

    /** "Elusive." */
    public Card elusive() {
        return keyword(KeywordKind.ELUSIVE);
    }

    /** "Skirmish." */
    public Card skirmish() {
        return keyword(KeywordKind.SKIRMISH);
    }

    /** "Taunt." */
    public Card taunt() {
        return keyword(KeywordKind.TAUNT);
    }

    /** A keyword without a number. */
    public Card keyword(KeywordKind kind) {
        return keyword(kind, 0);
    }

    /** A keyword with a number: assault (X) or hazardous (X). */
    public Card keyword(KeywordKind kind, int value) {
        return rule(new Ability.Keyword(kind, value));
    }

    /** "Play:" */
    public Card play(Effect... steps) {
        return triggered(List.of(Timing.PLAY), steps);
    }

    /** "Before Fight:" */
    public Card beforeFight(Effect... steps) {
        return triggered(List.of(Timing.BEFORE_FIGHT), steps);
    }

    /** "Fight:" */
    public Card fight(Effect... steps) {
        return triggered(List.of(Timing.FIGHT), steps);
    }

    /** "Reap:" */
    public Card reap(Effect... steps) {
        return triggered(List.of(Timing.REAP), steps);
    }

    /** "Destroyed:" */
    public Card destroyed(Effect... steps) {
        return triggered(List.of(Timing.DESTROYED), steps);
    }

    /** A bold ability with several words, such as "Fight/Reap:". */
    public Card triggered(List<Timing> on, Effect... steps) {
        return rule(new Ability.Triggered(on, inOrder(steps)));
    }

    /** "Action:" */
    public Card action(Effect... steps) {
        return rule(new Ability.Activated(Ability.ActivatedKind.ACTION, inOrder(steps)));
    }

    /** "Omni:" */
    public Card omni(Effect... steps) {
        return rule(new Ability.Activated(Ability.ActivatedKind.OMNI, inOrder(steps)));
    }

    /** "Each time ..., ..." and "After ..., ...". */
    public Card eachTime(EventPattern happens, Effect... steps) {
        return rule(AbilityWords.eachTime(happens, steps));
    }

    /** What always holds for this card itself. */
    public Card always(Modifier... modifiers) {
        return always(self(), modifiers);
    }

    /** What always holds for the cards in scope. */
    public Card always(Selector scope, Modifier... modifiers) {
        return rule(AbilityWords.always(scope, modifiers));
    }

    /** What holds for this card itself while the condition does. */
    public Card whilst(Condition condition, Modifier... modifiers) {
        return rule(new Ability.Static(condition, self(), List.of(modifiers)));
    }

    /** What an upgrade gives the creature it is attached to. */
    public Card thisCreature(Modifier... modifiers) {
        return always(host(), modifiers);
    }

    /** "After ..., if ..., ..." */
    public Card eachTime(EventPattern happens, Condition when, Effect... steps) {
        return rule(new Ability.OnEvent(happens, when, inOrder(steps)));
    }

    /** "Cannot be played unless ..." */
    public Card playOnlyIf(Condition condition) {
        return rule(new Ability.Requirement(condition));
    }

    /** "You must lose 3 Æmber in order to play" the card. */
    public Card playCost(int aember) {
        return rule(new Ability.PlayCost(aember));
    }

    /** "May be played as an upgrade instead of a creature, with the text ..." */
    public Card asUpgrade(Modifier... thisCreature) {
        return rule(new Ability.AsUpgrade(List.of(AbilityWords.always(host(), thisCreature))));
    }

    /** Is played, or enters play, as a copy of the card. */
    public Card copyOf(Selector card) {
        return rule(new Ability.CopyOf(card));
    }

    /** "Enhance": icons that other cards of the deck received. */
    public Card enhance(BonusIcon... icons) {
        return rule(new Ability.Enhance(List.of(icons)));
    }

    /** One half of a gigantic creature. */
    public Card gigantic(Ability.Half half) {
        return rule(new Ability.Gigantic(half));
    }

    /** "Play/Fight/Reap:" */
    public Card playFightReap(Effect... steps) {
        return triggered(List.of(Timing.PLAY, Timing.FIGHT, Timing.REAP), steps);
    }

    /** "Fight/Reap:" */
    public Card fightReap(Effect... steps) {
        return triggered(List.of(Timing.FIGHT, Timing.REAP), steps);
    }

    /** Any other ability. */
    public Card rule(Ability ability) {
        abilities.add(ability);
        return this;
    }
}
