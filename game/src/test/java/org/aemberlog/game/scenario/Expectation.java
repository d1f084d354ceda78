package org.aemberlog.game.scenario;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.engine.Board;
import org.aemberlog.game.notation.NotationException;
import org.aemberlog.game.notation.PermanentText;
import org.aemberlog.game.notation.PositionSymbols;
import org.aemberlog.game.notation.PositionText;
import org.aemberlog.game.notation.PositionText.Half;
import org.aemberlog.game.notation.PositionText.Part;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Side;
import org.aemberlog.game.state.Step;

/**
 * A position that is expected after another: what it does not mention is as it was before.
 *
 * <p>A card that a list names is in that list now and nowhere else. Cards that come to a list which
 * does not name all of its cards come to its end, in a deck and a discard pile to its top; a list
 * that names all of its cards says their order, where the rules have one. {@code hand []} is a list
 * without cards. {@code hand 3} says only how many cards there are, and {@code shuffled [troll]}
 * which cards come to a deck without an order. A card in play has nothing on it but what is said of
 * it.
 */
final class Expectation {

    private final MatchState before;
    private final Board now;
    private final CardNames names;
    private final Map<Seat, Map<String, List<CardId>>> lists = new EnumMap<>(Seat.class);
    private final Map<Seat, Map<String, Integer>> counts = new EnumMap<>(Seat.class);
    private final Map<Seat, List<KeyColor>> keys = new EnumMap<>(Seat.class);
    private final Map<CardId, Permanent> inPlay = new LinkedHashMap<>();
    private final Set<CardId> mentioned = new HashSet<>();
    private final Set<Seat> unordered = EnumSet.noneOf(Seat.class);
    private Optional<Seat> tide;
    private Optional<Seat> winner;
    private final List<String> differences = new ArrayList<>();

    private Expectation(MatchState before, Board now, CardNames names) {
        this.before = before;
        this.now = now;
        this.names = names;
        this.tide = before.tide();
        this.winner = before.winner();
    }

    /**
     * What differs between the position that is expected after another and the one that is there.
     */
    static List<String> differences(String text, MatchState before, Board now, CardNames names) {
        var expectation = new Expectation(before, now, names);
        var halves = text.equals("unchanged")
                ? List.<Half>of()
                : PositionText.parse(text).halves();
        for (var half : halves) {
            half.parts().forEach(part -> expectation.read(half.seat(), part));
        }
        expectation.compare();
        return expectation.differences;
    }

    private void read(Seat seat, Part part) {
        switch (part) {
            case Part.Flag(var word) -> readFlag(seat, word);
            case Part.Count(var word, var count) -> readCount(seat, word, count);
            case Part.Listed(var word, var items)
            when word.equals("keys") ->
                keys.put(
                        seat,
                        items.stream()
                                .map(item -> PositionSymbols.of(KeyColor.class, item.getFirst()))
                                .toList());
            case Part.Listed(var word, var items)
            when word.equals("houses") ->
                check(
                        seat + "'s houses",
                        items.stream()
                                .map(List::getFirst)
                                .map(Expectation::house)
                                .collect(Collectors.toSet()),
                        Set.copyOf(now.houses(seat)));
            case Part.Listed(var word, var items) -> readList(seat, word, items);
            case Part.Named(var word, var name)
            when word.equals("step") ->
                check(
                        "the step",
                        PositionSymbols.of(Step.class, name),
                        now.state().step());
            case Part.Named named -> throw new NotationException("'" + named.word() + "' cannot be expected.");
        }
    }

    private void readFlag(Seat seat, String word) {
        switch (word) {
            case "tide" -> tide = Optional.of(seat);
            case "neutral-tide" -> tide = Optional.empty();
            case "active" -> check("the active player", seat, now.state().active());
            case "wins" -> winner = Optional.of(seat);
            case "no-house" ->
                check("the active house", Optional.empty(), now.state().activeHouse());
            default ->
                check(
                        seat + "'s active house",
                        Optional.of(house(word)),
                        now.state().activeHouse());
        }
    }

    private static House house(String word) {
        return PositionSymbols.of(House.class, word);
    }

    private void readCount(Seat seat, String word, int count) {
        switch (word) {
            case "key-cost" -> check(seat + "'s key cost", count, now.keyCost(seat));
            case "turn" -> check("turn", count, now.state().turn().number());
            default -> counts.computeIfAbsent(seat, s -> new HashMap<>()).put(word, count);
        }
    }

    private void readList(Seat seat, String word, List<List<String>> items) {
        var cards = new ArrayList<CardId>();
        for (var item : items) {
            var words = derived(item);
            if (isInPlay(word)) {
                var permanent = new PermanentText(this::take).read(seat, words);
                inPlay.put(permanent.card(), permanent);
                cards.add(permanent.card());
            } else {
                cards.add(take(seat, words));
            }
        }
        boolean shuffled = word.equals("shuffled");
        if (shuffled) {
            unordered.add(seat);
        }
        lists.computeIfAbsent(seat, s -> new HashMap<>()).put(shuffled ? "deck" : word, cards);
    }

    private CardId take(Seat side, List<String> words) {
        var card = names.card(words.removeFirst());
        if (!mentioned.add(card)) {
            throw new NotationException(names.name(card) + " is expected in two places.");
        }
        return card;
    }

