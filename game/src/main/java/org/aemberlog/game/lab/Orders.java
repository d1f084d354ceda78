package org.aemberlog.game.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.lab.Command.Counts;
import org.aemberlog.game.lab.Command.Edit;
import org.aemberlog.game.lab.Command.Marks;
import org.aemberlog.game.lab.Command.Move;
import org.aemberlog.game.lab.Command.Tide;
import org.aemberlog.game.lab.Command.Where;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.Correction.*;
import org.aemberlog.game.state.Correction.Place.*;
import org.aemberlog.game.state.Seat;

/** A judge's corrections on their way to the rules, each with its place in the command. */
final class Orders {

    static final String JUDGE = "lab";

    private final CardIndex index;
    private final Names names;
    private final List<Correction> corrections = new ArrayList<>();
    private final List<String> places = new ArrayList<>();
    private final List<CardId> out = new ArrayList<>();

    Orders(CardIndex index, Names names) {
        this.index = index;
        this.names = names;
    }

    boolean isEmpty() {
        return corrections.isEmpty();
    }

    /** The cards that are taken out of the game, before all else happens. */
    List<CardId> out() {
        return out;
    }

    Correct intent() {
        if (corrections.size() > Correct.MAX) {
            throw new LabProblem(
                    "",
                    "expected at most " + Correct.MAX + " corrections, found " + corrections.size(),
                    "Make them in several edits.");
        }
        return new Correct(JUDGE, corrections);
    }

    /** Says what the rules say of a correction at the place where it was written. */
    LabProblem told(Rejection.CorrectionImpossible rejection) {
        return new LabProblem(
                places.get(rejection.index()),
                rejection.problem(),
                "Nothing was changed; correct the command and send it again.");
    }

    void add(String where, Supplier<Correction> correction) {
        try {
            corrections.add(correction.get());
            places.add(where);
        } catch (IllegalArgumentException e) {
            throw new LabProblem(where, e.getMessage(), "Nothing was changed; write what can be so.");
        }
    }

    void add(Edit edit) {
        for (int i = 0; i < edit.moves().size(); i++) {
            add("moves[" + i + "]", edit.moves().get(i));
        }
        add(edit.cards());
        edit.a().ifPresent(counts -> add("a", Seat.A, counts));
        edit.b().ifPresent(counts -> add("b", Seat.B, counts));
        edit.tide().ifPresent(this::add);
        edit.step().ifPresent(step -> add("step", () -> new SetStep(step)));
        edit.house().ifPresent(house -> add("house", () -> new SetActiveHouse(Optional.of(house))));
        for (int i = 0; i < edit.lasting().size(); i++) {
            long effect = edit.lasting().get(i);
            add("lasting[" + i + "]", () -> new EndLasting(effect));
        }
    }

    void add(Map<String, Marks> cards) {
        cards.forEach((name, marks) -> {
            var where = "cards." + name;
            add(where, names.get(where, name), marks);
        });
    }

    private void add(String where, CardId card, Marks marks) {
        marks.house().ifPresent(it -> add(where + ".house", () -> new SetHouse(card, it)));
        marks.icons().ifPresent(it -> add(where + ".icons", () -> new SetIcons(card, it)));
        marks.copyOf().ifPresent(it -> add(where + ".copyOf", () -> copy(where, card, it)));
        marks.damage().ifPresent(it -> add(where + ".damage", () -> new SetDamage(card, it)));
        marks.aember().ifPresent(it -> add(where + ".aember", () -> new SetAember(card, it)));
        marks.armorSpent().ifPresent(it -> add(where + ".armorSpent", () -> new SetArmorSpent(card, it)));
        marks.counters()
                .forEach((counter, amount) -> add(where + ".counters", () -> new SetCounters(card, counter, amount)));
        marks.exhausted().ifPresent(it -> add(where + ".exhausted", () -> new SetExhausted(card, it)));
        add(where + ".stunned", card, Status.STUN, marks.stunned());
        add(where + ".warded", card, Status.WARD, marks.warded());
        add(where + ".enraged", card, Status.ENRAGE, marks.enraged());
        marks.attacked().ifPresent(it -> add(where + ".attacked", () -> new SetAttacked(card, it)));
    }

    private void add(String where, CardId card, Status status, Optional<Boolean> on) {
        on.ifPresent(it -> add(where, () -> new SetStatus(card, status, it)));
    }

    private Correction copy(String where, CardId card, String title) {
        var copied = index.get(where + ".copyOf", title);
        boolean itself = copied.name().equals(names.of(card).replaceAll("#.*", ""));
        return new SetCopy(
                card, itself ? Optional.empty() : Optional.of(copied.listed().definition()));
    }

    void add(String where, Seat seat, Counts counts) {
        counts.aember().ifPresent(it -> add(where + ".aember", () -> new SetPool(seat, it)));
        counts.keys().ifPresent(it -> add(where + ".keys", () -> new SetKeys(seat, it)));
        counts.chains().ifPresent(it -> add(where + ".chains", () -> new SetChains(seat, it)));
    }

    void add(Tide tide) {
        add(
                "tide",
                () -> new SetTide(
                        switch (tide) {
                            case A -> Optional.of(Seat.A);
                            case B -> Optional.of(Seat.B);
                            case NEUTRAL -> Optional.empty();
                        }));
    }

    void add(String where, Move move) {
        var card = names.get(where + ".card", move.card());
        if (move.to() == Where.OUT) {
            out.add(card);
            return;
        }
        add(where, () -> new MoveCard(card, place(where, card, move)));
    }

    private Place place(String where, CardId card, Move move) {
        var seat = move.seat().orElse(card.owner());
        return switch (move.to()) {
            case LINE -> new Line(seat, move.position());
            case ARTIFACTS -> new Artifacts(unplaced(where, move, seat));
            case ARCHIVES -> new Archives(unplaced(where, move, seat));
            case HAND -> pile(where, card, move, Zone.HAND);
            case DECK -> pile(where, card, move, Zone.DECK);
            case DISCARD -> pile(where, card, move, Zone.DISCARD);
            case PURGED -> pile(where, card, move, Zone.PURGED);
            case ATTACHED -> new Attached(host(where, move), seat);
            case UNDER -> new Under(host(where, move), false);
            case GRAFTED -> new Under(host(where, move), true);
            case JOINED -> new Joined(host(where, move));
            case OUT -> throw new IllegalStateException("No place of the game");
        };
    }

    private static Seat unplaced(String where, Move move, Seat seat) {
        if (move.position().isPresent()) {
            throw new LabProblem(
                    where + ".position",
                    "expected no position among cards without an order, found "
                            + move.position().get(),
                    "Leave it out.");
        }
        return seat;
    }

    private Place pile(String where, CardId card, Move move, Zone zone) {
        if (move.seat().isPresent() && move.seat().get() != card.owner()) {
            throw new LabProblem(
                    where + ".seat",
                    "expected seat "
                            + card.owner()
                            + ", the owner's, found seat "
                            + move.seat().get(),
                    "A card is only ever put into its owner's hand, deck and piles.");
        }
        return new Pile(zone, move.position());
    }

    private CardId host(String where, Move move) {
        var host = move.host()
                .orElseThrow(() -> new LabProblem(
                        where + ".host",
                        "expected the card that it is put on or under," + " found nothing",
                        "Name a card in play as the host."));
        return names.get(where + ".host", host);
    }
}
