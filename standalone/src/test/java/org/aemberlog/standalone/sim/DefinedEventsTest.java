package org.aemberlog.standalone.sim;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.House;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** What the simulator takes for said by the cards of a match, and what it complains of. */
class DefinedEventsTest {

    private static final MatchEvent THEFT = new MatchEvent.AemberStolen(Seat.A, Optional.of(Seat.B), 1);
    private static final MatchEvent CAPTURE =
            new MatchEvent.AemberCaptured(CardId.of(Seat.A, 0), Seat.A, Optional.of(Seat.B), 1);
    private static final MatchEvent TIDE = new MatchEvent.TideRaised(Seat.A);

    @Test
    void whatNoCardSaysIsNoticed() {
        for (var event : List.of(THEFT, CAPTURE, TIDE)) {
            assertThatThrownBy(() -> of("troll").check(event))
                    .hasMessageContaining("what happens is said by a card of the match");
        }
    }

    @Test
    void whatACardSaysMayHappen() {
        assertThatCode(() -> of("batdrone").check(THEFT)).doesNotThrowAnyException();
        assertThatThrownBy(() -> of("batdrone").check(CAPTURE)).hasMessageContaining("AemberCaptured");
    }

    @Test
    void whatTheRulebookSaysMayAlwaysHappen() {
        assertThatCode(() -> of("troll").check(new MatchEvent.CreatureReaped(CardId.of(Seat.A, 0), Optional.empty())))
                .doesNotThrowAnyException();
    }

    @Test
    void iconsThatCardsReceivedAreSaidByThem() {
        assertThatCode(() -> of("troll", BonusIcon.CAPTURE).check(CAPTURE)).doesNotThrowAnyException();
    }

    /** Those of a deck of nothing but a card. */
    private static DefinedEvents of(String id, BonusIcon... icons) {
        var pool = CardPool.all();
        var card = new DeckCard(pool.pinnedName(id).orElseThrow(), House.BROBNAR, List.of(icons));
        var deck = new DeckList("", "Test", List.of(House.BROBNAR), Collections.nCopies(DeckList.SIZE, card));
        return DefinedEvents.of(List.of(deck), pool);
    }
}
