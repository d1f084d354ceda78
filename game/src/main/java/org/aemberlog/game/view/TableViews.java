package org.aemberlog.game.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Variant;
import org.aemberlog.game.engine.Board;
import org.aemberlog.game.engine.MatchCards;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Lasting;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/** Lays out the table for a viewer. */
public final class TableViews {

    private final MatchState state;
    private final Board board;
    private final Viewer viewer;

    private TableViews(MatchState state, MatchCards matchCards, Viewer viewer) {
        this.state = state;
        this.board = new Board(state, matchCards);
        this.viewer = viewer;
    }

    /** The table as the viewer sees it. */
    public static TableView of(MatchState state, Rules rules, Viewer viewer) {
        var matchCards = rules.matchCards(state);
        return new TableViews(state, matchCards, viewer).table(Question.of(state, matchCards.library(), viewer));
    }

    /** The same for who needs no words: without the question. */
    public static TableView wordless(MatchState state, MatchCards matchCards, Viewer viewer) {
        return new TableViews(state, matchCards, viewer).table(Optional.empty());
    }

    private TableView table(Optional<Question> question) {
        return new TableView(
                state.match(),
                state.turn().number(),
                state.step(),
                state.toAct(),
                state.active(),
                state.first(),
                state.activeHouse(),
                state.tide(),
                half(Seat.A),
                half(Seat.B),
                lasting(),
                cards(state.beingPlayed()),
                state.pending().map(choice -> Redaction.choice(choice, state, viewer)),
                question,
                shown(),
                state.winner(),
                state.chance().commitment(),
                state.chance().chosen(),
                TableView.Nonces.of(state),
                TableView.TimeLeft.of(state),
                state.takeback());
    }

    /** The cards whose effects last, each once, however many effects they have. */
    private List<String> lasting() {
        return state.lasting().stream()
                .map(Lasting::source)
                .distinct()
                .map(this::title)
                .toList();
    }

    /** What a choice lets its seat look at, such as a searched deck. */
    private List<TableView.Card> shown() {
        var cards = new ArrayList<TableView.Card>();
        state.pending().filter(choice -> viewer.is(choice.seat())).ifPresent(choice -> {
            for (var option : choice.options()) {
                if (option instanceof Option.Card o && !VisibleCards.sees(viewer, o.card(), state)) {
                    cards.add(card(o.card()));
                }
            }
        });
        return cards;
    }

    private TableView.Half half(Seat seat) {
        var side = state.side(seat);
        var setup = state.setup(seat);
        boolean own = viewer.is(seat);
        return new TableView.Half(
                setup.player(),
                setup.deck().name(),
                setup.deck().houses(),
                side.aember(),
                side.keys(),
                board.keyCost(seat),
                side.chains(),
                side.hand().size(),
                VisibleCards.seesHand(viewer, seat, state) ? cards(side.hand()) : List.of(),
                side.deck().size(),
                cards(side.discard()),
                side.archives().size(),
                cards(own ? side.archives() : side.faceup()),
                cards(side.purged()),
                side.battleline().stream().map(this::inPlay).toList(),
                side.artifacts().stream().map(this::inPlay).toList());
    }

    private TableView.InPlay inPlay(Permanent p) {
        var card = p.card();
        boolean creature = board.type(card) == CardType.CREATURE;
        return new TableView.InPlay(
                card(card),
                board.type(card),
                p.otherHalf().map(this::card),
                board.housesOf(card),
                creature ? board.power(card) : 0,
                creature ? board.armor(card) : 0,
                creature ? board.armorLeft(card) : 0,
                p.damage(),
                p.aember(),
                p.counters(),
                p.exhausted(),
                p.stunned(),
                p.warded(),
                p.enraged(),
                creature ? board.keywords(card) : Map.of(),
                p.upgrades().stream().map(this::upgrade).toList(),
                p.under().size(),
                cards(seen(p)));
    }

    private TableView.Upgrade upgrade(Permanent.Upgrade it) {
        return new TableView.Upgrade(card(it.card()), it.controller(), it.counters());
    }

    private List<CardId> seen(Permanent p) {
        return p.under().stream()
                .map(Permanent.Under::card)
                .filter(card -> VisibleCards.sees(viewer, card, state))
                .toList();
    }

    private List<TableView.Card> cards(List<CardId> cards) {
        return cards.stream().map(this::card).toList();
    }

    private TableView.Card card(CardId id) {
        var definition = board.matchCards().definition(id);
        var listed = state.deckCard(id);
        return new TableView.Card(
                id,
                definition.id(),
                definition.title(),
                definition.type(),
                listed.house(),
                definition.power(),
                definition.armor(),
                definition.traits(),
                definition.bonus(),
                listed.enhancements(),
                Variant.of(definition));
    }

    private String title(CardId card) {
        return board.matchCards().definition(card).title();
    }
}
