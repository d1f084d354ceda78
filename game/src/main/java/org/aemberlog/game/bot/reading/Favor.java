package org.aemberlog.game.bot.reading;

import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Modifier.*;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;

/** Whether abilities do good to the controller of the card that has them. */
final class Favor {

    private Favor() {}

    /** 1 if a modifier does the card in its scope good, -1 if it harms it, 0 if neither. */
    static int of(Modifier modifier) {
        return switch (modifier) {
            case ModStat m -> sign(m.delta());
            case GainAbility m -> of(m.ability());
            case PlaysWith m -> of(m.ability());
            case ModHandSize m -> sign(m.delta()) * side(m.whose());
            case ModKeyCost m -> -sign(m.delta()) * side(m.whose());
            case Forbid m -> m.deed() == PlayerAction.BE_STOLEN_FROM ? side(m.who()) : -side(m.who());
            case CannotChooseHouse m -> -side(m.who());
            case CannotRepeatHouse m -> -side(m.who());
            case MustChooseThatHouse m -> -side(m.who());
            case Toll m -> -side(m.who());
            case FirstPlayedReady m -> side(m.who());
            case BasePower _, GainKeyword _, AlsoOn _, GainTrait _, GainTextOf _, TakesAfter _, WidensTaunt _ -> 1;
            case BecomesCreature _, EntersReady _, ArchivesInPart _ -> 1;
            case IgnoreKeywordsWhileAttacking _, CannotBeDamaged _, Permit _, PermitEachTurn _, PlaysReady _ -> 1;
            case ExtraDamageAttacking _, UsableAsActiveHouse _, SpendableAember _, SpendableOnKeys _ -> 1;
            case SkipsForgeStep m -> -side(m.who());
            case TakenFromSupply _, GetsSpentAember _, ExtraIcons _ -> 1;
            case BelongsTo m -> m.instead() ? 0 : 1;
            case BelongsToChosenHouse m -> m.instead() ? 0 : 1;
            case BelongsToActiveHouse _ -> 1;
            case SetStat _, SwitchStats _, CountsAsFlank _, ArchivedFaceup _ -> 0;
            case LoseKeywords _,
                    Blank _,
                    EntersStunned _,
                    EntersEnraged _,
                    CannotTrigger _,
                    CannotReady _,
                    AttacksOnly _,
                    MustFight _,
                    FightsOnly _ -> -1;
            case EntersUnderOpponentsControl _, ExtraDamageTaken _, DoubleDamageTaken _, FightDamageOnly _ -> -1;
            case AttackedDamageOnly _ -> -1;
            case Doomed _, SpendableByOpponent _ -> -1;
            case Controlled _ -> -1;
            case TakesDamageFor _, SharesFightDamageOf _, MustChooseHouse _ -> -1;
        };
    }

    /** The same of an ability that a card gains. */
    static int of(Ability ability) {
        return switch (ability) {
            case Ability.Triggered a -> of(a.run());
            case Ability.Activated a -> Math.max(0, of(a.run()));
            case Ability.OnEvent a -> of(a.run());
            case Ability.InDiscardPile a -> of(a.ability());
            case Ability.Static a ->
                Integer.signum(a.modifiers().stream().mapToInt(Favor::of).sum());
            case Ability.Keyword _, Ability.Replacement _, Ability.AsUpgrade _ -> 1;
            case Ability.Requirement _, Ability.PlayCost _ -> -1;
            case Ability.CopyOf _, Ability.Gigantic _, Ability.Enhance _ -> 0;
        };
    }

    /** What is not plainly harmful was written to be of use. */
    private static int of(Effect effect) {
        int sum = Reading.of(effect).leaves().stream().mapToInt(Favor::ofLeaf).sum();
        return sum < 0 ? -1 : 1;
    }

    private static int ofLeaf(Effect effect) {
        return switch (effect) {
            case Effect.GainAember e -> side(e.who());
            case Effect.LoseAember e -> -side(e.who());
            case Effect.Steal e -> side(e.thief());
            case Effect.Draw e -> side(e.who());
            case Effect.GainChains e -> -side(e.who());
            case Effect.Destroy e -> e.target() instanceof Selector.Self ? -1 : 1;
            case Effect.FlowEffect _, Effect.AemberEffect _, Effect.DamageEffect _, Effect.StatusEffect _ -> 0;
            case Effect.ZoneEffect _, Effect.ControlEffect _, Effect.InformationEffect _ -> 0;
            case Effect.AgencyEffect _, Effect.PlayerEffect _ -> 0;
        };
    }

    private static int sign(Amount amount) {
        return switch (amount) {
            case Amount.Const a -> Integer.signum(a.value());
            case Amount.Arith a when a.operator() == Amount.Operator.TIMES -> sign(a.left()) * sign(a.right());
            case Amount.Arith a
            when a.operator() == Amount.Operator.MINUS && a.left().equals(new Amount.Const(0)) -> -sign(a.right());
            case Amount.Arith _, Amount.Count _, Amount.Pool _, Amount.ForgedKeys _, Amount.Tokens _, Amount.StatOf _ ->
                1;
            case Amount.DifferentPowers _,
                    Amount.Houses _,
                    Amount.History _,
                    Amount.AemberHistory _,
                    Amount.ThatMuch _ -> 1;
            case Amount.ExtremeStat _, Amount.ArmorLost _, Amount.Traits _, Amount.ChosenNumber _ -> 1;
            case Amount.CardsOf _,
                    Amount.DestroyedBy _,
                    Amount.AmountOf _,
                    Amount.BonusIcons _,
                    Amount.DifferentCards _ -> 1;
        };
    }

    private static int side(PlayerRef who) {
        return switch (who) {
            case YOU -> 1;
            case OPPONENT -> -1;
            case EACH -> 1;
            case ACTIVE, THAT_PLAYER, THAT_PLAYERS_OPPONENT, ITS_OWNER, ITS_CONTROLLER -> 0;
        };
    }
}
