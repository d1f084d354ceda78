package org.aemberlog.game.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.aemberlog.game.card.House;
import org.aemberlog.game.engine.Board;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.notation.Catalog;
import org.aemberlog.game.notation.EventText;
import org.aemberlog.game.notation.OptionText;
import org.aemberlog.game.notation.Position;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Side;
import org.aemberlog.game.view.TableView;
import org.aemberlog.game.view.TableViews;
import org.aemberlog.game.view.Viewer;

/**
 * A position and what is asked in it, for tests that read like a judge's example. Cards are named
 * as in the position. Every accepted intent is also checked against the legal intents and against
 * the fold.
 */
public final class Scenario {

    private final Rules rules;
    private final CardLibrary library;
    private final CardNames names;
    private final Position position;
    private final List<String> events = new ArrayList<>();
    private Match match;

    private Scenario(Position position, CardLibrary library) {
        this.position = position;
        this.library = library;
        this.rules = new Rules(library);
        this.match = Match.at(1, position.state());
        this.names = new CardNames(position);
    }

    /** A scenario that begins in a position. */
    public static Scenario of(String position, Catalog catalog, CardLibrary library) {
        return new Scenario(Position.parse(position, catalog), library);
    }

    /** The same with bots at some seats, by their names. */
    public Scenario playedBy(Map<Seat, String> bots) {
        match = Match.at(match.version(), match.state().playedBy(bots));
        return this;
    }

    public Scenario plays(String card) {
        return asks(new Intent.PlayCard(actor(), card(card)));
    }

    public Scenario discards(String card) {
        return asks(new Intent.DiscardCard(actor(), card(card)));
    }

    public Scenario reaps(String card) {
        return asks(new Intent.Reap(actor(), card(card)));
    }

    public Scenario fights(String attacker, String defender) {
        return asks(new Intent.Fight(actor(), card(attacker), card(defender)));
    }

    public Scenario acts(String card) {
        return asks(new Intent.UseAction(actor(), card(card)));
    }

    public Scenario usesOmni(String card) {
        return asks(new Intent.UseOmni(actor(), card(card)));
    }

    public Scenario removesStun(String card) {
        return asks(new Intent.RemoveStun(actor(), card(card)));
    }

    public Scenario endsTurn() {
        return asks(new Intent.EndTurn(actor()));
    }

    public Scenario choosesHouse(House house) {
        return asks(new Intent.ChooseHouse(actor(), house));
    }

    /**
     * Answers the pending choice with options by their text: a card's name, {@code left}, {@code
     * yes}, {@code red}, {@code reap}, or for an ability {@code bad-penny} or {@code bad-penny
     * play}.
     */
    public Scenario chooses(String... options) {
        return asks(answering(options));
    }

    /** The answer with options by their text, as in {@link #chooses}. */
    Intent.Choose answering(String... options) {
        var choice = state().pending().orElseThrow(() -> new AssertionError("No choice waits"));
        var texts = options();
        var picks = new ArrayList<Integer>();
        for (var wanted : options) {
            int found = -1;
            for (int i = 0; i < texts.size(); i++) {
                boolean fresh = choice.repeats() || !picks.contains(i);
                if (fresh && (texts.get(i).equals(wanted) || texts.get(i).startsWith(wanted + " "))) {
                    found = i;
                    break;
                }
            }
            assertThat(found).as("'%s' among %s", wanted, texts).isNotNegative();
            picks.add(found);
        }
        return new Intent.Choose(actor(), choice.id(), picks);
    }

    /** Answers the pending choice by an option's number from 0, where several read the same. */
    public Scenario picks(int option) {
        return asks(picking(option));
    }

    Intent.Choose picking(int option) {
        var choice = state().pending().orElseThrow(() -> new AssertionError("No choice waits"));
        return new Intent.Choose(actor(), choice.id(), List.of(option));
    }

    /** Asks and expects it to be accepted. */
    public Scenario asks(Intent intent) {
        switch (rules.decide(match, intent)) {
            case Decision.Accepted accepted -> {
                assertThat(match.state().applyAll(accepted.events()))
                        .as("the fold of the events")
                        .isEqualTo(accepted.next().state());
                match = accepted.next();
                ChoicesSpeak.check(match.state(), library);
                events.clear();
                accepted.events().forEach(event -> events.add(text(event)));
            }
            case Decision.Rejected rejected ->
                fail("%s was rejected: %s", intent, rejected.reason().message());
        }
        return this;
    }

