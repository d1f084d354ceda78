package org.aemberlog.game.lab;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.text.RulesText;
import org.aemberlog.game.engine.Board;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.MatchCards;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Lasting;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/** Everything that there is to know of a position. */
final class Survey {

    private final MatchState state;
    private final Names names;
    private final CardLibrary library;
    private final Board board;

    Survey(MatchState state, Names names, MatchCards matchCards) {
        this.state = state;
        this.names = names;
        this.library = matchCards.library();
        this.board = new Board(state, matchCards);
    }

    Answer.State state() {
        return new Answer.State(
                state.turn().number(),
                state.step(),
                state.active(),
                state.toAct(),
                state.activeHouse(),
                state.tide(),
                player(Seat.A),
                player(Seat.B),
                names.all().stream().map(this::card).toList(),
                state.lasting().stream().map(this::effect).toList(),
                new Wording(state, names, library).decision(),
                state.winner());
    }

    private Answer.Effect effect(Lasting lasting) {
        var source = names.of(lasting.source());
        var type = board.matchCards().definition(lasting.source()).type();
        var text = RulesText.of(lasting.rule(), source, type);
        return new Answer.Effect(lasting.id(), source, lasting.seat(), text);
    }

    private Answer.Player player(Seat seat) {
        var side = state.side(seat);
        return new Answer.Player(
                state.setup(seat).player(),
                state.setup(seat).deck().houses(),
                side.aember(),
                side.keys(),
                board.keyCost(seat),
                side.chains(),
                state.tide().filter(seat::equals).isPresent(),
                board.handSize(seat),
                called(side.hand()),
                called(side.deck()),
                called(side.discard()),
                called(side.archives()),
                called(side.purged()),
                called(side.battleline().stream().map(Permanent::card).toList()),
                called(side.artifacts().stream().map(Permanent::card).toList()));
    }

    private List<String> called(List<CardId> cards) {
        return cards.stream().map(names::of).toList();
    }

    private Answer.Card card(CardId card) {
        var definition = library.find(state.definitionOf(card)).orElseThrow();
        var permanent = state.find(card);
        var p = permanent.orElse(Permanent.entered(card, true));
        boolean inPlay = permanent.isPresent();
        return new Answer.Card(
                card.number(),
                names.of(card),
                definition.title(),
                definition.id(),
                state.zoneOf(card),
                card.owner(),
                board.controller(card),
                inPlay || state.hostOf(card).isPresent() ? board.type(card) : definition.type(),
                p.exhausted(),
                p.damage(),
                inPlay ? power(card) : definition.power(),
                inPlay ? armor(card) : definition.armor(),
                inPlay ? armorLeft(card) : definition.armor(),
                p.aember(),
                state.upgrade(card).map(Permanent.Upgrade::counters).orElse(p.counters()),
                inPlay ? board.keywords(card) : printedKeywords(definition),
                p.stunned(),
                p.warded(),
                p.enraged(),
                board.housesOf(card),
                inPlay ? board.traits(card) : definition.traits(),
                board.icons(card),
                flank(card, inPlay),
                called(p.upgrades().stream().map(Permanent.Upgrade::card).toList()),
                under(p, false),
                under(p, true),
                archivedBy(card),
                p.otherHalf().map(names::of),
                host(card).map(h -> names.of(h.card())));
    }

    private Optional<Boolean> flank(CardId card, boolean inPlay) {
        return inPlay && board.type(card) == CardType.CREATURE ? Optional.of(board.onFlank(card)) : Optional.empty();
    }

    private List<String> under(Permanent permanent, boolean faceup) {
        return called(permanent.under().stream()
                .filter(it -> it.faceup() == faceup)
                .map(Permanent.Under::card)
                .toList());
    }

    private Optional<Seat> archivedBy(CardId card) {
        return Arrays.stream(Seat.values())
                .filter(seat -> state.side(seat).archives().contains(card))
                .findFirst();
    }

    private int power(CardId card) {
        return board.type(card) == CardType.CREATURE ? board.power(card) : 0;
    }

    private int armor(CardId card) {
        return board.type(card) == CardType.CREATURE ? board.armor(card) : 0;
    }

    private int armorLeft(CardId card) {
        return board.type(card) == CardType.CREATURE ? board.armorLeft(card) : 0;
    }

    private static Map<KeywordKind, Integer> printedKeywords(CardDefinition definition) {
        var printed = new EnumMap<KeywordKind, Integer>(KeywordKind.class);
        for (var ability : definition.abilities()) {
            if (ability instanceof Ability.Keyword keyword) {
                printed.merge(keyword.kind(), keyword.value(), Integer::sum);
            }
        }
        return printed;
    }

    private Optional<Permanent> host(CardId card) {
        return state.hostOf(card).or(() -> state.keeperOf(card)).or(() -> state.joinedTo(card));
    }
}
