package org.aemberlog.game.engine;

import static org.aemberlog.game.engine.TestCards.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.CardArchived;
import org.aemberlog.game.event.MatchEvent.ChoiceRequested;
import org.aemberlog.game.event.MatchEvent.Corrected;
import org.aemberlog.game.event.MatchEvent.MatchWon;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.Correction.*;
import org.aemberlog.game.state.Correction.Place.*;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A judge sets a position right, or is told why that cannot be. */
class CorrectionsTest {

    private static final String POSITION =
            "alice logos amber 2 line [bear damage 2 amber 1 with cloak over mouse, seer] hand [coin]"
                    + " deck [ghost] discard [blast] artifacts [lever]"
                    + " | bob line [snake] hand [guard]";

    private record Row(
            String name,
            Function<Scenario, Correction> asked,
            BiFunction<Scenario, MatchState, Object> seen,
            Object expected) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Row row(
            String name,
            Function<Scenario, Correction> asked,
            BiFunction<Scenario, MatchState, Object> seen,
            Object expected) {
        return new Row(name, asked, seen, expected);
    }

    static Stream<Row> corrections() {
        return Stream.of(
                row(
                        "damage",
                        t -> new SetDamage(t.card("bear"), 4),
                        (t, s) -> bear(t, s).damage(),
                        4),
                row(
                        "armor",
                        t -> new SetArmorSpent(t.card("bear"), 1),
                        (t, s) -> bear(t, s).armorSpent(),
                        1),
                row(
                        "aember",
                        t -> new SetAember(t.card("bear"), 0),
                        (t, s) -> bear(t, s).aember(),
                        0),
                row(
                        "counters",
                        t -> new SetCounters(t.card("lever"), Token.DOOM, 3),
                        (t, s) -> s.find(t.card("lever")).get().counters(),
                        Map.of(Token.DOOM, 3)),
                row(
                        "stun",
                        t -> new SetStatus(t.card("bear"), Status.STUN, true),
                        (t, s) -> bear(t, s).stunned(),
                        true),
                row(
                        "exhausted",
                        t -> new SetExhausted(t.card("lever"), true),
                        (t, s) -> s.find(t.card("lever")).get().exhausted(),
                        true),
                row(
                        "attacked",
                        t -> new SetAttacked(t.card("snake"), true),
                        (t, s) -> s.find(t.card("snake")).get().attacked(),
                        true),
                row(
                        "copy",
                        t -> new SetCopy(t.card("bear"), Optional.of("plated")),
                        (t, s) -> s.definitionOf(t.card("bear")),
                        "plated"),
                row(
                        "house",
                        t -> new SetHouse(t.card("coin"), House.MARS),
                        (t, s) -> s.houseOf(t.card("coin")),
                        House.MARS),
                row(
                        "icons",
                        t -> new SetIcons(t.card("coin"), List.of(BonusIcon.DRAW)),
                        (t, s) -> s.deckCard(t.card("coin")).enhancements(),
                        List.of(BonusIcon.DRAW)),
                row("pool", t -> new SetPool(Seat.B, 9), (t, s) -> s.b().aember(), 9),
                row(
                        "keys",
                        t -> new SetKeys(Seat.A, List.of(KeyColor.RED)),
                        (t, s) -> s.a().keys(),
                        List.of(KeyColor.RED)),
                row("chains", t -> new SetChains(Seat.B, 30), (t, s) -> s.b().chains(), 30),
                row("tide", t -> new SetTide(Optional.of(Seat.B)), (t, s) -> s.tide(), Optional.of(Seat.B)),
                row(
                        "active house",
                        t -> new SetActiveHouse(Optional.of(House.DIS)),
                        (t, s) -> s.activeHouse(),
                        Optional.of(House.DIS)),
                row(
                        "step",
                        t -> new SetStep(Step.HOUSE),
                        (t, s) -> List.of(s.step(), s.activeHouse()),
                        List.of(Step.HOUSE, Optional.empty())),
                row(
                        "to hand",
                        t -> to(t, "ghost", Zone.HAND, 0),
                        (t, s) -> t.names(s.a().hand()),
                        List.of("ghost", "coin")),
                row(
                        "to deck",
                        t -> to(t, "coin", Zone.DECK, 1),
                        (t, s) -> t.names(s.a().deck()),
                        List.of("ghost", "coin")),
                row(
                        "to discard",
                        t -> to(t, "guard", Zone.DISCARD, 0),
                        (t, s) -> t.names(s.b().discard()),
                        List.of("guard")),
                row(
                        "out of play",
                        t -> to(t, "bear", Zone.PURGED, 0),
                        (t, s) -> List.of(t.names(s.a().purged()), t.names(s.a().discard()), s.a().aember()),
                        List.of(List.of("bear"), List.of("mouse", "cloak", "blast"), 2)),
                row(
                        "to archives",
                        t -> new MoveCard(t.card("coin"), new Archives(Seat.B)),
                        (t, s) -> t.names(s.b().archives()),
                        List.of("coin")),
                row("into play", t -> line(t, "guard", Seat.B, 0), (t, s) -> t.line(s.b()), List.of("guard", "snake")),
                row(
                        "control",
                        t -> line(t, "bear", Seat.B, 1),
                        (t, s) -> List.of(
                                t.line(s.b()),
                                bear(t, s).damage(),
                                t.names(bear(t, s).upgrades().stream()
                                        .map(Permanent.Upgrade::card)
                                        .toList())),
                        List.of(List.of("snake", "bear"), 2, List.of("cloak"))),
                row(
                        "artifact control",
                        t -> new MoveCard(t.card("lever"), new Artifacts(Seat.B)),
                        (t, s) -> s.b().artifacts().size(),
                        1),
                row("position", t -> line(t, "bear", Seat.A, 1), (t, s) -> t.line(s.a()), List.of("seer", "bear")),
                row(
                        "upgrade",
                        t -> new MoveCard(t.card("cloak"), new Attached(t.card("snake"), Seat.A)),
                        (t, s) -> s.hostOf(t.card("cloak")).get().card(),
                        new CardId(100)),
                row(
                        "upgrade's control",
                        t -> new MoveCard(t.card("cloak"), new Attached(t.card("bear"), Seat.B)),
                        (t, s) -> s.controllerOf(t.card("cloak")),
                        Optional.of(Seat.B)),
                row(
                        "counters on an upgrade",
                        t -> new SetCounters(t.card("cloak"), Token.DOOM, 2),
                        (t, s) -> s.upgrade(t.card("cloak")).get().counters(),
                        Map.of(Token.DOOM, 2)),
                row(
                        "under",
                        t -> new MoveCard(t.card("guard"), new Under(t.card("lever"), true)),
                        (t, s) -> s.keeperOf(t.card("guard"))
                                .get()
                                .under()
                                .getFirst()
                                .faceup(),
                        true));
    }

