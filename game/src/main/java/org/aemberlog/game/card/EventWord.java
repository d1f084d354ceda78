package org.aemberlog.game.card;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Map;
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
    THAT_PLAYER("that player", PlayerRef.THAT_PLAYER, EnumSet.allOf(TriggerEvent.class)),
    THAT_PLAYERS_OPPONENT("that player’s opponent", PlayerRef.THAT_PLAYERS_OPPONENT, EnumSet.allOf(TriggerEvent.class)),
    THAT_CARD("that card", Selector.ThatCard.class, aboutCards()),
    ICON_OF_THAT_CARD("a bonus icon of that card", Effect.ResolveIcon.class, aboutCards()),
    THAT_MUCH(
            "that much",
            Amount.ThatMuch.class,
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
            Effect.CaptureFrom.THAT_AEMBER,
            EnumSet.of(TriggerEvent.AEMBER_GAINED_BY_REAPING, TriggerEvent.AEMBER_STOLEN, TriggerEvent.AEMBER_ADDED)),
    AS_IT_HAPPENED("when that happened", Condition.AsItHappened.class, EnumSet.allOf(TriggerEvent.class)),
    CANCEL("it does not happen", Effect.Cancel.class, "what comes before a happening"),
    FIGHT_OPPONENT(
            "the creature it fights",
            Selector.FightOpponent.class,
            "BEFORE_FIGHT, FIGHT and DESTROYED, constants, and events of a fight"),
    FIGHT_DAMAGE("deals its fight damage to", Effect.DealFightDamageTo.class, "BEFORE_FIGHT");

    /** What can happen while a fight lasts, to those who fight. */
    private static final Set<TriggerEvent> IN_FIGHTS = EnumSet.of(
            TriggerEvent.FOUGHT,
            TriggerEvent.DESTROYED,
            TriggerEvent.DESTROYED_IN_FIGHT,
            TriggerEvent.DESTROYED_FIGHTING,
            TriggerEvent.DESTROYED_FIGHTING_THIS,
            TriggerEvent.DESTROYED_ATTACKED_BY_THIS,
            TriggerEvent.DESTROYED_BY_ASSAULT,
            TriggerEvent.LEFT_PLAY,
            TriggerEvent.DAMAGE_DEALT,
            TriggerEvent.DEALS_DAMAGE,
            TriggerEvent.ARMOR_PREVENTED);

    private static final Map<Object, EventWord> BY_PART =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(word -> word.part, word -> word));

    private final String text;
    private final Object part;
    private final Set<TriggerEvent> events;
    private final String places;

    /** A word as a card's text has it; {@code part} is the constant, or the type of the record, that says it. */
    EventWord(String text, Object part, Set<TriggerEvent> events) {
        this.text = text;
        this.part = part;
        this.events = events;
        this.places = "what waits for or replaces "
                + (events.size() == TriggerEvent.values().length
                        ? "an event"
                        : events.stream().map(Enum::name).collect(Collectors.joining(", ")));
    }

    EventWord(String text, Object part, String places) {
        this.text = text;
        this.part = part;
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
        return Optional.ofNullable(BY_PART.get(part instanceof Enum<?> ? part : part.getClass()));
    }

    /** Whether an ability gives it a meaning in its text. */
    boolean isGivenBy(Ability ability) {
        return switch (ability) {
            case Ability.OnEvent a ->
                events.contains(a.on().what()) || this == FIGHT_OPPONENT && IN_FIGHTS.contains(a.on().what());
            case Ability.Replacement a -> isGivenBy(a);
            case Ability.Triggered a -> a.on().stream().allMatch(this::isGivenBy);
            case Ability.Static _ -> this == FIGHT_OPPONENT;
            case Ability.Keyword _, Ability.Activated _, Ability.Requirement _, Ability.PlayCost _ -> false;
            case Ability.AsUpgrade _, Ability.CopyOf _, Ability.Gigantic _, Ability.Enhance _ -> false;
            case Ability.InDiscardPile _ -> false;
        };
    }

    private boolean isGivenBy(Ability.Replacement rule) {
        var what = rule.would().what();
        return switch (this) {
            case CANCEL -> rule.mode() == Mode.FIRST;
            // What replaces a fight comes before it.
            case FIGHT_OPPONENT -> what != TriggerEvent.FOUGHT && IN_FIGHTS.contains(what);
            case FIGHT_DAMAGE -> false;
            case THAT_PLAYER,
                    THAT_PLAYERS_OPPONENT,
                    THAT_CARD,
                    ICON_OF_THAT_CARD,
                    THAT_MUCH,
                    THAT_AEMBER,
                    AS_IT_HAPPENED -> events.contains(what);
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
