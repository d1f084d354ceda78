package org.aemberlog.game.engine;

import static org.aemberlog.game.card.PlayerRef.EACH;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.scenario.MadeUp;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.Redaction;
import org.aemberlog.game.view.Viewer;
import org.junit.jupiter.api.Test;

/** Cards that ask for the title of a card. */
class NamedCardTest {

    private static Scenario table(String active, String other) {
        return MadeUp.cards(
                        card("Curse").action().play(nameCard(), destroy(each(creature(withNamedTitle())))),
                        card("Mercy").action().play(nameCard(), destroy(each(creature(not(withNamedTitle()))))),
                        card("Whisper").action().play(destroy(each(creature(withNamedTitle())))),
                        card("Lid")
                                .artifact()
                                .play(
                                        nameCard(),
                                        whileThisIsInPlay(
                                                always(self(), cannot(PlayerAction.PLAY, EACH, withNamedTitle()))))
                                .action(destroy(self())))
                .table("alice logos " + active, other);
    }

    private static boolean mayPlay(Scenario s, String card) {
        return s.legal().contains(new PlayCard(s.state().active(), s.card(card)));
    }

    @Test
    void everyTitleInBothDecksIsOfferedOnceAndInOrder() {
        var s = table(
                        "hand [curse, mouse] deck [wolf, wolf] discard [stone]",
                        "bob hand [bear, wolf] archives [blank] deck [mouse]")
                .plays("curse");
        assertThat(s.state().pending().orElseThrow().options())
                .startsWith(new Option.OfTitle("Bear"), new Option.OfTitle("Blank"))
                .doesNotHaveDuplicates()
                .contains(
                        new Option.OfTitle("Curse"),
                        new Option.OfTitle("Mouse"),
                        new Option.OfTitle("Stone"),
                        new Option.OfTitle("Wolf"))
                .isSortedAccordingTo((a, b) -> title(a).compareTo(title(b)));
    }

    private static String title(Option option) {
        return ((Option.OfTitle) option).title();
    }

    @Test
    void cardsWithTheNamedTitleAreMeantAndNoOthers() {
        var s = table("hand [curse] line [wolf, bear]", "bob line [wolf, mouse]")
                .plays("curse")
                .chooses("wolf")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("bear");
        assertThat(s.line(s.bob())).containsExactly("mouse");
    }

    @Test
    void cardsWithoutTheNamedTitleAreMeantWhereTheCardSaysSo() {
        var s = table("hand [mercy] line [wolf]", "bob line [mouse]")
                .plays("mercy")
                .chooses("wolf")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("wolf");
        assertThat(s.bob().battleline()).isEmpty();
    }

    @Test
    void namingATitleThatIsNowhereInPlayDoesNothing() {
        var s = table("hand [curse] line [wolf]", "bob deck [bear]")
                .plays("curse")
                .chooses("bear")
                .settled();
        assertThat(s.line(s.alice())).containsExactly("wolf");
    }

    @Test
    void withoutANamedTitleNothingIsMeant() {
        var s = table("hand [whisper] line [wolf]", "bob").plays("whisper").settled();
        assertThat(s.line(s.alice())).containsExactly("wolf");
    }

    @Test
    void theTitleIsRememberedUntilTheCardLeavesPlay() {
        var s = table("hand [lid, wolf, mouse]", "bob hand [wolf] deck [bear]")
                .plays("lid")
                .chooses("wolf");
        assertThat(mayPlay(s, "mouse")).isTrue();
        assertThat(mayPlay(s, "wolf")).isFalse();
        assertThat(s.rejected(new PlayCard(Seat.A, s.card("wolf")))).isInstanceOf(Rejection.CardForbids.class);
        s.endsTurn().choosesHouse(House.LOGOS);
        assertThat(mayPlay(s, "wolf#2")).isFalse();
        s.endsTurn().choosesHouse(House.LOGOS).acts("lid");
        assertThat(mayPlay(s, "wolf")).isTrue();
    }

    /** Deck lists are open, and sorted titles do not say where a card is. */
    @Test
    void theOtherPlayerHearsTheOptionsAndTheName() {
        var s = table("hand [curse, mouse]", "bob hand [bear]").plays("curse");
        var asked = new MatchEvent.ChoiceRequested(s.state().pending().orElseThrow());
        assertThat(Redaction.visible(asked, s.state(), new Viewer.Seated(Seat.B)))
                .isEqualTo(asked);
    }
}
