package org.aemberlog.game.bot.reading;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.AemberPlace;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Token;

/**
 * What an instruction does to the cards of a selector.
 *
 * @param amount of damage dealt or healed or of Æmber moved, where that matters
 */
public record Touching(Touch touch, Selector cards, Amount amount) {

    private static final Amount NONE = new Amount.Const(0);

    private Touching(Touch touch, Selector cards) {
        this(touch, cards, NONE);
    }

    /** What a single instruction touches; nothing for those about players or instructions. */
    public static List<Touching> by(Effect effect) {
        return switch (effect) {
            case DealDamage e -> List.of(new Touching(Touch.HURT, e.target(), e.amount()));
            case DealDamageDespiteArmor e -> List.of(new Touching(Touch.HURT, e.target(), e.amount()));
            case DealDamageBy e -> List.of(new Touching(Touch.HURT, e.target(), e.amount()));
            case DealDamageToEach e -> List.of(new Touching(Touch.HURT, e.target(), e.amount()));
            case DivideDamage e -> List.of(new Touching(Touch.HURT, e.among(), e.amount()));
            case DealFightDamageTo e -> one(Touch.HURT, e.target());
            case MoveDamage e ->
                List.of(new Touching(Touch.HEAL, e.from(), e.amount()), new Touching(Touch.HURT, e.to(), e.amount()));
            case Heal e -> List.of(new Touching(Touch.HEAL, e.target(), e.amount()));
            case FullyHeal e -> List.of(new Touching(Touch.HEAL, e.target(), new Amount.Const(Integer.MAX_VALUE)));
            case AddStatus e -> one(status(e.status()), e.target());
            case RemoveStatus e -> one(without(e.status()), e.target());
            case Redistribute e -> one(Touch.NOTE, e.target());
            case AddCounters e -> one(counter(e.counter(), true), e.target());
            case RemoveCounters e -> one(counter(e.counter(), false), e.target());
            case Ready e -> one(Touch.READY, e.target());
            case Exhaust e -> one(Touch.EXHAUST, e.target());
            case LoseArmor e -> one(Touch.HURT, e.target());
            case Destroy e -> one(Touch.DESTROY, e.target());
            case Sacrifice e -> one(Touch.DESTROY, e.target());
            case Purge e -> one(Touch.REMOVE, e.target());
            case Discard e -> one(Touch.REMOVE, e.target());
            case PutInDeck e -> one(Touch.REMOVE, e.target());
            case PutInDeckInAnyOrder e -> one(Touch.REMOVE, e.target());
            case ToHand e -> one(Touch.FETCH, e.target());
            case Archive e -> one(Touch.FETCH, e.target());
            case PutIntoPlay e -> one(Touch.FETCH, e.target());
            case PlaceUnder e -> one(Touch.REMOVE, e.target());
            case Search e -> one(Touch.FETCH, Reading.searched(e));
            case TakeControl e -> one(Touch.SEIZE, e.target());
            case Capture e -> List.of(new Touching(captured(e.from()), e.by(), e.amount()));
            case Exalt e -> one(Touch.WEAKEN, e.target());
            case MoveAember e -> moved(e);
            case MoveToFlank e -> one(Touch.NOTE, e.target());
            case MoveInLine e -> one(Touch.NOTE, e.target());
            case Attach e -> one(Touch.NOTE, e.upgrade());
            case Reveal e -> one(Touch.NOTE, e.cards());
            case LookAt e -> one(Touch.NOTE, e.cards());
            case RevealUntil e -> one(Touch.NOTE, e.cards());
            case Effect.PlayCard e -> one(Touch.USE, e.card());
            case UseCard e -> one(Touch.USE, e.card());
            case TriggerAbility e -> one(Touch.USE, e.card());
            case ResolveBonusIcons e -> one(Touch.USE, e.card());
            case Effect.Lasting e -> ruled(e.rule());
            case FlowEffect _, PlayerEffect _ -> List.of();
            case GainAember _, LoseAember _, Steal _ -> List.of();
            case DamageTogether _, DamageForEach _ -> List.of();
            case SwapPositions _, Draw _, RefillHand _, ShuffleDeck _, SwapZones _, ResolveIcon _ -> List.of();
        };
    }

    private static List<Touching> one(Touch touch, Selector cards) {
        return List.of(new Touching(touch, cards));
    }

    private static Touch status(Status status) {
        return switch (status) {
            case STUN -> Touch.STUN;
            case WARD -> Touch.WARD;
            case ENRAGE -> Touch.ENRAGE;
        };
    }

    private static Touch without(Status status) {
        return switch (status) {
            case STUN -> Touch.UNSTUN;
            case WARD -> Touch.WEAKEN;
            case ENRAGE -> Touch.NOTE;
        };
    }

    private static Touch counter(Token counter, boolean added) {
        return switch (counter) {
            case POWER -> added ? Touch.STRENGTHEN : Touch.WEAKEN;
            case DAMAGE, DOOM -> added ? Touch.WEAKEN : Touch.STRENGTHEN;
            case AEMBER,
                    AWAKENING,
                    DEPTH,
                    DISRUPTION,
                    FUSE,
                    GLORY,
                    GROWTH,
                    IGNORANCE,
                    KNOWLEDGE,
                    SCHEME,
                    TIME,
                    WARRANT -> Touch.NOTE;
        };
    }

    /** A creature that captures from its own side takes from its controller. */
    private static Touch captured(CaptureFrom from) {
        return from == CaptureFrom.OWN_SIDE ? Touch.WEAKEN : Touch.LOAD;
    }

    private static List<Touching> moved(MoveAember e) {
        var touched = new ArrayList<Touching>();
        if (e.from() instanceof AemberPlace.On(var card)) {
            touched.add(new Touching(Touch.UNLOAD, card, e.amount()));
        }
        if (e.to() instanceof AemberPlace.On(var card)) {
            touched.add(new Touching(Touch.LOAD, card, e.amount()));
        }
        return touched;
    }

    /** What a constant ability does to the cards in its scope. */
    public static List<Touching> ruled(Ability rule) {
        if (!(rule instanceof Ability.Static it)) {
            return List.of();
        }
        if (it.modifiers().stream().anyMatch(Modifier.Controlled.class::isInstance)) {
            return one(Touch.SEIZE, it.scope());
        }
        int favor = it.modifiers().stream().mapToInt(Favor::of).sum();
        var touch = favor > 0 ? Touch.STRENGTHEN : favor < 0 ? Touch.WEAKEN : Touch.NOTE;
        return one(touch, it.scope());
    }
}
