package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.aemberlog.game.intent.Intent.Mulligan;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.Viewer;
import org.junit.jupiter.api.Test;

/** What is shuffled, and what a player may look at. */
class HiddenAndShuffledRulingsTest {

    private static final String NINE = "[plain-mouse, plain-wolf, plain-bear, plain-ghost, plain-guard, plain-coin,"
            + " plain-mail, plain-spark, plain-fury]";

    @Test
    @Ruling("rules/game-setup")
    void bothDecksAreShuffledBeforeTheFirstHands() {
        var opening = Opening.seeded("shuffled");
        for (var seat : Seat.values()) {
            assertThat(cards(opening, seat)).isNotEqualTo(asListed(seat));
        }
        assertThat(cards(opening, Seat.A))
                .as("another seed, another order")
                .isNotEqualTo(cards(Opening.seeded("shuffled otherwise"), Seat.A));
    }

    private static List<CardId> cards(Opening opening, Seat seat) {
        var all = new ArrayList<>(opening.side(seat).hand());
        all.addAll(opening.side(seat).deck());
        return all;
    }

    private static List<CardId> asListed(Seat seat) {
        return IntStream.range(0, 36).mapToObj(n -> CardId.of(seat, n)).toList();
    }

    @Test
    @Ruling("glossary/mulligan")
    void aMulliganShufflesTheHandBackFirst() {
        var opening = Opening.seeded("mulligan");
        var first = opening.first();
        var deck = opening.side(first).deck();
        opening.asks(new Mulligan(first));
        assertThat(opening.side(first).hand()).as("not just the next six cards").isNotEqualTo(deck.subList(0, 6));
        assertThat(cards(opening, first)).doesNotHaveDuplicates().hasSize(36);
    }

    @Test
    @Ruling({"rules/draw-cards", "glossary/discard-pile"})
    void theDiscardPileIsShuffledIntoANewDeck() {
        var s = table("alice logos discard " + NINE + " | bob").endsTurn();
        var order = new ArrayList<>(s.names(s.alice().hand()));
        order.addAll(s.names(s.alice().deck()));
        assertThat(order)
                .hasSize(9)
                .isNotEqualTo(List.of(NINE.substring(1, NINE.length() - 1).split(", ")));
    }

    @Test
    @Ruling("glossary/search")
    void aDeckIsShuffledAfterItWasSearchedEvenInVain() {
        var s = table("alice logos hand [plain-seeking] deck " + NINE + " | bob")
                .plays("plain-seeking")
                .chooses()
                .settled();
        assertThat(s.names(s.alice().deck()))
                .hasSize(9)
                .isNotEqualTo(List.of(NINE.substring(1, NINE.length() - 1).split(", ")));
    }

    @Test
    @Ruling({"glossary/archives", "glossary/discard-pile", "glossary/purge", "glossary/graft"})
    void archivesAreSeenByTheirOwnerAndDiscardPilesByAll() {
        var s = table("alice logos hand [plain-coin] archives [plain-mouse]"
                + " discard [plain-wolf, plain-bear] purged [plain-ghost]"
                + " artifacts [plain-tomb graft plain-mail] | bob");
        for (var seat : Seat.values()) {
            var alice = s.seenBy(new Viewer.Seated(seat)).a();
            boolean own = seat == Seat.A;
            assertThat(alice.archives()).as("%s", seat).hasSize(own ? 1 : 0);
            assertThat(alice.hand()).hasSize(own ? 1 : 0);
            assertThat(alice.archivesSize()).isEqualTo(1);
            assertThat(alice.handSize()).isEqualTo(1);
            assertThat(alice.discard()).extracting(card -> card.title()).containsExactly("Plain Wolf", "Plain Bear");
            assertThat(alice.purged()).extracting(card -> card.title()).containsExactly("Plain Ghost");
            assertThat(alice.artifacts().getFirst().under()).as("faceup").hasSize(1);
        }
    }

    @Test
    @Ruling("faq/archives-knowdrone-purges-any-archives")
    void theDiceSayWhichCardOfTheOpponentsArchivesIsPurged() {
        var purged = new TreeSet<String>();
        for (int seed = 0; seed < 20; seed++) {
            var s = table("alice mars seed %s hand [yzphyz-knowdrone] | bob archives [plain-mouse of alice, plain-wolf]"
                            .formatted(seed))
                    .plays("yzphyz-knowdrone")
                    .chooses("yes")
                    .chooses("effect-2")
                    .settled();
            assertThat(s.bob().archives()).as("seed %s", seed).hasSize(1);
            purged.addAll(s.names(s.bob().purged()));
            purged.addAll(s.names(s.alice().hand()));
        }
        assertThat(purged).as("whatever the backs").containsExactly("plain-mouse", "plain-wolf");
    }

    @Test
    @Ruling("errata/keyforgery")
    void keyforgeryRevealsACardOfItsControllersHandAtRandom() {
        var position = "alice shadows seed %d artifacts [keyforgery] hand [urchin, valdr]"
                + " | bob amber 6 hand [plain-mouse]";
        var forged = new HashSet<Boolean>();
        for (int seed = 0; seed < 20; seed++) {
            var s = table(position.formatted(seed)).endsTurn().chooses("shadows");
            boolean urchin = s.state().pending().isPresent();
            s.included(urchin ? "cards-revealed [urchin]" : "cards-revealed [valdr]");
            assertThat(s.inPlay("keyforgery")).as("seed %s", seed).isEqualTo(urchin);
            assertThat(s.names(s.alice().hand())).containsExactly("urchin", "valdr");
            forged.add(urchin);
        }
        assertThat(forged).as("either card").hasSize(2);
    }
}
