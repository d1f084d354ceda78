package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Ability.ActivatedKind;
import org.aemberlog.game.engine.Cast.Scripts;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.*;
import org.aemberlog.game.intent.Refusal;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;

/** The rules of KeyForge, March 2021. Holds no match; safe for use by many threads. */
public final class Rules {

    private final Scripts scripts;

    /** Rules for matches whose cards are found in {@code library}. */
    public Rules(CardLibrary library) {
        this.scripts = new Scripts(library);
    }

    /** Sets up a match: the first player, the shuffled decks and the starting hands. */
    public Decision create(CreateMatch intent) {
        for (var seat : Seat.values()) {
            var problem = Decks.problem(intent.seats().get(seat.ordinal()).deck(), scripts);
            if (problem.isPresent()) {
                return new Decision.Rejected(new Refusal.DeckNotLegal(seat, problem.get()));
            }
        }
        var created =
                new MatchCreated(
                        intent.match(),
                        intent.seed(),
                        Decks.dealtOut(intent.seed(), intent.seats()));
        var state = MatchState.created(created);
        var resolution = new Resolution(state, Cast.of(state, scripts), List.of());
        resolution.turns.setUp(intent.first());
        var facts = new ArrayList<MatchEvent>();
        facts.add(created);
        facts.addAll(resolution.facts());
        return new Decision.Accepted(facts, Match.at(1, resolution.state()));
    }

    /**
     * Everything the player to act may ask now, conceding aside. While a choice with several picks
     * waits, its answers are listed up to a thousand; {@code match.state().pending()} says it all.
     */
    public List<SeatIntent> legalIntents(Match match) {
        return new LegalIntents(match.state(), Cast.of(match.state(), scripts)).list();
    }

    /** What the intent does: facts, or a refusal that changes nothing. */
    public Decision decide(Match match, SeatIntent intent) {
        var cast = Cast.of(match.state(), scripts);
        Optional<Refusal> refusal = new Legality(match.state(), cast).refusal(intent);
        if (refusal.isPresent()) {
            return new Decision.Rejected(refusal.get());
        }
        return switch (intent) {
            case Choose choose -> resume(match, choose, cast);
            case Concede concede -> concede(match, concede);
            default -> begin(match, intent, cast);
        };
    }

    /**
     * What a judge's corrections do. A correction is not made while a choice waits, because the
     * resolution under way is run again from where it began when the answer comes: answer first.
     * After the corrections the table is put right: creatures with lethal damage are destroyed, and
     * three keys win.
     */
    public Decision correct(Match match, Correct intent) {
        var cast = Cast.of(match.state(), scripts);
        var refusal = Legality.refusal(match.state(), cast, intent);
        return refusal.isPresent()
                ? new Decision.Rejected(refusal.get())
                : begin(match, intent, cast);
    }

    private Decision begin(Match match, Intent intent, Cast cast) {
        var resolution = new Resolution(match.state(), cast, List.of());
        resolution.run(() -> perform(resolution, intent));
        var facts = resolution.facts();
        return new Decision.Accepted(facts, match.next(intent, facts, resolution.state()));
    }

    /** Runs the waiting action again from its boundary with one more answer. */
    private Decision resume(Match match, Choose choose, Cast cast) {
        var answers = new ArrayList<>(match.answers());
        answers.add(choose.picks());
        var resolution = new Resolution(match.boundary(), cast, answers);
        var action = match.action().orElseThrow();
        resolution.run(() -> perform(resolution, action));
        int known = match.since().size();
        var all = resolution.facts();
        if (all.size() <= known || !all.subList(0, known).equals(match.since())) {
            throw new IrreproducibleException(match.state().match(), action);
        }
        var facts = List.copyOf(all.subList(known, all.size()));
        return new Decision.Accepted(facts, match.next(choose, facts, resolution.state()));
    }

    private Decision concede(Match match, Concede intent) {
        var won = new MatchEvent.MatchWon(intent.seat().opponent(), Victory.CONCESSION);
        var facts = List.<MatchEvent>of(won);
        return new Decision.Accepted(facts, match.after(intent, facts));
    }

    private static void perform(Resolution r, Intent action) {
        switch (action) {
            case CreateMatch i -> throw new IllegalStateException("A match is created once");
            case Correct i -> {
                Corrections.of(r.state(), r.cast(), i).facts().forEach(r::emit);
                r.keys.winWithThree();
                r.destruction.sweep();
            }
            case SeatIntent i -> perform(r, i);
        }
    }

    /** After a card with omega was played the step ends (glossary, Omega). */
    private static void perform(Resolution r, SeatIntent intent) {
        act(r, intent);
        r.destruction.sweep();
        if (r.plays.endedByOmega(Step.MAIN) && r.state().step() == Step.MAIN) {
            r.turns.end(intent.seat());
        }
    }

    private static void act(Resolution r, SeatIntent intent) {
        switch (intent) {
            case KeepHand i -> r.turns.keepHand(i.seat());
            case Mulligan i -> r.turns.mulligan(i.seat());
            case ChooseHouse i -> r.turns.chooseHouse(i.seat(), i.house());
            case PlayCard i -> r.plays.playFromHand(i.seat(), i.card());
            case DiscardCard i -> r.leavingPlay.discard(i.card());
            case Reap i -> {
                r.uses.permitted(i.seat(), i.creature());
                r.uses.reap(i.creature());
            }
            case Fight i -> {
                r.uses.permitted(i.seat(), i.attacker());
                r.uses.fight(i.attacker(), i.defender());
            }
            case UseAction i -> {
                r.uses.permitted(i.seat(), i.card());
                r.uses.ability(i.seat(), i.card(), ActivatedKind.ACTION);
            }
            case UseOmni i -> r.uses.ability(i.seat(), i.card(), ActivatedKind.OMNI);
            case RemoveStun i -> {
                r.uses.permitted(i.seat(), i.creature());
                r.uses.removeStun(i.creature());
            }
            case RaiseTide i -> r.tides.raiseForChains(i.seat());
            case EndTurn i -> r.turns.end(i.seat());
            case Choose i -> throw new IllegalStateException("A choice is no action of its own");
            case Concede i -> throw new IllegalStateException("Conceding resolves nothing");
        }
    }
}
