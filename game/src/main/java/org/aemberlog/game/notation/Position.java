package org.aemberlog.game.notation;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.notation.PositionText.Part;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Chance;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchSetup;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.state.Side;
import org.aemberlog.game.state.Step;
import org.aemberlog.game.state.Turn;
import org.aemberlog.game.state.TurnLog;

/**
 * A position read from its text: somewhere in the active player's main step of turn 3, unless
 * {@code step} and {@code turn} say otherwise. The decks hold just the cards that are named.
 *
 * @param cards every card by its name, with {@code #2} and so on for further copies; the active
 *     player's come first
 */
public record Position(MatchState state, Map<String, CardId> cards) {

    private static final int USUAL_TURN = 3;

    /** Reads a position. */
    public static Position parse(String text, Catalog catalog) {
        return new Reader(PositionText.parse(text), catalog).read();
    }

    /** The card with this name. */
    public CardId card(String name) {
        var card = cards.get(name);
        if (card == null) {
            throw new NotationException("No card is named '" + name + "'; there are " + cards.keySet() + ".");
        }
        return card;
    }

    private static final class Reader {

        private final PositionText text;
        private final Catalog catalog;
        private final PermanentText permanents = new PermanentText(this::card);
        private final Map<String, CardId> names = new LinkedHashMap<>();
        private final Map<Seat, List<DeckCard>> decks = Map.of(Seat.A, new ArrayList<>(), Seat.B, new ArrayList<>());
        private final Map<Seat, Side> sides = new LinkedHashMap<>();
        private Optional<House> activeHouse = Optional.empty();
        private int turn = USUAL_TURN;
        private String seed = "position";
        private Step step = Step.MAIN;
        private Optional<Seat> tide = Optional.empty();
        private final Set<Seat> tideCards = EnumSet.noneOf(Seat.class);
        private TurnLog previous = TurnLog.EMPTY;

        Reader(PositionText text, Catalog catalog) {
            this.text = text;
            this.catalog = catalog;
        }

        Position read() {
            for (var half : text.halves()) {
                var draft = new Draft();
                half.parts().forEach(part -> read(half.seat(), draft, part));
                sides.put(half.seat(), draft.side());
            }
            for (var seat : Seat.values()) {
                sides.computeIfAbsent(seat, s -> new Draft().side());
            }
            var active = text.halves().getFirst().seat();
            var setups = List.of(setup(Seat.A, "alice"), setup(Seat.B, "bob"));
            var setup = new MatchSetup(new MatchId("position"), Chance.of(seed), setups, Optional.of(active));
            var chosen = activeHouse.map(house -> Map.of(active, house)).orElse(Map.of());
            var now = new Turn(active, turn, step, activeHouse, TurnLog.EMPTY, previous, chosen);
            return new Position(MatchState.of(setup, now, sides.get(Seat.A), sides.get(Seat.B), tide), names);
        }

        private SeatSetup setup(Seat seat, String player) {
            var houses = decks.get(seat).stream()
                    .map(DeckCard::house)
                    .distinct()
                    .sorted()
                    .toList();
            var cards = decks.get(seat);
            var deck = new DeckList(player, player, houses, cards, tideCards.contains(seat));
            return new SeatSetup(player, deck, 0);
        }

        private void read(Seat seat, Draft draft, Part part) {
            switch (part) {
                case Part.Flag(var word) -> readFlag(seat, word);
                case Part.Count(var word, var count) -> readCount(draft, word, count);
                case Part.Named(var word, var name) -> readNamed(word, name);
                case Part.Listed(var word, var items) -> readList(seat, draft, word, items);
            }
        }

        private void readFlag(Seat seat, String word) {
            switch (word) {
                case "tide" -> tide = Optional.of(seat);
                case "tide-card" -> tideCards.add(seat);
                default -> activeHouse = Optional.of(PositionSymbols.of(House.class, word));
            }
        }

        private void readNamed(String word, String name) {
            switch (word) {
                case "step" -> step = PositionSymbols.of(Step.class, name);
                default -> seed = name;
            }
        }

