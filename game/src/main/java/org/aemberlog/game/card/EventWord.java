package org.aemberlog.game.card;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.aemberlog.game.card.Ability.Mode;
import org.aemberlog.game.card.EventPattern.TriggerEvent;

/**
 * A word of the card language that means something only within an event or a fight. A new one is entered here and
 * nowhere else.
 */
enum EventWord {
    THAT_PLAYER("that player", EnumSet.allOf(TriggerEvent.class)),
    THAT_PLAYERS_OPPONENT("that player’s opponent", EnumSet.allOf(TriggerEvent.class)),
    THAT_CARD("that card", aboutCards()),
    ICON_OF_THAT_CARD("a bonus icon of that card", aboutCards()),
    THAT_MUCH(
            "that much",
            EnumSet.of(
                    TriggerEvent.KEY_FORGED,
                    TriggerEvent.CREATURES_READIED,
                    TriggerEvent.AEMBER_GAINED_BY_REAPING,
                    TriggerEvent.AEMBER_STOLEN,
                    TriggerEvent.AEMBER_ADDED,
                    TriggerEvent.DAMAGE_DEALT,
                    TriggerEvent.DAMAGE_DEALT_BY_ICON,
                    TriggerEvent.DEALS_DAMAGE,
                    TriggerEvent.ARMOR_PREVENTED)),
    THAT_AEMBER(
            "that Æmber",
            EnumSet.of(TriggerEvent.AEMBER_GAINED_BY_REAPING, TriggerEvent.AEMBER_STOLEN, TriggerEvent.AEMBER_ADDED)),
    CANCEL("it does not happen", "what comes before a happening"),
    FIGHT_OPPONENT("the creature it fights", "BEFORE_FIGHT, FIGHT and DESTROYED, constants, and events of a fight"),
    FIGHT_DAMAGE("deals its fight damage to", "BEFORE_FIGHT");

    /** What can happen while a fight lasts, to those who fight. */
    private static final Set<TriggerEvent> IN_FIGHTS = EnumSet.of(
            TriggerEvent.FOUGHT,
            TriggerEvent.DESTROYED,
            TriggerEvent.DESTROYED_FIGHTING_THIS,
            TriggerEvent.DESTROYED_ATTACKED_BY_THIS,
            TriggerEvent.LEFT_PLAY,
            TriggerEvent.DAMAGE_DEALT,
            TriggerEvent.DEALS_DAMAGE,
            TriggerEvent.ARMOR_PREVENTED);

    private final String text;
    private final Set<TriggerEvent> events;
    private final String places;

    EventWord(String text, Set<TriggerEvent> events) {
        this.text = text;
        this.events = events;
        this.places = "what waits for or replaces "
                + (events.size() == TriggerEvent.values().length
                        ? "an event"
                        : events.stream().map(Enum::name).collect(Collectors.joining(", ")));
    }

    EventWord(String text, String places) {
        this.text = text;
        this.events = Set.of();
        this.places = places;
    }

    private static Set<TriggerEvent> aboutCards() {
        return Arrays.stream(TriggerEvent.values())
                .filter(it -> it.family().hasCard())
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(TriggerEvent.class)));
    }

    /** As a card's text has it. */
    String text() {
        return text;
    }

    /** Where it may stand. */
    String places() {
        return places;
    }

    /** The word that a part of a rule is, if it is one. */
    static Optional<EventWord> of(Object part) {
        return Optional.ofNullable(
                switch (part) {
                    case PlayerRef.THAT_PLAYER -> THAT_PLAYER;
                    case PlayerRef.THAT_PLAYERS_OPPONENT -> THAT_PLAYERS_OPPONENT;
                    case Selector.ThatCard _ -> THAT_CARD;
                    case Effect.ResolveIcon _ -> ICON_OF_THAT_CARD;
                    case Amount.ThatMuch _ -> THAT_MUCH;
                    case Effect.CaptureFrom.THAT_AEMBER -> THAT_AEMBER;
                    case Effect.Cancel _ -> CANCEL;
                    case Selector.FightOpponent _ -> FIGHT_OPPONENT;
                    case Effect.DealFightDamageTo _ -> FIGHT_DAMAGE;
                    default -> null;
                });
    }

    /** The words that an ability gives a meaning to in its text. */
    static Set<EventWord> givenBy(Ability ability) {
        return Arrays.stream(values()).filter(word -> word.isGivenBy(ability)).collect(Collectors.toSet());
    }

    private boolean isGivenBy(Ability ability) {
        return switch (ability) {
            case Ability.OnEvent a ->
                events.contains(a.on().what()) || this == FIGHT_OPPONENT && IN_FIGHTS.contains(a.on().what());
            case Ability.Replacement a -> isGivenBy(a);
            case Ability.Triggered a -> a.on().stream().allMatch(this::isGivenBy);
            case Ability.Static _ -> this == FIGHT_OPPONENT;
            case Ability.Keyword _, Ability.Activated _, Ability.Requirement _, Ability.PlayCost _ -> false;
            case Ability.AsUpgrade _, Ability.CopyOf _, Ability.Gigantic _ -> false;
        };
    }

    private boolean isGivenBy(Ability.Replacement rule) {
        var what = rule.would().what();
        return switch (this) {
            case CANCEL -> rule.mode() == Mode.FIRST;
            // What replaces a fight comes before it.
            case FIGHT_OPPONENT -> what != TriggerEvent.FOUGHT && IN_FIGHTS.contains(what);
            case FIGHT_DAMAGE -> false;
            case THAT_PLAYER, THAT_PLAYERS_OPPONENT, THAT_CARD, ICON_OF_THAT_CARD, THAT_MUCH, THAT_AEMBER ->
                events.contains(what);
        };
    }

    private boolean isGivenBy(Timing timing) {
        return switch (timing) {
            case BEFORE_FIGHT -> this == FIGHT_OPPONENT || this == FIGHT_DAMAGE;
            case FIGHT, DESTROYED -> this == FIGHT_OPPONENT;
            case PLAY, BEFORE_REAP, REAP -> false;
        };
    }
}
