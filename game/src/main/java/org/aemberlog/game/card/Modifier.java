package org.aemberlog.game.card;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.EventPattern.TriggerEvent;

/** What a constant ability changes about the cards in its scope or about a player. */
public sealed interface Modifier {

    // Power, armor, keywords, text

    /** More or less power or armor. */
    record ModStat(Stat stat, Amount delta) implements Modifier {}

    /** Power is this instead of the printed one, before anything else changes it; only {@link TakesAfter} says so. */
    record BasePower(int power) implements Modifier {}

    /** Power or armor is this, whatever else would change it. */
    record SetStat(Stat stat, Amount value) implements Modifier {}

    /** Power and armor change places, after everything else that changes them. */
    record SwitchStats() implements Modifier {}

    /** Gains a keyword; {@code value} is X in assault (X) and hazardous (X) at any time, else 0. */
    record GainKeyword(KeywordKind kind, Amount value) implements Modifier {
        public GainKeyword {
            if (value instanceof Amount.Const(int x)) {
                kind.check(x);
            }
        }
    }

    /** Loses keywords, gained ones too. */
    record LoseKeywords(List<KeywordKind> kinds) implements Modifier {
        public LoseKeywords {
            kinds = List.copyOf(kinds);
        }
    }

    /** Gains a trait. */
    record GainTrait(Trait trait) implements Modifier {}

    /** Gains an ability; "you" in it is the controller of the card that gains it. */
    record GainAbility(Ability ability) implements Modifier {}

    /** Does not ready in the "ready cards" step; nor by effects unless that step alone is meant. */
    record CannotReady(boolean inStepOnly) implements Modifier {}

    /** Its bold abilities for a timing do not trigger. */
    record CannotTrigger(Timing timing) implements Modifier {}

    /** Its bold abilities for one timing are abilities for another one, too. */
    record AlsoOn(Timing of, Timing on) implements Modifier {}

    /** Gains all that the card has in its text box: its traits and its abilities. */
    record GainTextOf(Selector card) implements Modifier {}

    /**
     * Has the printed power of the card instead of its own and gains its printed armor, keywords and
     * traits; only a lasting effect says so.
     */
    record TakesAfter(Selector card) implements Modifier {}

    /** Its taunt protects the neighbors of its neighbors, too. */
    record WidensTaunt() implements Modifier {}

    /** Lies faceup when its owner archives it. */
    record ArchivedFaceup() implements Modifier {}

    /** While it is in its owner's archives, the owner may take just some of them. */
    record ArchivesInPart() implements Modifier {}

    /** The text box counts as blank; the traits stay. */
    record Blank() implements Modifier {}

    /** An artifact in a battleline counts as a creature with this power and armor. */
    record BecomesCreature(int power, int armor) implements Modifier {}

    /** Counts as a flank creature wherever it stands. */
    record CountsAsFlank() implements Modifier {}

    /** The cards in scope are destroyed at once, as creatures with 0 power are. */
    record Doomed() implements Modifier {}

    /** You control it (glossary, Control). */
    record Controlled() implements Modifier {}

    // Entering play

    /** Enters play ready instead of exhausted. */
    record EntersReady() implements Modifier {}

    /** Such cards that you play enter play ready. */
    record PlaysReady(Filter card) implements Modifier {}

    /** Such creatures or artifacts that you play gain an ability for the remainder of the turn. */
    record PlaysWith(Filter card, Ability ability) implements Modifier {}

    /** The first such card that a player, or either of them, plays each turn enters play ready. */
    record FirstPlayedReady(PlayerRef who, Filter card) implements Modifier {
        public FirstPlayedReady {
            if (!card.isRemembered()) {
                throw new IllegalArgumentException("No turn remembers of a card whether it was " + card + ".");
            }
        }

        /** How many such cards were played this turn. */
        public Amount playedThisTurn() {
            return new Amount.History(new EventPattern(TriggerEvent.PLAYED, who, card), Amount.Window.THIS_TURN);
        }
    }

    /** Enters play stunned. */
    record EntersStunned() implements Modifier {}

    /** Enters play enraged. */
    record EntersEnraged() implements Modifier {}

    /** Enters play under the control of the opponent of the player who puts it into play. */
    record EntersUnderOpponentsControl() implements Modifier {}

    // Fights and damage

    /** While the card in scope attacks, creatures it could fight are without these keywords. */
    record IgnoreKeywordsWhileAttacking(List<KeywordKind> kinds) implements Modifier {
        public IgnoreKeywordsWhileAttacking {
            kinds = List.copyOf(kinds);
        }
    }

    /** Can only be used to fight such creatures. */
    record AttacksOnly(Filter defender) implements Modifier {}

    /** When it is used it has to fight, if it can; as if it were enraged, but for good. */
    record MustFight() implements Modifier {}

    /** Can be used to fight only. */
    record FightsOnly() implements Modifier {}

    /** The cards in scope cannot be dealt damage by such cards; by nothing at all for any. */
    record CannotBeDamaged(Filter by) implements Modifier {}

    /** The damage that the card's power deals in a fight is more, while it attacks such a card. */
    record ExtraDamageAttacking(Filter defender, Amount delta) implements Modifier {}

    /** Each time it is dealt damage, it is dealt so much more. */
    record ExtraDamageTaken(Amount delta) implements Modifier {}

    /** Each time it is dealt damage, it is dealt twice as much. */
    record DoubleDamageTaken() implements Modifier {}

    /** The card's power deals only so much damage in fights. */
    record FightDamageOnly(Amount amount) implements Modifier {}

