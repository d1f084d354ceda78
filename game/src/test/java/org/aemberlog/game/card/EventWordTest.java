package org.aemberlog.game.card;

import static org.aemberlog.game.card.Effect.CaptureFrom.THAT_AEMBER;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.json.Plain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A word stands only where something gives it its meaning. */
class EventWordTest {

    private static final Map<String, Effect> OF_EVENTS = Map.of(
            "that player", gains(THAT_PLAYER, number(1)),
            "that player’s opponent", gains(THAT_PLAYERS_OPPONENT, number(1)),
            "that card", exhaust(thatCard()),
            "a bonus icon of that card", resolveIcon(BonusIcon.DRAW),
            "that much", gain(thatMuch()),
            "that Æmber", capture(number(1), self(), THAT_AEMBER),
            "when that happened", onlyIf(asItHappened(tideIsHigh()), gain(1)));

    private static final String CANCEL = "it does not happen";
    private static final String FOE = "the creature it fights";
    private static final String FIGHT_DAMAGE = "deals its fight damage to";

    private static final Set<TriggerEvent> ABOUT_NO_CARD = EnumSet.of(
            TriggerEvent.TURN_STARTED,
            TriggerEvent.TURN_ENDED,
            TriggerEvent.READY_STEP_ENDED,
            TriggerEvent.HOUSE_CHOSEN,
            TriggerEvent.HOUSE_STEP_ENDED,
            TriggerEvent.KEY_FORGED,
            TriggerEvent.CREATURES_READIED,
            TriggerEvent.TIDE_RAISED,
            TriggerEvent.AEMBER_STOLEN,
            TriggerEvent.AEMBER_ADDED);

    private static final Set<TriggerEvent> SO_MUCH = EnumSet.of(
            TriggerEvent.KEY_FORGED,
            TriggerEvent.CREATURES_READIED,
            TriggerEvent.AEMBER_GAINED_BY_REAPING,
            TriggerEvent.AEMBER_STOLEN,
            TriggerEvent.AEMBER_ADDED,
            TriggerEvent.DAMAGE_DEALT,
            TriggerEvent.DAMAGE_DEALT_BY_ICON,
            TriggerEvent.DEALS_DAMAGE,
            TriggerEvent.ARMOR_PREVENTED);

    private static final Set<TriggerEvent> OF_AEMBER =
            EnumSet.of(TriggerEvent.AEMBER_GAINED_BY_REAPING, TriggerEvent.AEMBER_STOLEN, TriggerEvent.AEMBER_ADDED);

    private static boolean gives(TriggerEvent what, String word) {
        return switch (word) {
            case "that card", "a bonus icon of that card" -> !ABOUT_NO_CARD.contains(what);
            case "that much" -> SO_MUCH.contains(what);
            case "that Æmber" -> OF_AEMBER.contains(what);
            default -> true;
        };
    }

    @ParameterizedTest
    @EnumSource
    void anEventGivesItsWordsToWhatWaitsForOrReplacesIt(TriggerEvent what) {
        OF_EVENTS.forEach((word, effect) -> abilities(what, effect).forEach(ability -> {
            if (gives(what, word)) {
                assertThatCode(() -> with(ability)).doesNotThrowAnyException();
            } else {
                rejected(word, what.name(), ability);
            }
        }));
    }

    private static Stream<Ability> abilities(TriggerEvent what, Effect effect) {
        var pattern = happens(what, EACH);
        return Stream.concat(
                what.isAwaitable() ? Stream.of(eachTime(pattern, effect)) : Stream.of(),
                what.isReplaceable()
                        ? Stream.of(
                                insteadOf(pattern, effect), maybeInsteadOf(pattern, effect), before(pattern, effect))
                        : Stream.of());
    }

    @ParameterizedTest
    @EnumSource
    void aBoldWordGivesOnlyTheWordsOfItsFight(Timing timing) {
        OF_EVENTS.forEach((word, effect) -> rejected(word, timing.name(), bold(timing, effect)));
        rejected(CANCEL, timing.name(), bold(timing, cancel()));
        var foe = bold(timing, exhaust(fightOpponent()));
        switch (timing) {
            case BEFORE_FIGHT, FIGHT, DESTROYED -> assertThat(with(foe)).isNotNull();
            case PLAY, BEFORE_REAP, REAP -> rejected(FOE, timing.name(), foe);
        }
        var redirected = bold(timing, dealFightDamageTo(a(creature())));
        if (timing == Timing.BEFORE_FIGHT) {
            assertThat(with(redirected)).isNotNull();
        } else {
            rejected(FIGHT_DAMAGE, timing.name(), redirected);
        }
    }

    @Test
    void anAbilityWithSeveralBoldWordsHasOnlyTheWordsOfAllOfThem() {
        assertThat(with(new Ability.Triggered(List.of(Timing.BEFORE_FIGHT, Timing.FIGHT), exhaust(fightOpponent()))))
                .isNotNull();
        rejected(
                FOE, "FIGHT/REAP", new Ability.Triggered(List.of(Timing.FIGHT, Timing.REAP), exhaust(fightOpponent())));
    }

    @ParameterizedTest
    @EnumSource(Ability.ActivatedKind.class)
    void anActionGivesNoneOfTheWords(Ability.ActivatedKind kind) {
        OF_EVENTS.forEach((word, effect) -> rejected(word, kind.name(), new Ability.Activated(kind, effect)));
        rejected(CANCEL, kind.name(), new Ability.Activated(kind, cancel()));
        rejected(FOE, kind.name(), new Ability.Activated(kind, exhaust(fightOpponent())));
        rejected(FIGHT_DAMAGE, kind.name(), new Ability.Activated(kind, dealFightDamageTo(a(creature()))));
    }

