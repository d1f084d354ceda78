package org.aemberlog.game.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.card.House;
import org.aemberlog.game.lab.Command.Counts;
import org.aemberlog.game.lab.Command.Half;
import org.aemberlog.game.lab.Command.Move;
import org.aemberlog.game.lab.Command.Setup;
import org.aemberlog.game.lab.Command.Where;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Chance;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchSetup;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.state.ShownName;
import org.aemberlog.game.state.Side;
import org.aemberlog.game.state.Step;
import org.aemberlog.game.state.Turn;
import org.aemberlog.game.state.TurnLog;

/**
 * Lays out a position: a bare table on which all cards are in their decks, and the corrections that
 * put them where they are to be. So a setup can say what an edit can, and is checked alike.
 */
final class Layout {

    private static final int USUAL_TURN = 3;
    private static final int MAX_CARDS = 100;
    private static final Set<Step> STEPS = Set.of(Step.SETUP, Step.HOUSE, Step.MAIN);
    private static final Half NOTHING = new Half(
            Optional.empty(),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of());

    private final CardIndex index;
    private final Setup setup;
    private final Names names;
    private final Orders orders;
    private final Map<Seat, List<DeckCard>> decks = Map.of(Seat.A, new ArrayList<>(), Seat.B, new ArrayList<>());
    private final Map<String, List<String>> upgrades;
    private final Map<String, List<String>> under;
    private final Map<String, List<String>> grafted;
    private final Map<String, String> halves;
    private final Map<String, Seat> owners;
    private final Map<String, Seat> controllers;

    Layout(CardIndex index, Setup setup) {
        this.index = index;
        this.setup = setup;
        this.names = new Names(index);
        this.orders = new Orders(index, names);
        this.upgrades = byName("upgrades", setup.upgrades());
        this.under = byName("under", setup.under());
        this.grafted = byName("grafted", setup.grafted());
        this.halves = byName("halves", setup.halves());
        this.owners = byName("owners", setup.owners());
        this.controllers = byName("controllers", setup.controllers());
        lay(Seat.A, "a", setup.a().orElse(NOTHING));
        lay(Seat.B, "b", setup.b().orElse(NOTHING));
        requireLaid("upgrades", upgrades);
        requireLaid("under", under);
        requireLaid("grafted", grafted);
        requireLaid("halves", halves);
        requireLaid("owners", owners);
        requireLaid("controllers", controllers);
        byName("cards", setup.cards());
        orders.add(setup.cards());
        setup.tide().ifPresent(orders::add);
    }

    Names names() {
        return names;
    }

    Orders orders() {
        return orders;
    }

    private <T> Map<String, T> byName(String where, Map<String, T> written) {
        var canonical = new LinkedHashMap<String, T>();
        written.forEach((name, value) -> {
            var at = where + "." + name;
            if (canonical.put(names.canonical(at, name), value) != null) {
                throw new LabProblem(
                        at,
                        "expected each card once, found '" + name + "' twice",
                        "Write everything about a card in one place.");
            }
        });
        return canonical;
    }

    private void requireLaid(String where, Map<String, ?> byName) {
        byName.keySet().forEach(name -> names.get(where + "." + name, name));
    }

    private void lay(Seat seat, String where, Half half) {
        lay(seat, where + ".line", half.line(), Where.LINE);
        lay(seat, where + ".artifacts", half.artifacts(), Where.ARTIFACTS);
        lay(seat, where + ".hand", half.hand(), Where.HAND);
        lay(seat, where + ".deck", half.deck(), Where.DECK);
        lay(seat, where + ".discard", half.discard(), Where.DISCARD);
        lay(seat, where + ".archives", half.archives(), Where.ARCHIVES);
        lay(seat, where + ".purged", half.purged(), Where.PURGED);
        orders.add(where, seat, new Counts(half.aember(), Optional.of(half.keys()), half.chains()));
    }

    private void lay(Seat seat, String where, List<String> written, Where to) {
        for (int i = 0; i < written.size(); i++) {
            var at = where + "[" + i + "]";
            var name = take(seat, at, written.get(i));
            orders.add(at, new Move(name, to, Optional.of(seat), Optional.empty(), Optional.empty()));
            if (to == Where.LINE || to == Where.ARTIFACTS) {
                layOn(seat, name);
            }
        }
    }

    /** What is attached to a card in play and what is under it. */
    private void layOn(Seat seat, String host) {
        if (halves.containsKey(host)) {
            layOn(seat, "halves." + host, host, halves.get(host), Where.JOINED);
        }
        layOn(seat, "upgrades", host, upgrades, Where.ATTACHED);
        layOn(seat, "under", host, under, Where.UNDER);
        layOn(seat, "grafted", host, grafted, Where.GRAFTED);
    }