    /** The card's power deals only so much damage to a creature that attacks it. */
    record AttackedDamageOnly(Amount amount) implements Modifier {}

    /** Damage that would be dealt to such creatures is dealt to the card in scope instead. */
    record TakesDamageFor(Filter whom) implements Modifier {}

    /** Damage dealt to such creatures in a fight is also dealt to the card in scope. */
    record SharesFightDamageOf(Filter whom) implements Modifier {}

    // What players may and may not do

    /**
     * A player cannot do this with such cards, or only so often in a turn; only what is done with
     * such cards counts.
     */
    record Forbid(PlayerAction deed, PlayerRef who, Filter subject, int allowedPerTurn) implements Modifier {
        public Forbid {
            if (allowedPerTurn > 0 && deed.counted().isEmpty()) {
                throw new IllegalArgumentException("Nothing counts how often players " + deed);
            }
            if (allowedPerTurn > 0 && !subject.isRemembered()) {
                throw new IllegalArgumentException("No turn remembers of a card whether it was " + subject + ".");
            }
        }
    }

    /** A player cannot choose the chosen house as active house. */
    record CannotChooseHouse(PlayerRef who) implements Modifier {}

    /** A player cannot choose as active house what they chose on their turn before. */
    record CannotRepeatHouse(PlayerRef who) implements Modifier {}

    /** You must choose this house as your active house. */
    record MustChooseHouse(House house) implements Modifier {}

    /** The player must choose the house chosen by {@link Effect.ChooseHouse}, if able. */
    record MustChooseThatHouse(PlayerRef who) implements Modifier {}

    /** A player has to pay you in order to play or use such a card. */
    record Toll(PlayerAction deed, PlayerRef who, Filter subject, int aember) implements Modifier {}

    /** You may play or use such cards, or fight with them, although they are not of the active house. */
    record Permit(Permission permission, Filter card) implements Modifier {}

    /** You may play so many such cards each turn although they are not of the active house. */
    record PermitEachTurn(int times, Filter card) implements Modifier {}

    /** Belongs to a house in play, besides its other ones or instead of the printed one. */
    sealed interface Belongs extends Modifier {

        /** Whether it is instead of the printed one. */
        boolean instead();
    }

    /** Belongs to this house. */
    record BelongsTo(House house, boolean instead) implements Belongs {}

    /** The same with the house chosen by {@link Effect.ChooseHouse}; none when there is none. */
    record BelongsToChosenHouse(boolean instead) implements Belongs {}

    /** The same with whatever house is active; none when there is none. */
    record BelongsToActiveHouse(boolean instead) implements Belongs {}

    /** The cards in scope may be used as if they belonged to the active house. */
    record UsableAsActiveHouse() implements Modifier {}

    // Players' numbers and Æmber

    /** A player refills to more or fewer cards. */
    record ModHandSize(PlayerRef whose, Amount delta) implements Modifier {}

    /** A player's keys cost more or less. */
    record ModKeyCost(PlayerRef whose, Amount delta) implements Modifier {}

    /** A player skips the "forge a key" step. */
    record SkipsForgeStep(PlayerRef who) implements Modifier {}

    /** You get all the Æmber that your opponent spends when forging keys. */
    record GetsSpentAember() implements Modifier {}

    /** Its controller may spend the Æmber on it as if it were in the pool. */
    record SpendableAember() implements Modifier {}

    /** Its controller's opponent may spend the Æmber on it as if it were in the pool. */
    record SpendableByOpponent() implements Modifier {}

    /** Its controller may spend the Æmber on it when forging keys, and on nothing else. */
    record SpendableOnKeys() implements Modifier {}

    /** Æmber that would be stolen or captured from your pool is taken from the supply instead. */
    record TakenFromSupply() implements Modifier {}

    /** Each bonus icon of a card you play resolves so many more times. */
    record ExtraIcons(int times) implements Modifier {}

    /** Power or armor. */
    enum Stat {
        POWER,
        ARMOR
    }

    /** What can be forbidden. */
    enum PlayerAction {
        PLAY,
        USE,
        FIGHT,
        REAP,
        FORGE,
        RAISE_TIDE,
        RESOLVE_ICONS,
        /** Stealing from the player. */
        BE_STOLEN_FROM;

        /** As what a turn remembers it, if it does. */
        public Optional<TriggerEvent> counted() {
            return switch (this) {
                case PLAY -> Optional.of(TriggerEvent.PLAYED);
                case USE -> Optional.of(TriggerEvent.USED);
                case FIGHT -> Optional.of(TriggerEvent.FOUGHT);
                case REAP -> Optional.of(TriggerEvent.REAPED);
                case FORGE -> Optional.of(TriggerEvent.KEY_FORGED);
                case RAISE_TIDE -> Optional.of(TriggerEvent.TIDE_RAISED);
                case RESOLVE_ICONS, BE_STOLEN_FROM -> Optional.empty();
            };
        }
    }

    /** What can be permitted off house. */
    enum Permission {
        PLAY,
        /** To play as if it belonged to the active house, which is all it says. */
        PLAY_AS_ACTIVE_HOUSE,
        USE,
        /** One of the two. */
        PLAY_OR_USE,
        /** Using to fight only. */
        FIGHT;

        /** Whether it permits what is asked for. */
        public boolean covers(Permission asked) {
            return this == asked
                    || this == PLAY_OR_USE && asked != FIGHT
                    || this == PLAY_AS_ACTIVE_HOUSE && asked == PLAY;
        }
    }
}