    private static Permanent bear(Scenario table, MatchState state) {
        return state.find(table.card("bear")).orElseThrow();
    }

    private static Correction to(Scenario table, String card, Zone zone, int position) {
        return new MoveCard(table.card(card), new Pile(zone, Optional.of(position)));
    }

    private static Correction line(Scenario table, String card, Seat seat, int position) {
        return new MoveCard(table.card(card), new Line(seat, Optional.of(position)));
    }

    @ParameterizedTest
    @MethodSource("corrections")
    void whatAJudgeSaysIsSo(Row row) {
        var table = table(POSITION);
        var accepted = accepted(table, row.asked().apply(table));
        assertThat(row.seen().apply(table, accepted.next().state())).isEqualTo(row.expected());
        assertThat(accepted.events()).hasOnlyElementsOfType(Corrected.class);
        assertThat(accepted.next().atBoundary()).isTrue();
        assertThat(table.state().applyAll(accepted.events()))
                .isEqualTo(accepted.next().state());
    }

    private record Wrong(String name, Function<Scenario, Correction> asked, String problem) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Wrong wrong(String name, Function<Scenario, Correction> asked, String problem) {
        return new Wrong(name, asked, problem);
    }

    static Stream<Wrong> impossible() {
        return Stream.of(
                wrong(
                        "no such card",
                        t -> new SetDamage(new CardId(57), 1),
                        "there is no card 57; the deck of seat A holds the cards 0 to 7."),
                wrong(
                        "no such card of seat B",
                        t -> new SetHouse(new CardId(199), House.DIS),
                        "there is no card 199; the deck of seat B holds the cards 100 to 101."),
                wrong(
                        "hidden card",
                        t -> new SetDamage(CardId.HIDDEN, 1),
                        "card -1 stands for a card that is hidden; say which it is."),
                wrong(
                        "damage in hand",
                        t -> new SetDamage(t.card("coin"), 1),
                        "Coin (card 4) is no creature or artifact in play, it is in hand; move it" + " first."),
                wrong(
                        "counters in hand",
                        t -> new SetCounters(t.card("coin"), Token.DOOM, 1),
                        "Coin (card 4) is no creature or artifact in play, it is in hand; move it" + " first."),
                wrong(
                        "damage on an upgrade",
                        t -> new SetDamage(t.card("cloak"), 1),
                        "Cloak (card 1) is no creature or artifact in play, it is an upgrade or"
                                + " half of another card; move it first."),
                wrong(
                        "damage on an artifact",
                        t -> new SetDamage(t.card("lever"), 1),
                        "Lever (card 7) is no creature."),
                wrong(
                        "action in a line",
                        t -> line(t, "coin", Seat.A, 0),
                        "Coin (card 4) is of the type ACTION and cannot be where only CREATURE" + " cards are."),
                wrong(
                        "creature among artifacts",
                        t -> new MoveCard(t.card("guard"), new Artifacts(Seat.B)),
                        "Guard (card 101) is of the type CREATURE and cannot be where only" + " ARTIFACT cards are."),
                wrong(
                        "creature as upgrade",
                        t -> new MoveCard(t.card("seer"), new Attached(t.card("bear"), Seat.A)),
                        "Seer (card 3) is of the type CREATURE and cannot be where only UPGRADE" + " cards are."),
                wrong(
                        "upgrade of an artifact",
                        t -> new MoveCard(t.card("cloak"), new Attached(t.card("lever"), Seat.A)),
                        "Lever (card 7) is no creature."),
                wrong(
                        "under itself",
                        t -> new MoveCard(t.card("bear"), new Under(t.card("bear"), false)),
                        "Bear (card 0) cannot be put on or under itself."),
                wrong(
                        "beyond the line",
                        t -> line(t, "bear", Seat.A, 2),
                        "there are 1 other cards there, so a position is 0 to 1, not 2."),
                wrong(
                        "beyond the deck",
                        t -> to(t, "coin", Zone.DECK, 2),
                        "there are 1 other cards there, so a position is 0 to 1, not 2."),
                wrong(
                        "no half",
                        t -> new MoveCard(t.card("seer"), new Joined(t.card("bear"))),
                        "Seer (card 3) is not the half that Bear (card 0) lacks."),
                wrong(
                        "no definition",
                        t -> new SetCopy(t.card("bear"), Optional.of("nobody@1")),
                        "there is no card definition nobody@1."),
                wrong("no lasting effect", t -> new EndLasting(7), "there is no lasting effect 7."));
    }