        private void readCount(Draft draft, String word, int count) {
            switch (word) {
                case "amber", "aember" -> draft.aember = count;
                case "chains" -> draft.chains = count;
                case "turn" -> turn = count;
                default -> throw new NotationException("A position does not count '" + word + "'.");
            }
        }

        private void readList(Seat seat, Draft draft, String word, List<List<String>> items) {
            switch (word) {
                case "forged" -> forgedLastTurn(seat, items);
                case "keys" -> draft.keys.addAll(keys(items));
                case "hand" -> draft.hand.addAll(cards(seat, items));
                case "deck" -> draft.deck.addAll(cards(seat, items));
                case "discard" -> draft.discard.addAll(cards(seat, items));
                case "archives" -> draft.archives.addAll(cards(seat, items));
                case "purged" -> draft.purged.addAll(cards(seat, items));
                case "line" -> draft.line.addAll(inPlay(seat, items));
                case "artifacts" -> draft.artifacts.addAll(inPlay(seat, items));
                default -> throw new NotationException("A position does not list '" + word + "'.");
            }
        }

        /** Keys that were forged on the turn before this one. */
        private void forgedLastTurn(Seat seat, List<List<String>> items) {
            var deeds = keys(items).stream()
                    .map(key -> TurnLog.Entry.forged(seat, key))
                    .toList();
            previous = TurnLog.of(deeds);
        }

        private static List<KeyColor> keys(List<List<String>> items) {
            return items.stream()
                    .map(item -> PositionSymbols.of(KeyColor.class, item.getFirst()))
                    .toList();
        }

        private List<CardId> cards(Seat seat, List<List<String>> items) {
            return items.stream().map(item -> card(seat, new ArrayList<>(item))).toList();
        }

        private List<Permanent> inPlay(Seat seat, List<List<String>> items) {
            return items.stream().map(item -> permanents.read(seat, item)).toList();
        }

        /** A card with its bonus icons and, after {@code of}, the player who owns it. */
        private CardId card(Seat side, List<String> item) {
            var name = item.removeFirst();
            var owner = side;
            var icons = new ArrayList<BonusIcon>();
            while (!item.isEmpty() && List.of("of", "icon").contains(item.getFirst())) {
                if (item.removeFirst().equals("of")) {
                    owner = PositionText.seat(item.removeFirst());
                } else {
                    icons.add(PositionSymbols.of(BonusIcon.class, item.removeFirst()));
                }
            }
            var card = card(owner, name);
            var deck = decks.get(owner);
            var listed = deck.getLast();
            deck.set(deck.size() - 1, new DeckCard(listed.definition(), listed.house(), icons));
            return card;
        }

        private CardId card(Seat seat, String word) {
            var id = word.contains("#") ? word.substring(0, word.indexOf('#')) : word;
            var found = catalog.find(id).orElseThrow(() -> new NotationException("There is no card '" + id + "'."));
            var deck = decks.get(seat);
            var card = CardId.of(seat, deck.size());
            deck.add(found);
            var name = id;
            for (int copy = 2; names.containsKey(name); copy++) {
                name = id + "#" + copy;
            }
            names.put(name, card);
            return card;
        }
    }

    /** One player's half while it is read. */
    private static final class Draft {
        private int aember;
        private int chains;
        private final List<KeyColor> keys = new ArrayList<>();
        private final List<CardId> hand = new ArrayList<>();
        private final List<CardId> deck = new ArrayList<>();
        private final List<CardId> discard = new ArrayList<>();
        private final List<CardId> archives = new ArrayList<>();
        private final List<CardId> purged = new ArrayList<>();
        private final List<Permanent> line = new ArrayList<>();
        private final List<Permanent> artifacts = new ArrayList<>();

        Side side() {
            var zones = new Side.Zones(hand, deck, discard, archives, List.of(), List.of(), purged);
            return new Side(aember, keys, chains, true, zones, line, artifacts);
        }
    }
}
