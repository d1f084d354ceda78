package org.aemberlog.game.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Chance;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.KeyColor;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.state.Side;
import org.aemberlog.game.state.Step;
import org.aemberlog.game.state.TurnLog;

/**
 * A position read from its text: somewhere in the active player's main step, turn 3 unless {@code
 * turn} says otherwise. The decks hold just the cards that are named.
 *
 * @param cards every card by its name, with {@code #2} and so on for further copies; the active
 *     player's come first
 */
public record Position(MatchState state, Map<String, CardId> cards) {

    private static final int USUAL_TURN = 3;

    /** Reads a position. */
    public static Position parse(String text, Catalog catalog) {
        return new Reader(new Words(text), catalog).read();
    }

    /** The card with this name. */
    public CardId card(String name) {
        var card = cards.get(name);
        if (card == null) {
            throw new NotationException(
                    "No card is named '" + name + "'; there are " + cards.keySet() + ".");
        }
        return card;
    }

    private static final class Reader {

        private final Words words;
        private final Catalog catalog;
        private final Map<String, CardId> names = new LinkedHashMap<>();
        private final Map<Seat, List<DeckCard>> decks =
                Map.of(Seat.A, new ArrayList<>(), Seat.B, new ArrayList<>());
        private final Map<Seat, Side> sides = new LinkedHashMap<>();
        private Optional<House> activeHouse = Optional.empty();
        private Seat active;
        private int turn = USUAL_TURN;
        private String seed = "position";
        private Optional<Seat> tide = Optional.empty();
        private final Set<Seat> tideCards = EnumSet.noneOf(Seat.class);
        private TurnLog previous = TurnLog.EMPTY;

        Reader(Words words, Catalog catalog) {
            this.words = words;
            this.catalog = catalog;
        }

        Position read() {
            do {
                readSide();
            } while (words.more());
            for (var seat : Seat.values()) {
                sides.computeIfAbsent(seat, s -> new Draft().side());
            }
            var setups = List.of(setup(Seat.A, "alice"), setup(Seat.B, "bob"));
            var state =
                    new MatchState(
                            new MatchId("position"),
                            Chance.of(seed),
                            setups,
                            1,
                            Optional.of(active),
                            active,
                            turn,
                            Step.MAIN,
                            activeHouse,
                            sides.get(Seat.A),
                            sides.get(Seat.B),
                            List.of(),
                            List.of(),
                            TurnLog.EMPTY,
                            previous,
                            tide,
                            Map.of(),
                            0,
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty());
            return new Position(state, names);
        }

        private SeatSetup setup(Seat seat, String player) {
            var houses = decks.get(seat).stream().map(DeckCard::house).distinct().sorted().toList();
            var cards = decks.get(seat);
            var deck = new DeckList(player, player, houses, cards, tideCards.contains(seat));
            return new SeatSetup(player, deck, 0);
        }

        private void readSide() {
            var seat =
                    switch (words.take("'alice' or 'bob'")) {
                        case "alice" -> Seat.A;
                        case "bob" -> Seat.B;
                        case String other ->
                                throw new NotationException(
                                        "Expected 'alice' or 'bob' but found '" + other + "'.");
                    };
            if (active == null) {
                active = seat;
            }
            var draft = new Draft();
            while (words.more() && !words.next("|")) {
                readPart(seat, draft, words.take("a part of the position"));
            }
            sides.put(seat, draft.side());
        }

        private void readPart(Seat seat, Draft draft, String part) {
            switch (part) {
                case "amber", "aember" -> draft.aember = words.number();
                case "chains" -> draft.chains = words.number();
                case "tide" -> tide = Optional.of(seat);
                case "tide-card" -> tideCards.add(seat);
                case "forged" -> forgedLastTurn(seat);
                case "turn" -> turn = words.number();
                case "seed" -> seed = words.take("a seed");
                case "keys" ->
                        words.items()
                                .forEach(
                                        item ->
                                                draft.keys.add(
                                                        constant(KeyColor.class, item.getFirst())));
                case "hand" -> draft.hand.addAll(cards(seat));
                case "deck" -> draft.deck.addAll(cards(seat));
                case "discard" -> draft.discard.addAll(cards(seat));
                case "archives" -> draft.archives.addAll(cards(seat));
                case "purged" -> draft.purged.addAll(cards(seat));
                case "line" -> draft.line.addAll(permanents(seat));
                case "artifacts" -> draft.artifacts.addAll(permanents(seat));
                default -> activeHouse = Optional.of(constant(House.class, part));
            }
        }