    @Test
    void onlyWhatComesBeforeAHappeningCanCancelIt() {
        var theft = happens(TriggerEvent.AEMBER_STOLEN, EACH);
        assertThat(with(before(theft, cancel()))).isNotNull();
        rejected(CANCEL, "instead of AEMBER_STOLEN", insteadOf(theft, cancel()));
        rejected(CANCEL, "instead of AEMBER_STOLEN", maybeInsteadOf(theft, cancel()));
        rejected(CANCEL, "after AEMBER_STOLEN", eachTime(theft, cancel()));
    }

    @Test
    void theCreatureItFightsIsThereWhileTheFightLasts() {
        var foe = exhaust(fightOpponent());
        assertThat(with(eachTime(fights(isSelf()), foe))).isNotNull();
        assertThat(with(always(fightOpponent(), power(-1)))).isNotNull();
        rejected(FOE, "instead of FOUGHT", insteadOf(fights(isSelf()), foe));
        rejected(FOE, "after REAPED", eachTime(reaps(creature()), foe));
    }

    @ParameterizedTest
    @MethodSource
    void whatHoldsOrIsAskedWithoutAnEventGivesNoneOfTheWords(Ability ability) {
        rejected("that ", "", ability);
    }

    static List<Ability> whatHoldsOrIsAskedWithoutAnEventGivesNoneOfTheWords() {
        return List.of(
                always(self(), power(thatMuch())),
                always(thatCard(), power(1)),
                always(each(creature(controlledBy(THAT_PLAYER))), power(1)),
                whilst(turnOf(THAT_PLAYER), self(), power(1)),
                always(self(), keyCost(THAT_PLAYERS_OPPONENT, 1)),
                always(self(), gains(bold(Timing.REAP, gain(thatMuch())))),
                always(self(), gainsTextOf(thatCard())),
                new Ability.Requirement(thereIs(thatCard())),
                new Ability.CopyOf(thatCard()),
                new Ability.AsUpgrade(List.of(bold(Timing.REAP, gain(thatMuch())))));
    }

    @Test
    void whoDoesItCannotBeThatPlayerButItsCardsMayBe() {
        rejected("that player", "after FOUGHT", eachTime(happens(TriggerEvent.FOUGHT, THAT_PLAYER), gain(1)));
        assertThat(with(eachTime(happens(TriggerEvent.FOUGHT, EACH, controlledBy(THAT_PLAYER)), gain(1))))
                .isNotNull();
        assertThat(with(eachTime(reaps(creature()), turnOf(THAT_PLAYER), gain(1))))
                .isNotNull();
        assertThat(with(eachTime(reaps(creature()), gain(timesThisTurn(plays(THAT_PLAYER, creature()))))))
                .isNotNull();
    }

    @Test
    void aLastingEffectDoesNotKeepTheWordsOfTheEventThatBeganIt() {
        var reaping = reaps(creature());
        rejected(
                "that card",
                "ability 1, after REAPED › constant",
                eachTime(reaping, forRemainderOfTurn(always(thatCard(), power(1)))));
        rejected(
                "that much",
                "ability 1, after AEMBER_STOLEN › constant › REAP",
                eachTime(
                        happens(TriggerEvent.AEMBER_STOLEN, EACH),
                        forRemainderOfTurn(always(self(), gains(bold(Timing.REAP, gain(thatMuch())))))));
        assertThat(with(bold(Timing.PLAY, forRemainderOfTurn(eachTime(reaping, exhaust(thatCard()))))))
                .isNotNull();
    }

    @Test
    void aLastingEffectCopiesTheTextOfThatCardWhenItBegins() {
        assertThat(with(eachTime(reaps(creature()), forRemainderOfTurn(always(self(), gainsTextOf(thatCard()))))))
                .isNotNull();
    }

    @Test
    void theMessageSaysWhichWordStandsWhereAndWhereItMayStand() {
        var play = bold(Timing.PLAY, inOrder(gain(1), onlyIf(atLeast(thatMuch(), 2), gain(1))));
        assertThatThrownBy(() ->
                        card("Broken").creature(3).reap(gain(1)).rule(play).build())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Broken: nothing gives “that much” a meaning in ability 2, PLAY."
                        + " It may stand only in what waits for or replaces KEY_FORGED, CREATURES_READIED,"
                        + " AEMBER_GAINED_BY_REAPING, AEMBER_STOLEN, AEMBER_ADDED, DAMAGE_DEALT, DAMAGE_DEALT_BY_ICON,"
                        + " DEALS_DAMAGE, ARMOR_PREVENTED.");
    }

    @Test
    void aDefinitionFromElsewhereIsRejectedToo() {
        var fine = with(eachTime(reaps(creature()), exhaust(thatCard())));
        var broken = new LinkedHashMap<>(Plain.map(fine));
        broken.put("abilities", List.of(Plain.of(bold(Timing.PLAY, exhaust(thatCard())))));
        assertThatThrownBy(() -> Plain.read(CardDefinition.class, broken))
                .isInstanceOf(MalformedException.class)
                .hasMessageContaining("that card");
    }

    @Test
    void everyWordIsTriedHere() {
        assertThat(Arrays.stream(EventWord.values()).map(EventWord::text))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(OF_EVENTS.keySet().stream(), Stream.of(CANCEL, FOE, FIGHT_DAMAGE))
                                .toList());
    }

    private static CardDefinition with(Ability ability) {
        return card("Broken").creature(3).rule(ability).build();
    }

    private static void rejected(String word, String place, Ability ability) {
        assertThatThrownBy(() -> with(ability))
                .as("%s in %s", word, ability)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("Broken", word, "ability 1, ", place, "It may stand only in ");
    }
}