    /** The match is written as JSON and read back. */
    public Scenario readBack() {
        match = Plain.read(Match.class, Canonical.read(Canonical.text(match)));
        return this;
    }

    /** Asks and expects a rejection. */
    public Rejection rejected(Intent intent) {
        return switch (rules.decide(match, intent)) {
            case Decision.Accepted accepted -> throw new AssertionError(intent + " was accepted: " + accepted.events());
            case Decision.Rejected rejected -> rejected.reason();
        };
    }

    /** The events of the last intent as text. */
    List<String> events() {
        return events;
    }

    CardNames names() {
        return names;
    }

    /** The events of the last intent as text, choices aside. */
    public Scenario happened(String... expected) {
        assertThat(events.stream().filter(f -> !f.startsWith("choice-")).toList())
                .containsExactly(expected);
        return this;
    }

    /** Some events of the last intent, in this order. */
    public Scenario included(String... expected) {
        assertThat(events).containsSubsequence(expected);
        return this;
    }

    /** That none of the events of the last intent begins so. */
    public Scenario without(String start) {
        assertThat(events).noneMatch(event -> event.startsWith(start));
        return this;
    }

    /** The pending choice offers exactly these, in any order. */
    public Scenario offers(String... expected) {
        assertThat(state().pending()).as("a choice waits").isPresent();
        assertThat(options()).containsExactlyInAnyOrder(expected);
        return this;
    }

    /** The same, {@code none} among them where nothing has to be chosen. */
    Scenario offersOrNone(String... expected) {
        assertThat(state().pending()).as("a choice waits").isPresent();
        var offered = new ArrayList<>(options());
        if (state().pending().orElseThrow().min() == 0) {
            offered.add("none");
        }
        assertThat(offered).as("what is offered").containsExactlyInAnyOrder(expected);
        return this;
    }

    /** Nothing waits, is being played or is being destroyed. */
    public Scenario settled() {
        assertThat(state().pending()).as("no choice waits").isEmpty();
        assertThat(state().beingPlayed()).isEmpty();
        assertThat(Stream.of(alice(), bob())
                        .flatMap(side -> Stream.concat(side.battleline().stream(), side.artifacts().stream())))
                .as("no card is tagged")
                .noneMatch(Permanent::tagged);
        return this;
    }

    public MatchState state() {
        return match.state();
    }

    public Match match() {
        return match;
    }

    public Rules rules() {
        return rules;
    }

    public List<SeatIntent> legal() {
        return rules.legalIntents(match);
    }

    public TableView seenBy(Viewer viewer) {
        return TableViews.of(match.state(), rules, viewer);
    }

    public CardId card(String name) {
        return position.card(name);
    }

    public Side alice() {
        return state().a();
    }

    public Side bob() {
        return state().b();
    }

    public Board board() {
        return new Board(state(), rules.matchCards(state()));
    }

    public int power(String card) {
        return board().power(card(card));
    }

    public Permanent permanent(String card) {
        return state().find(card(card)).orElseThrow(() -> new AssertionError(card + " is not in play"));
    }

    public boolean inPlay(String card) {
        return state().find(card(card)).isPresent();
    }

    /** Card names of a zone. */
    public List<String> names(List<CardId> cards) {
        return cards.stream().map(this::name).toList();
    }

    /** Names of the upgrades on a creature, the oldest first. */
    public List<String> upgrades(String creature) {
        return names(permanent(creature).upgrades().stream()
                .map(Permanent.Upgrade::card)
                .toList());
    }

    /** Card names of a battleline, from left to right. */
    public List<String> line(Side side) {
        return names(side.battleline().stream().map(Permanent::card).toList());
    }

    private Seat actor() {
        return state().toAct();
    }

    private List<String> options() {
        var text = new OptionText(this::name);
        return state().pending().orElseThrow().options().stream().map(text::of).toList();
    }

    private String text(MatchEvent event) {
        return new EventText(this::name).of(event);
    }

    private String name(CardId card) {
        return names.name(card);
    }
}