    @ParameterizedTest
    @MethodSource("impossible")
    void whatCannotBeSoIsRejectedAndNothingChanges(Wrong row) {
        var table = table(POSITION);
        var good = new SetPool(Seat.A, 5);
        assertThat(rejected(table, good, row.asked().apply(table)))
                .isEqualTo(new Rejection.CorrectionImpossible(1, row.problem()));
    }

    @Test
    void eachCorrectionIsMadeInThePositionThatTheOnesBeforeItMake() {
        var table = table(POSITION);
        var guard = table.card("guard");
        var accepted = accepted(table, line(table, "guard", Seat.B, 0), new SetDamage(guard, 3));
        assertThat(accepted.next().state().find(guard).orElseThrow().damage()).isEqualTo(3);
    }

    @Test
    void aCreatureWithLethalDamageIsDestroyedAfterwards() {
        var table = table(POSITION);
        var accepted = accepted(table, new SetDamage(table.card("snake"), 1));
        assertThat(table.names(accepted.next().state().b().discard())).containsExactly("snake");
    }

    @Test
    void whatThatAsksIsAnsweredAsAlways() {
        var table = table("alice logos line [avenger, bear] | bob line [guard]");
        var correct = new Correct("Judy", List.of(new SetDamage(table.card("avenger"), 1)));
        var asking = (Decision.Accepted) table.rules().decide(table.match(), correct);
        assertThat(asking.events().getLast()).isInstanceOf(ChoiceRequested.class);
        var choice = asking.next().state().pending().orElseThrow();
        var pick = choice.options().indexOf(new Option.Card(table.card("guard")));
        var answer = new Intent.Choose(Seat.A, choice.id(), List.of(pick));
        var done = (Decision.Accepted) table.rules().decide(asking.next(), answer);
        assertThat(done.next().atBoundary()).isTrue();
        assertThat(table.names(done.next().state().b().discard())).containsExactly("guard");
        assertThat(asking.next().after(answer, done.events())).isEqualTo(done.next());
    }