    private void layOn(Seat seat, String where, String host, Map<String, List<String>> all, Where to) {
        var written = all.getOrDefault(host, List.of());
        for (int i = 0; i < written.size(); i++) {
            layOn(seat, where + "." + host + "[" + i + "]", host, written.get(i), to);
        }
    }

    private void layOn(Seat seat, String where, String host, String word, Where to) {
        var name = take(seat, where, word);
        var controller = to == Where.ATTACHED ? Optional.ofNullable(controllers.get(name)) : Optional.<Seat>empty();
        orders.add(where, new Move(name, to, controller, Optional.empty(), Optional.of(host)));
    }

    /** Brings one more card to the table and gives its name. */
    private String take(Seat side, String where, String word) {
        int hash = word.lastIndexOf('#');
        var entry = index.get(where, hash < 0 ? word : word.substring(0, hash));
        var name = names.next(entry);
        if (hash >= 0 && !names.canonical(where, word).equals(name)) {
            throw new LabProblem(
                    where,
                    "expected '" + name + "', the next copy of the card, found '" + word + "'",
                    "Copies are numbered in the order in which a position names them; write '" + entry.name() + "'.");
        }
        var owner = owners.getOrDefault(name, side);
        var deck = decks.get(owner);
        if (deck.size() == MAX_CARDS) {
            throw new LabProblem(
                    where,
                    "expected at most " + MAX_CARDS + " cards of a player, found one more",
                    "Leave out what the position does not need.");
        }
        names.add(name, CardId.of(owner, deck.size()));
        deck.add(entry.listed());
        return name;
    }

    /** The table before the corrections. */
    MatchState bare() {
        var active = setup.active().orElse(Seat.A);
        var step = setup.step().orElse(Step.MAIN);
        int turn = step == Step.SETUP ? 0 : setup.turn().orElse(USUAL_TURN);
        require(STEPS.contains(step), "step", "the step setup, house or main", step);
        if (step == Step.SETUP) {
            require(setup.turn().isEmpty(), "turn", "no turn before the first", setup.turn());
        } else {
            require(turn >= 1, "turn", "a turn counted from 1", turn);
        }
        require(
                step == Step.MAIN || setup.house().isEmpty(),
                "house",
                "no active house before it is chosen",
                setup.house().map(House::name).orElse("none"));
        var seed = setup.seed().orElse("lab");
        require(!seed.isEmpty() && seed.length() <= 128, "seed", "1 to 128 characters", seed.length());
        var seats = List.of(
                seated(Seat.A, "a", "Alice", setup.a().orElse(NOTHING)),
                seated(Seat.B, "b", "Bob", setup.b().orElse(NOTHING)));
        var first = turn == 0 || turn % 2 == 1 ? active : active.opponent();
        var chosen = setup.house().map(house -> Map.of(active, house)).orElse(Map.of());
        return MatchState.of(
                new MatchSetup(new MatchId("lab"), Chance.of(seed), seats, Optional.of(first)),
                new Turn(active, turn, step, setup.house(), TurnLog.EMPTY, previous(), chosen),
                side(Seat.A, step),
                side(Seat.B, step),
                Optional.empty());
    }

    private static void require(boolean so, String where, String expected, Object found) {
        if (!so) {
            throw new LabProblem(
                    where,
                    "expected " + expected + ", found " + found,
                    "Nothing was changed; correct the command and send it again.");
        }
    }

    private SeatSetup seated(Seat seat, String where, String usualName, Half half) {
        var deck = decks.get(seat);
        var houses = half.houses().isEmpty()
                ? deck.stream().map(DeckCard::house).distinct().sorted().toList()
                : half.houses();
        var said = half.name().orElse(usualName);
        try {
            var name = ShownName.ofPlayer(said);
            return new SeatSetup(name, deckOf(houses, deck), 0);
        } catch (IllegalArgumentException e) {
            throw new LabProblem(where + ".name", e.getMessage(), "Leave it out or change it.");
        }
    }

    /** Whoever speaks of the tide has its reference card. */
    private DeckList deckOf(List<House> houses, List<DeckCard> cards) {
        return new DeckList("lab", "Lab", houses, cards, setup.tide().isPresent());
    }

    private Side side(Seat seat, Step step) {
        var half = (seat == Seat.A ? setup.a() : setup.b()).orElse(NOTHING);
        var deck = new ArrayList<CardId>();
        for (int i = 0; i < decks.get(seat).size(); i++) {
            deck.add(CardId.of(seat, i));
        }
        return Side.of(deck, 0, half.kept().orElse(step != Step.SETUP));
    }

    /** The keys that were forged on the turn before this one. */
    private TurnLog previous() {
        var deeds = new ArrayList<TurnLog.Entry>();
        for (var seat : Seat.values()) {
            var half = (seat == Seat.A ? setup.a() : setup.b()).orElse(NOTHING);
            for (var key : half.forged()) {
                deeds.add(TurnLog.Entry.forged(seat, key));
            }
        }
        return TurnLog.of(deeds);
    }
}