    /** Checks what follows from the rules, and leaves what is on the card. */
    private List<String> derived(List<String> item) {
        var rest = new ArrayList<String>();
        for (int i = 0; i < item.size(); i++) {
            var word = item.get(i);
            switch (word) {
                case "total-power" -> check(item.getFirst() + "'s power", number(item, ++i), now.power(card(item)));
                case "total-armor" -> check(item.getFirst() + "'s armor", number(item, ++i), now.armor(card(item)));
                case "armor-left" ->
                    check(item.getFirst() + "'s armor left", number(item, ++i), now.armorLeft(card(item)));
                case "type" ->
                    check(
                            item.getFirst() + "'s type",
                            PositionSymbols.of(CardType.class, item.get(++i)),
                            now.type(card(item)));
                case "has" -> check(item.getFirst() + " has " + item.get(i + 1), true, has(card(item), item.get(++i)));
                case "lacks" ->
                    check(item.getFirst() + " has " + item.get(i + 1), false, has(card(item), item.get(++i)));
                default -> rest.add(word);
            }
        }
        return rest;
    }

    private CardId card(List<String> item) {
        return names.card(item.getFirst());
    }

    private boolean has(CardId card, String keyword) {
        return now.has(card, PositionSymbols.of(KeywordKind.class, keyword));
    }

    private static int number(List<String> item, int index) {
        return Integer.parseInt(item.get(index));
    }

    private static boolean isInPlay(String word) {
        return word.equals("line") || word.equals("artifacts");
    }

    private void compare() {
        for (var seat : Seat.values()) {
            compare(seat, before.side(seat), now.state().side(seat));
        }
        check("the tide", tide, now.state().tide());
        check("the winner", winner, now.state().winner());
        if (differences.isEmpty()) {
            mentioned.stream()
                    .filter(card -> now.state().beingPlayed().contains(card))
                    .forEach(card -> differences.add(names.name(card) + " is still being played"));
        }
    }

    private void compare(Seat seat, Side was, Side is) {
        var player = seat == Seat.A ? "alice" : "bob";
        var counted = counts.getOrDefault(seat, Map.of());
        check(player + "'s Æmber", counted.getOrDefault("aember", was.aember()), is.aember());
        check(player + "'s chains", counted.getOrDefault("chains", was.chains()), is.chains());
        check(player + "'s keys", keys.getOrDefault(seat, was.keys()), is.keys());
        for (var zone : List.of(Zone.HAND, Zone.DECK, Zone.DISCARD, Zone.ARCHIVES, Zone.PURGED)) {
            var word = zone.name().toLowerCase(Locale.ROOT);
            if (counted.containsKey(word)) {
                check(player + "'s " + word, counted.get(word), is.zone(zone).size());
            } else {
                boolean ordered = zone == Zone.DISCARD || zone == Zone.DECK && !unordered.contains(seat);
                var expected = expected(seat, word, was.zone(zone), ordered);
                check(player + "'s " + word, text(expected, ordered), text(is.zone(zone), ordered));
            }
        }
        comparePlay(seat, player, "line", was.battleline(), is.battleline());
        comparePlay(seat, player, "artifacts", was.artifacts(), is.artifacts());
    }

    private void comparePlay(Seat seat, String player, String word, List<Permanent> was, List<Permanent> is) {
        var stayed = new HashMap<CardId, Permanent>();
        was.forEach(permanent -> stayed.put(permanent.card(), withoutMentioned(permanent)));
        var expected = expected(seat, word, was.stream().map(Permanent::card).toList(), false).stream()
                .map(card -> inPlay.getOrDefault(card, stayed.get(card)))
                .map(permanent -> names.text(permanent, seat))
                .toList();
        check(
                player + "'s " + word,
                expected.toString(),
                is.stream().map(p -> names.text(p, seat)).toList().toString());
    }

    /** The same without what was on it or under it and is expected elsewhere. */
    private Permanent withoutMentioned(Permanent permanent) {
        return permanent
                .withUpgrades(permanent.upgrades().stream()
                        .filter(it -> !mentioned.contains(it.card()))
                        .toList())
                .withUnder(permanent.under().stream()
                        .filter(it -> !mentioned.contains(it.card()))
                        .toList());
    }

    /**
     * The cards that a list must hold: those that stayed in their places, and those that the
     * expectation names.
     */
    private List<CardId> expected(Seat seat, String word, List<CardId> was, boolean comesOnTop) {
        var named = lists.getOrDefault(seat, Map.of()).get(word);
        var here = named == null ? List.<CardId>of() : named;
        var stay = was.stream()
                .filter(card -> !mentioned.contains(card) || here.contains(card))
                .toList();
        if (here.containsAll(stay)) {
            return here;
        }
        if (here.isEmpty() && named != null) {
            return List.of();
        }
        var come = here.stream().filter(card -> !stay.contains(card)).toList();
        var all = new ArrayList<>(comesOnTop ? come : stay);
        all.addAll(comesOnTop ? stay : come);
        return all;
    }

    private String text(List<CardId> cards, boolean ordered) {
        var texts = cards.stream().map(names::name);
        return (ordered ? texts : texts.sorted()).toList().toString();
    }

    private void check(String what, Object expected, Object found) {
        if (!expected.equals(found)) {
            differences.add(what + ": expected " + text(expected) + ", found " + text(found));
        }
    }

    private static String text(Object value) {
        return value instanceof Optional<?> maybe ? maybe.map(Object::toString).orElse("none") : value.toString();
    }
}