    @Test
    void whileAChoiceWaitsNothingIsCorrected() {
        var table = table("alice logos hand [dispel] line [bear] | bob line [guard]");
        table.plays("dispel");
        assertThat(rejected(table, new SetPool(Seat.A, 1))).isEqualTo(new Rejection.ChoicePending(1));
    }

    @Test
    void aFinishedMatchIsNotCorrected() {
        var table = table(POSITION).asks(new Intent.Concede(Seat.A));
        assertThat(rejected(table, new SetPool(Seat.A, 1))).isEqualTo(new Rejection.MatchOver());
    }

    @Test
    void whatLiesInArchivesStaysAsItLies() {
        var table = table(POSITION);
        var coin = table.card("coin");
        var archived = table.state().apply(new CardArchived(coin, Zone.HAND, Seat.A, true, true));
        var moved = new MoveCard(coin, new Archives(Seat.A));
        var corrected = archived.apply(new Corrected(Optional.of(moved), Optional.of(Zone.ARCHIVES)));
        assertThat(corrected.a().faceup()).containsExactly(coin);
        assertThat(corrected.a().homebound()).containsExactly(coin);
    }

    @Test
    void threeKeysWin() {
        var table = table(POSITION);
        var accepted = accepted(table, new SetKeys(Seat.B, List.of(KeyColor.values())));
        assertThat(accepted.events().getLast()).isEqualTo(new MatchWon(Seat.B, MatchEvent.Victory.KEYS));
    }

    private static Decision.Accepted accepted(Scenario table, Correction... corrections) {
        var intent = new Correct("Judy", List.of(corrections));
        return switch (table.rules().decide(table.match(), intent)) {
            case Decision.Accepted a -> a;
            case Decision.Rejected r -> throw new AssertionError(r.reason().message());
        };
    }

    private static Rejection rejected(Scenario table, Correction... corrections) {
        var intent = new Correct("Judy", List.of(corrections));
        return switch (table.rules().decide(table.match(), intent)) {
            case Decision.Accepted a -> throw new AssertionError("accepted: " + a.events());
            case Decision.Rejected r -> r.reason();
        };
    }
}
