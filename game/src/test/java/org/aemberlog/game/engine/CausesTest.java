package org.aemberlog.game.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** Which instruction of which card is said to have caused an event. */
class CausesTest {

    @Test
    void anEventIsCausedByTheInnermostInstruction() {
        var s = TestCards.table("alice logos hand [stash] deck [bear] | bob");
        assertThat(causes(s, new Intent.PlayCard(Seat.A, s.card("stash"))))
                .containsExactly("CardPlayed", "CardArchived by stash: Archive", "CardDiscarded");
    }

    @Test
    void whatFollowsByTheRulesHasNoCause() {
        var s = TestCards.table("alice logos line [seer] deck [bear] | bob");
        assertThat(causes(s, new Intent.Reap(Seat.A, s.card("seer"))))
                .containsExactly("CardExhausted", "CreatureReaped", "AemberGained", "CardsDrawn by seer: Draw");
    }

    @Test
    void anIconIsItsCardsOwn() {
        var s = TestCards.table("alice logos hand [coin] | bob");
        assertThat(causes(s, new Intent.PlayCard(Seat.A, s.card("coin"))))
                .containsExactly("CardPlayed", "AemberGained by coin: ResolveIcon", "CardDiscarded");
    }

    @Test
    void anAnswerCausesWhatComesAfterIt() {
        var s = TestCards.table("alice logos hand [dispel] line [bear] | bob line [mouse]")
                .plays("dispel");
        var answer = new Intent.Choose(Seat.A, s.state().pending().orElseThrow().id(), List.of(1));
        assertThat(causes(s, answer))
                .containsExactly("ChoiceMade by dispel: ToHand", "CardReturned by dispel: ToHand", "CardDiscarded");
    }

    @Test
    void whatResolvesNothingHasNoCauses() {
        var s = TestCards.table("alice logos | bob");
        assertThat(s.rules().causes(s.match(), new Intent.Concede(Seat.A))).isEmpty();
    }

    private static List<String> causes(Scenario s, Intent intent) {
        var events = ((Decision.Accepted) s.rules().decide(s.match(), intent)).events();
        var causes = s.rules().causes(s.match(), intent);
        assertThat(causes).hasSameSizeAs(events);
        return IntStream.range(0, events.size())
                .mapToObj(i -> text(s, events.get(i), causes.get(i)))
                .collect(Collectors.toList());
    }

    private static String text(Scenario s, MatchEvent event, Optional<Cause> cause) {
        return event.getClass().getSimpleName()
                + cause.map(it -> " by " + s.state().definitionOf(it.text()) + ": " + kind(it.instruction()))
                        .orElse("");
    }

    private static String kind(Effect instruction) {
        return instruction.getClass().getSimpleName();
    }
}
