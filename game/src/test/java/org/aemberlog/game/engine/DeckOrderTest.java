package org.aemberlog.game.engine;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.Stream;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.DeckPlace;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Pick;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.scenario.MadeUp;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.Redaction;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.game.view.VisibleCards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Cards that are put into a deck in any order. */
class DeckOrderTest {

    private static final String DECK = " deck [wolf, mouse, bear, blank]";

    private static Effect sorting(PlayerRef whose, int cards, Effect... then) {
        return inOrder(remember("top", top(whose, cards)), lookAt(remembered("top")), inOrder(then));
    }

    private static Selector top(PlayerRef whose, int cards) {
        return new Selector.Select(Zone.DECK, whose, anyCard(), Quantity.exactly(cards), Pick.TOP);
    }

    private static Scenario plays(Effect effect, String alice, String bob) {
        return MadeUp.cards(card("Sorting").action().play(effect))
                .table("alice logos hand [sorting]" + alice, "bob" + bob)
                .plays("sorting");
    }

    private static Scenario sorts(int cards) {
        return plays(sorting(YOU, cards, putOnDeckInAnyOrder(remembered("top"))), DECK, "");
    }

    @Test
    void theLastCardPickedIsOnTop() {
        var s = sorts(3).offers("wolf", "mouse", "bear")
                .chooses("wolf", "bear", "mouse")
                .settled();
        assertThat(s.names(s.alice().deck())).containsExactly("mouse", "bear", "wolf", "blank");
    }

    @Test
    void theLastCardPickedIsLowestAtTheBottom() {
        var s = plays(sorting(YOU, 2, putUnderDeckInAnyOrder(remembered("top"))), DECK, "")
                .chooses("mouse", "wolf")
                .settled();
        assertThat(s.names(s.alice().deck())).containsExactly("bear", "blank", "mouse", "wolf");
    }

    @Test
    void everyOrderIsLegalAndNothingLess() {
        var s = sorts(3);
        var picks = s.legal().stream().map(it -> ((Intent.Choose) it).picks()).toList();
        assertThat(picks)
                .containsExactlyInAnyOrder(
                        List.of(0, 1, 2),
                        List.of(0, 2, 1),
                        List.of(1, 0, 2),
                        List.of(1, 2, 0),
                        List.of(2, 0, 1),
                        List.of(2, 1, 0));
    }

    @Test
    void oneCardHasNoOrder() {
        var s = sorts(1).settled();
        assertThat(s.names(s.alice().deck())).containsExactly("wolf", "mouse", "bear", "blank");
    }

    @Test
    void cardsFromPlayGoToTheirOwnersDecksInTheOrderPicked() {
        var s = plays(
                        putOnDeckInAnyOrder(each(creature())),
                        " line [wolf, mouse] deck [blank]",
                        " line [bear] deck [stone]")
                .chooses("bear", "mouse", "wolf")
                .settled();
        assertThat(s.names(s.alice().deck())).containsExactly("wolf", "mouse", "blank");
        assertThat(s.names(s.bob().deck())).containsExactly("bear", "stone");
    }

    @Test
    void whatIsDiscardedFromAmongThemDoesNotComeBack() {
        var others = allAmong(remembered("top"), not(among(touched("gone"))));
        var s = plays(
                        sorting(
                                OPPONENT,
                                3,
                                as("gone", discard(chooseAmong(1, remembered("top")))),
                                putOnDeckInAnyOrder(others)),
                        "",
                        DECK)
                .chooses("mouse")
                .offers("wolf", "bear")
                .chooses("wolf", "bear")
                .settled();
        assertThat(s.names(s.bob().deck())).containsExactly("bear", "wolf", "blank");
        assertThat(s.names(s.bob().discard())).containsExactly("mouse");
    }

    static Stream<Viewer> others() {
        return Stream.of(new Viewer.Seated(Seat.B), new Viewer.Spectator());
    }

    @ParameterizedTest
    @MethodSource("others")
    void othersSeeNeitherTheCardsNorTheOrder(Viewer viewer) {
        assertThat(seen(viewer, "wolf", "mouse", "bear"))
                .isEqualTo(seen(viewer, "bear", "mouse", "wolf"))
                .allMatch(event -> hides(event));
    }

    /** What a viewer sees of ordering the cards so. */
    private static List<MatchEvent> seen(Viewer viewer, String... order) {
        var asked = sorts(3);
        var choice = asked.state().pending().orElseThrow();
        var picks = Stream.of(order)
                .map(name -> List.of("wolf", "mouse", "bear").indexOf(name))
                .toList();
        var decision = asked.rules().decide(asked.match(), new Intent.Choose(Seat.A, choice.id(), picks));
        return Redaction.visible(((Decision.Accepted) decision).events(), asked.state(), viewer);
    }

    private static boolean hides(MatchEvent event) {
        var s = sorts(3);
        var secret = s.alice().deck().stream().map(it -> it.number()).toList();
        return VisibleCards.mentioned(event).stream().noneMatch(secret::contains);
    }

    @Test
    void whoOrdersThemSeesThem() {
        var s = sorts(3);
        var requested = new MatchEvent.ChoiceRequested(s.state().pending().orElseThrow());
        assertThat(Redaction.visible(requested, s.state(), new Viewer.Seated(Seat.A)))
                .isEqualTo(requested);
        for (var viewer : others().toList()) {
            assertThat(hides(Redaction.visible(requested, s.state(), viewer))).isTrue();
        }
    }

    @Test
    void whatIsShuffledHasNoOrder() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Effect.PutInDeckInAnyOrder(self(), DeckPlace.SHUFFLED));
    }
}
