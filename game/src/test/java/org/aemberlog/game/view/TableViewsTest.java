package org.aemberlog.game.view;

import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.Effect.Duration;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.*;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Memory;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;
import org.junit.jupiter.api.Test;

/** A table with a Filer and a Mirror on it, laid out for everybody. */
class TableViewsTest {

    private static final SecretivePool POOL = new SecretivePool();
    private static final Rules RULES = new Rules(POOL);
    private static final CardId FILER = new CardId(0);
    private static final CardId MIRROR = new CardId(16);
    private static final CardId ARCHIVED = new CardId(1);
    private static final CardId IN_HAND = new CardId(2);

    private final MatchState state = position();

    private static MatchState position() {
        var setups = List.of(POOL.setup("Ada"), POOL.setup("Bo"));
        var order = new ArrayList<>(List.of(FILER, MIRROR, ARCHIVED, IN_HAND));
        for (int i = 0; i < setups.getFirst().deck().cards().size(); i++) {
            if (!order.contains(new CardId(i))) {
                order.add(new CardId(i));
            }
        }
        return MatchState.created(new MatchCreated(new MatchId("m"), "secret", setups))
                .applyAll(List.<MatchEvent>of(
                        new FirstPlayerRolled(Seat.A),
                        new DeckShuffled(Seat.A, order),
                        new CardsDrawn(Seat.A, List.of(FILER, MIRROR, ARCHIVED, IN_HAND)),
                        new TurnBegan(Seat.A, 1),
                        new StepBegan(Step.MAIN),
                        new CardPlayed(Seat.A, FILER, Zone.HAND, Optional.empty(), Optional.empty(), Optional.empty()),
                        new CreatureEntered(Seat.A, FILER, Zone.BEING_PLAYED, 0, false),
                        new CardPlayed(Seat.A, MIRROR, Zone.HAND, Optional.empty(), Optional.empty(), Optional.empty()),
                        new UpgradeAttached(Seat.A, MIRROR, FILER),
                        new DamageDealt(FILER, 1),
                        new CardArchived(ARCHIVED, Zone.HAND, Seat.A, false, false),
                        new AemberGained(Seat.A, 2)));
    }

    @Test
    void handAndArchivesAreShownToTheirOwnerAndCountedForOthers() {
        var own = table(new Viewer.Seated(Seat.A)).a();
        assertThat(own.hand()).extracting(TableView.Card::id).containsExactly(IN_HAND);
        assertThat(own.archives()).extracting(TableView.Card::id).containsExactly(ARCHIVED);
        for (var other : List.of(new Viewer.Seated(Seat.B), new Viewer.Spectator())) {
            var half = table(other).a();
            assertThat(half.hand()).isEmpty();
            assertThat(half.archives()).isEmpty();
            assertThat(half.handSize()).isOne();
            assertThat(half.archivesSize()).isOne();
            assertThat(half.deckSize()).isEqualTo(32);
        }
    }

    @Test
    void whatIsInPlayIsShownToAllAsItIsNow() {
        for (var viewer : List.of(new Viewer.Seated(Seat.A), new Viewer.Seated(Seat.B), new Viewer.Spectator())) {
            var filer = table(viewer).a().battleline().getFirst();
            assertThat(filer.card().title()).isEqualTo("Filer");
            assertThat(filer.card().power()).isEqualTo(3);
            assertThat(filer.power()).isEqualTo(5);
            assertThat(filer.damage()).isOne();
            assertThat(filer.exhausted()).isTrue();
            assertThat(filer.upgrades())
                    .extracting(upgrade -> upgrade.card().title())
                    .containsExactly("Mirror");
            assertThat(table(viewer).a().aember()).isEqualTo(2);
            assertThat(table(viewer).a().keyCost()).isEqualTo(6);
        }
    }

    @Test
    void onlyTheDecidingSeatSeesTheCardsThatAChoiceShowsIt() {
        var inDeck = new CardId(9);
        var asking = state.apply(new ChoiceRequested(new Choice(
                1,
                Seat.A,
                Choice.Reason.TARGETS,
                Optional.of(FILER),
                Optional.empty(),
                Optional.empty(),
                List.of(new Choice.Option.Card(inDeck)),
                0,
                1,
                false)));
        var own = TableViews.of(asking, RULES, new Viewer.Seated(Seat.A));
        assertThat(own.shown()).extracting(TableView.Card::id).containsExactly(inDeck);
        assertThat(own.toAct()).isEqualTo(Seat.A);
        var other = TableViews.of(asking, RULES, new Viewer.Seated(Seat.B));
        assertThat(other.shown()).isEmpty();
        assertThat(VisibleCards.mentioned(other)).doesNotContain(inDeck.number());
        assertThat(other.choice().orElseThrow().options()).containsExactly(new Choice.Option.Card(CardId.HIDDEN));
        assertThat(own.question().orElseThrow().options()).doesNotContain("A hidden card");
        assertThat(other.question().orElseThrow().options()).containsExactly("A hidden card");
    }

    @Test
    void anOverseerSeesBothHandsAndArchivesAndFacedownCardsAndNoDeck() {
        var facedown = new CardId(10);
        var theirs = new CardId(100);
        var laid = state.applyAll(List.<MatchEvent>of(
                new CardsDrawn(Seat.B, List.of(theirs)), new CardPlacedUnder(facedown, Zone.DECK, FILER, false)));
        var seen = TableViews.of(laid, RULES, new Viewer.Overseer());

        assertThat(seen.a().hand()).extracting(TableView.Card::id).containsExactly(IN_HAND);
        assertThat(seen.a().archives()).extracting(TableView.Card::id).containsExactly(ARCHIVED);
        assertThat(seen.b().hand()).extracting(TableView.Card::id).containsExactly(theirs);
        assertThat(seen.a().battleline().getFirst().under())
                .extracting(TableView.Card::id)
                .containsExactly(facedown);
        assertThat(VisibleCards.mentioned(seen))
                .isNotEmpty()
                .doesNotContainAnyElementsOf(
                        laid.side(Seat.A).deck().stream().map(CardId::number).toList());
    }

    @Test
    void aCardOfWhichSeveralEffectsLastIsNamedOnce() {
        var lasting = state.applyAll(List.<MatchEvent>of(lastingOf(MIRROR), lastingOf(FILER), lastingOf(MIRROR)));
        assertThat(TableViews.of(lasting, RULES, new Viewer.Spectator()).lasting())
                .containsExactly("Mirror", "Filer");
    }

    private static LastingEffectBegan lastingOf(CardId card) {
        var rule = always(self(), playsReady(creature()));
        return new LastingEffectBegan(card, Seat.A, Duration.REMAINDER_OF_TURN, 0, rule, Memory.NOTHING);
    }

    @Test
    void theTableHasAPlainForm() {
        var table = table(new Viewer.Seated(Seat.A));
        var plain = (Map<?, ?>) Plain.of(table);
        assertThat(plain.get("match")).isEqualTo("m");
        assertThat(plain.get("toAct")).isEqualTo("a");
        assertThat(Plain.read(TableView.class, plain)).isEqualTo(table);
    }

    private TableView table(Viewer viewer) {
        return TableViews.of(state, RULES, viewer);
    }
}