        /** Keys that were forged on the turn before this one. */
        private void forgedLastTurn(Seat seat) {
            var deeds =
                    words.items().stream()
                            .map(item -> constant(KeyColor.class, item.getFirst()))
                            .map(key -> TurnLog.Deed.forged(seat, key))
                            .toList();
            previous = TurnLog.of(deeds);
        }

        private List<CardId> cards(Seat seat) {
            return words.items().stream().map(item -> card(seat, new ArrayList<>(item))).toList();
        }

        private List<Permanent> permanents(Seat seat) {
            return words.items().stream().map(item -> permanent(seat, item)).toList();
        }

        private Permanent permanent(Seat seat, List<String> item) {
            var rest = new ArrayList<>(item);
            var p = Permanent.entered(card(seat, rest), true);
            while (!rest.isEmpty()) {
                p = with(seat, p, rest.removeFirst(), rest);
            }
            return p;
        }

        private Permanent with(Seat seat, Permanent p, String word, List<String> rest) {
            return switch (word) {
                case "exhausted" -> p.withExhausted(true);
                case "stunned" -> p.withStunned(true);
                case "warded" -> p.withWarded(true);
                case "enraged" -> p.withEnraged(true);
                case "damage" -> p.withDamage(Integer.parseInt(rest.removeFirst()));
                case "amber", "aember" -> p.withAember(Integer.parseInt(rest.removeFirst()));
                case "spent" -> p.withArmorSpent(Integer.parseInt(rest.removeFirst()));
                case "half" -> p.withOtherHalf(card(seat, rest.removeFirst()));
                case "with" -> p.withUpgrade(upgrade(seat, rest));
                case "over" -> p.withUnder(under(p, seat, rest.removeFirst(), false));
                case "graft" -> p.withUnder(under(p, seat, rest.removeFirst(), true));
                default -> p.withCounters(constant(Token.class, word), number(rest));
            };
        }

        /** An upgrade and, after {@code by}, who controls it unless its owner does. */
        private Permanent.Upgrade upgrade(Seat side, List<String> rest) {
            var card = card(side, rest);
            var controller = card.owner();
            if (!rest.isEmpty() && rest.getFirst().equals("by")) {
                rest.removeFirst();
                controller = player(rest.removeFirst());
            }
            return Permanent.Upgrade.entered(card, controller);
        }

        private static Seat player(String name) {
            return name.equals("alice") ? Seat.A : Seat.B;
        }

        private List<Permanent.Under> under(Permanent p, Seat seat, String name, boolean faceup) {
            var all = new ArrayList<>(p.under());
            all.add(new Permanent.Under(card(seat, name), faceup));
            return all;
        }

        private static int number(List<String> rest) {
            return Integer.parseInt(rest.removeFirst());
        }

        /** A card with its bonus icons and, after {@code of}, the player who owns it. */
        private CardId card(Seat side, List<String> item) {
            var name = item.removeFirst();
            var owner = side;
            var icons = new ArrayList<BonusIcon>();
            while (!item.isEmpty() && List.of("of", "icon").contains(item.getFirst())) {
                if (item.removeFirst().equals("of")) {
                    owner = player(item.removeFirst());
                } else {
                    icons.add(constant(BonusIcon.class, item.removeFirst()));
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
            var found =
                    catalog.find(id)
                            .orElseThrow(
                                    () -> new NotationException("There is no card '" + id + "'."));
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

        private static <E extends Enum<E>> E constant(Class<E> type, String word) {
            var name = word.toUpperCase(Locale.ROOT).replace('-', '_');
            return Arrays.stream(type.getEnumConstants())
                    .filter(constant -> constant.name().equals(name))
                    .findFirst()
                    .orElseThrow(
                            () ->
                                    new NotationException(
                                            "'"
                                                    + word
                                                    + "' is no part of a position and no "
                                                    + type.getSimpleName().toLowerCase(Locale.ROOT)
                                                    + "."));
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
            return new Side(
                    aember, keys, chains, hand, deck, discard, archives, purged, line, artifacts,
                    true);
        }
    }
}
