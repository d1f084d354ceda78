package org.aemberlog.game.engine;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.DeckPlace;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.event.MatchEvent.ArchivesTaken;
import org.aemberlog.game.event.MatchEvent.CardPutInDeck;
import org.aemberlog.game.scenario.MadeUp;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.Redaction;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.game.view.VisibleCards;
import org.junit.jupiter.api.Test;

/** Cards that stay in their zone, and cards that leave somebody else's archives. */
class ZonesTest {

    private static Selector fromYourArchives() {
        return from(Zone.ARCHIVES, YOU, anyCard(), Quantity.exactly(1));
    }

    private static Scenario archives(Effect effect, String archives) {
        return MadeUp.cards(card("Opening").action().play(effect))
                .table("alice logos hand [opening] archives [" + archives + "]", "bob")
                .plays("opening");
    }

    @Test
    void anotherPlayersCardIsNotPlayedOutOfTheArchivesButGoesToItsOwnersHand() {
        var s = archives(playCard(fromYourArchives()), "wolf of bob").settled();
        assertThat(s.alice().archives()).isEmpty();
        assertThat(s.names(s.bob().hand())).containsExactly("wolf");
        assertThat(s.inPlay("wolf")).isFalse();
        s.without("card-played wolf");
    }

    @Test
    void anotherPlayersActionIsNotPlayedEither() {
        var s = archives(playCard(fromYourArchives()), "blank of bob").settled();
        assertThat(s.names(s.bob().hand())).containsExactly("blank");
    }

    @Test
    void whatDependsOnPlayingTheCardDoesNotHappen() {
        var s = archives(ifDone(playCard(fromYourArchives()), gain(1)), "wolf of bob")
                .settled();
        assertThat(s.alice().aember()).isZero();
    }

    @Test
    void ownCardsArePlayedOutOfTheArchives() {
        var s = archives(playCard(fromYourArchives()), "wolf").settled();
        assertThat(s.line(s.alice())).containsExactly("wolf");
    }

    @Test
    void anotherPlayersCardIsNotPutIntoPlayFromTheArchives() {
        var s = archives(putIntoPlay(fromYourArchives()), "wolf of bob").settled();
        assertThat(s.names(s.bob().hand())).containsExactly("wolf");
        assertThat(s.inPlay("wolf")).isFalse();
    }

    @Test
    void anotherPlayersCardDoesNotGoUnderACard() {
        var s = MadeUp.cards(card("Box").artifact().action(placeFacedownUnderThis(fromYourArchives())))
                .table("alice logos artifacts [box] archives [wolf of bob]", "bob")
                .acts("box")
                .settled();
        assertThat(s.names(s.bob().hand())).containsExactly("wolf");
        assertThat(s.permanent("box").under()).isEmpty();
    }

    @Test
    void anotherPlayersCardLeavesSwappedArchivesForItsOwnersHand() {
        var s = archives(swapZones(Zone.ARCHIVES, Zone.DISCARD), "wolf of bob, mouse")
                .settled();
        assertThat(s.names(s.bob().hand())).containsExactly("wolf");
        assertThat(s.alice().archives()).isEmpty();
        assertThat(s.names(s.alice().discard())).containsExactly("opening", "mouse");
    }

    private static Scenario deck(DeckPlace place) {
        return MadeUp.cards(card("Burying").action().play(new Effect.PutInDeck(topOfDeck(YOU), place), gain(1)))
                .table("alice logos hand [burying] deck [wolf, mouse, bear]", "bob");
    }

    @Test
    void theTopCardOfADeckIsPutAtItsBottom() {
        var s = deck(DeckPlace.BOTTOM).plays("burying").settled();
        assertThat(s.names(s.alice().deck())).containsExactly("mouse", "bear", "wolf");
    }

    @Test
    void theTopCardOfADeckIsShuffledIn() {
        var s = deck(DeckPlace.SHUFFLED).plays("burying").settled();
        assertThat(s.names(s.alice().deck())).containsExactlyInAnyOrder("mouse", "bear", "wolf");
        s.included("card-put-in-deck wolf deck shuffled", "deck-shuffled a [bear, mouse, wolf]");
    }

    @Test
    void aCardFromTheMiddleOfADeckIsPutOnTop() {
        var s = MadeUp.cards(card("Raising")
                        .action()
                        .play(new Effect.PutInDeck(from(Zone.DECK, YOU, named("Bear"), Quantity.ALL), DeckPlace.TOP)))
                .table("alice logos hand [raising] deck [wolf, mouse, bear]", "bob")
                .plays("raising")
                .settled();
        assertThat(s.names(s.alice().deck())).containsExactly("bear", "wolf", "mouse");
    }

    /** What moves within a deck stays hidden from both. */
    @Test
    void nobodySeesWhichCardMovesWithinADeck() {
        var s = deck(DeckPlace.BOTTOM);
        var event = new CardPutInDeck(s.card("wolf"), org.aemberlog.game.card.Zone.DECK, DeckPlace.BOTTOM);
        for (var seat : Seat.values()) {
            assertThat(Redaction.visible(event, s.state(), new Viewer.Seated(seat))
                            .toString())
                    .doesNotContain(s.card("wolf").toString());
        }
    }

    private static Scenario filed(String alice, String bob, String filing) {
        return MadeUp.cards(
                        card("Ledger").artifact().always(archivedFaceup()).action(archive(self())),
                        card("Filing").action().play(archive(a(artifact()))))
                .table("alice logos " + alice, "bob " + bob)
                .plays(filing);
    }

    @Test
    void bothPlayersSeeWhatIsArchivedFaceup() {
        var s = filed("hand [filing] artifacts [ledger] archives [wolf]", "", "filing")
                .settled();
        var opponent = new Viewer.Seated(Seat.B);
        assertThat(VisibleCards.sees(opponent, s.card("ledger"), s.state())).isTrue();
        assertThat(VisibleCards.sees(opponent, s.card("wolf"), s.state())).isFalse();
        var taken = new ArchivesTaken(Seat.A, s.alice().archives());
        assertThat(Redaction.visible(taken, s.state(), opponent))
                .isEqualTo(new ArchivesTaken(Seat.A, List.of(CardId.HIDDEN, s.card("ledger"))));
    }

    @Test
    void whatTheOpponentArchivesIsFacedown() {
        var s = filed("hand [filing]", "artifacts [ledger]", "filing").settled();
        assertThat(s.names(s.bob().archives())).containsExactly("ledger");
        assertThat(VisibleCards.sees(new Viewer.Seated(Seat.A), s.card("ledger"), s.state()))
                .isFalse();
    }

    @Test
    void aCardThatLeavesTheArchivesIsNotFaceupThereAnyMore() {
        var s = filed("hand [filing] artifacts [ledger]", "", "filing").settled();
        var after = s.state().apply(new ArchivesTaken(Seat.A, s.alice().archives()));
        assertThat(after.a().faceup()).isEmpty();
        assertThat(VisibleCards.sees(new Viewer.Seated(Seat.B), s.card("ledger"), after))
                .isFalse();
    }
}
