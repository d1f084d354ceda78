package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.Ability.ActivatedKind;
import org.aemberlog.game.engine.MatchCards.CompiledCards;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.event.MatchEvent.MatchForked;
import org.aemberlog.game.event.MatchEvent.PlayerReturned;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.*;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Chance;
import org.aemberlog.game.state.Choice.Way;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;
import org.aemberlog.game.state.Terms;

/** The rules of KeyForge, March 2021. Holds no match; safe for use by many threads. */
public final class Rules {

    private final CompiledCards compiledCards;
    private final boolean askAlways;

    /** Rules for matches whose cards are found in {@code library}. */
    public Rules(CardLibrary library) {
        this(library, false);
    }

    /** The same; {@code askAlways} has choices asked that have one answer only. */
    public Rules(CardLibrary library, boolean askAlways) {
        this.compiledCards = new CompiledCards(library);
        this.askAlways = askAlways;
    }

    /** Sets up a match as {@link #create(CreateMatch, long)} does, at the beginning of time. */
    public Decision create(CreateMatch intent) {
        return create(intent, 0);
    }

    /**
     * Sets up a match: the first player, the shuffled decks and the starting hands, or what of it
     * can be done before the players have added their nonces.
     *
     * @param at the time, in milliseconds since 1970 (UTC)
     */
    public Decision create(CreateMatch intent, long at) {
        for (var seat : Seat.values()) {
            var problem = Decks.problem(intent.seats().get(seat.ordinal()).deck(), compiledCards);
            if (problem.isPresent()) {
                return new Decision.Rejected(new Rejection.DeckNotLegal(seat, problem.get()));
            }
        }
        var created = new MatchCreated(
                intent.match(),
                intent.seed(),
                Chance.commitmentTo(intent.seed()),
                Decks.dealtOut(intent.seed(), intent.seats()),
                intent.terms().orElse(Terms.PLAIN));
        var state = MatchState.created(created);
        var resolution = new Resolution(state, matchCards(state), List.of(), askAlways);
        Clocks.started(state, at).forEach(resolution::emit);
        resolution.turns.setUp(intent.first());
        var events = new ArrayList<MatchEvent>();
        events.add(created);
        events.addAll(resolution.events());
        return new Decision.Accepted(events, Match.at(1, resolution.state()));
    }

    /**
     * Begins a match for practice where another was.
     *
     * @param origin the other match as it was after the version that the intent names
     * @param finished whether the other match is over by now
     */
    public Decision fork(ForkMatch intent, Match origin, boolean finished) {
        if (!finished) {
            return new Decision.Rejected(new Rejection.MatchNotOver());
        }
        if (origin.version() != intent.version() || origin.state().over()) {
            return new Decision.Rejected(new Rejection.NoSuchVersion(intent.version()));
        }
        var forked = new MatchForked(
                intent.match(),
                intent.from(),
                intent.version(),
                intent.seed(),
                Chance.commitmentTo(intent.seed()),
                Optional.of(origin.boundary().playedBy(intent.bots())));
        return new Decision.Accepted(List.of(forked), Match.created(List.of(forked)));
    }

    /**
     * Everything the player to act may ask now, conceding aside. While a choice with several picks
     * waits, its answers are listed up to a thousand; {@code match.state().pending()} says it all.
     */
    public List<SeatIntent> legalIntents(Match match) {
        return new LegalIntents(match.state(), matchCards(match.state())).list();
    }

    /** The cast of a match, made once for as long as the match is played here. */
    public MatchCards matchCards(MatchState state) {
        return MatchCards.of(state, compiledCards);
    }

    /**
     * Why each card of the active player can be neither played nor used, in the main step; empty in
     * any other and while a choice waits. Artifacts without an ability to use are left out.
     */
    public Map<CardId, Rejection> obstacles(Match match) {
        var state = match.state();
        return state.step() == Step.MAIN && state.pending().isEmpty()
                ? Obstacles.of(state, matchCards(state))
                : Map.of();
    }

    /** What would become of the intent, without doing it. */
    public Preview preview(Match match, SeatIntent intent) {
        var matchCards = matchCards(match.state());
        var rejection = rejection(match, matchCards, intent);
        if (rejection.isPresent()) {
            return Preview.rejected(rejection.get());
        }
        if (!(intent instanceof MainIntent)) {
            return new Preview(Optional.empty(), Optional.empty());
        }
        var resolution = begun(match, intent, matchCards);
        boolean open = !resolution.rolled() && Takebacks.isOpen(new Undo(intent, match.state(), resolution.events()));
        return new Preview(
                Optional.empty(),
                Optional.of(resolution.state())
                        .filter(state -> open && state.pending().isPresent()));
    }

    /**
     * What the intent does: events, or a rejection that changes nothing. A judge's correction is not
     * made while a choice waits, because the resolution under way is run again from where it began
     * when the answer comes; it can be rewound. After corrections the table is put right: creatures
     * with lethal damage are destroyed, and three keys win.
     *
     * @param at the time, in milliseconds since 1970 (UTC); matters only where time is limited
     * @param haltedSince since when the match has been halted, likewise, if it has: its clock has stood
     */
    public Decision decide(Match match, Intent intent, long at, Optional<Long> haltedSince) {
        var passed = Clocks.passed(match.state(), intent, at, haltedSince);
        var decision = decide(match.beside(passed), intent);
        if (passed.isEmpty() || !(decision instanceof Decision.Accepted accepted)) {
            return decision;
        }
        var events = new ArrayList<>(passed);
        events.addAll(accepted.events());
        return new Decision.Accepted(events, accepted.next());
    }

    /** What the intent does in a match that was not halted. */
    public Decision decide(Match match, Intent intent, long at) {
        return decide(match, intent, at, Optional.empty());
    }

    /** What the intent does if no time has passed since the last one. */
    public Decision decide(Match match, Intent intent) {
        var matchCards = matchCards(match.state());
        var rejection = rejection(match, matchCards, intent);
        if (rejection.isPresent()) {
            return new Decision.Rejected(rejection.get());
        }
        return switch (intent) {
            case Choose choose -> resume(match, choose, matchCards);
            case Concede concede ->
                said(
                        match,
                        concede,
                        Endings.events(match.state(), concede.seat().opponent(), Victory.CONCESSION));
            case CallTime call -> said(match, call, Clocks.end(match.state()));
            case Expire expire -> said(match, expire, Endings.expiry(match.state()));
            case Claim claim -> said(match, claim, Endings.claimed(match.state(), claim));
            case ReturnToSeat back -> said(match, back, List.of(new PlayerReturned(back.seat())));
            case Takeback wish -> said(match, wish, Takebacks.events(match, wish));
            case Rewind rewind -> said(match, rewind, List.of(Takebacks.back(match, Optional.empty())));
            case Beginning _, SeatIntent _, Correct _ -> begin(match, intent, matchCards);
        };
    }

    private static Optional<Rejection> rejection(Match match, MatchCards matchCards, Intent intent) {
        var state = match.state();
        if (intent instanceof Beginning) {
            return Optional.of(new Rejection.MatchExists());
        }
        if (state.over()) {
            return Optional.of(new Rejection.MatchOver());
        }
        return switch (intent) {
            case CallTime call -> Clocks.ranOut(state) ? Optional.empty() : Optional.of(new Rejection.TimeNotUp());
            case Expire expire -> match.unplayed() ? Optional.empty() : Optional.of(new Rejection.MatchBegun());
            case Claim claim -> Endings.rejection(state, claim);
            case ReturnToSeat back -> Endings.rejection(state, back);
            case Rewind rewind -> Takebacks.rejectionToJudge(match);
            case Correct correct -> Legality.rejection(state, matchCards, correct);
            case Takeback wish when !Clocks.ranOut(state) -> Takebacks.rejection(match, wish);
            case Takeback wish -> Optional.of(new Rejection.TimeIsUp());
            case SeatIntent asked -> new Legality(state, matchCards).rejection(asked);
            case Beginning _ -> throw new IllegalStateException("Rejected above");
        };
    }

    /** The intent resolves nothing. */
    private static Decision said(Match match, Intent intent, List<MatchEvent> events) {
        return new Decision.Accepted(events, match.after(intent, events));
    }

    /**
     * Why the events of an accepted intent happened, one cause for each in their order, those beside the game left out;
     * empty for what the rules do by themselves. There are none for an intent that resolves nothing.
     */
    public List<Optional<Cause>> causes(Match match, Intent intent) {
        var matchCards = matchCards(match.state());
        return switch (intent) {
            case Choose choose -> {
                var all = resumed(match, choose, matchCards).causes();
                yield all.subList(match.since().size(), all.size());
            }
            case Takeback _, Concede _, ReturnToSeat _, Rewind _, PlatformIntent _, Beginning _ -> List.of();
            case SeatIntent _, Correct _ -> begun(match, intent, matchCards).causes();
        };
    }

    private Decision begin(Match match, Intent intent, MatchCards matchCards) {
        var resolution = begun(match, intent, matchCards);
        var events = resolution.events();
        return new Decision.Accepted(events, match.next(intent, events, resolution.state()));
    }

    private Resolution begun(Match match, Intent intent, MatchCards matchCards) {
        var resolution = new Resolution(match.state(), matchCards, List.of(), askAlways);
        resolution.run(() -> perform(resolution, intent));
        return resolution;
    }

    /** Runs the waiting action again from its boundary with one more answer. */
    private Resolution resumed(Match match, Choose choose, MatchCards matchCards) {
        var answers = new ArrayList<>(match.answers());
        answers.add(choose.picks());
        var resolution = new Resolution(match.boundary(), matchCards, answers, askAlways);
        var action = match.action().orElseThrow();
        resolution.run(() -> perform(resolution, action));
        return resolution;
    }

    private Decision resume(Match match, Choose choose, MatchCards matchCards) {
        var resolution = resumed(match, choose, matchCards);
        int known = match.since().size();
        var all = resolution.events();
        if (all.size() <= known || !all.subList(0, known).equals(match.since())) {
            throw new IrreproducibleException(
                    match.state().match(), match.action().orElseThrow());
        }
        var events = List.copyOf(all.subList(known, all.size()));
        return new Decision.Accepted(events, match.next(choose, events, resolution.state()));
    }

    private static void perform(Resolution r, Intent action) {
        var active = r.active();
        switch (action) {
            case Beginning _ -> throw new IllegalStateException("A match is created once");
            case PlatformIntent _, Rewind _ -> throw new IllegalStateException("Nothing is resolved");
            case Correct i -> {
                Corrections.of(r.state(), r.matchCards(), i).events().forEach(r::emit);
                r.keys.winWithThree();
            }
            case SeatIntent i -> act(r, i);
        }
        r.sweep.run();
        r.turns.endIfCutShort();
        endAfterOmega(r, active);
    }

    /** After a card with omega was played the step ends (glossary, Omega), unless the turn has ended by then. */
    private static void endAfterOmega(Resolution r, Seat active) {
        if (r.plays.endedByOmega(Step.MAIN) && r.state().step() == Step.MAIN && r.active() == active) {
            r.turns.end(active);
            r.turns.endIfCutShort();
        }
    }

    private static void act(Resolution r, SeatIntent intent) {
        switch (intent) {
            case AddNonce i -> r.turns.addNonce(i.seat(), i.nonce());
            case KeepHand i -> r.turns.keepHand(i.seat());
            case Mulligan i -> r.turns.mulligan(i.seat());
            case ChooseHouse i -> r.turns.chooseHouse(i.seat(), i.house());
            case PlayCard i -> r.plays.playFromHand(i.seat(), i.card());
            case DiscardCard i -> r.leavingPlay.discard(i.card());
            case Reap i -> {
                r.uses.permitted(i.seat(), i.creature(), Way.REAP);
                r.uses.reap(i.creature());
            }
            case Fight i -> {
                r.uses.permitted(i.seat(), i.attacker(), Way.FIGHT);
                r.uses.fight(i.attacker(), i.defender());
            }
            case UseAction i -> {
                r.uses.permitted(i.seat(), i.card(), Way.ACTION);
                r.uses.ability(i.seat(), i.card(), ActivatedKind.ACTION);
            }
            case UseOmni i -> r.uses.ability(i.seat(), i.card(), ActivatedKind.OMNI);
            case RemoveStun i -> {
                r.uses.permitted(i.seat(), i.creature(), Way.REMOVE_STUN);
                r.uses.removeStun(i.creature());
            }
            case RaiseTide i -> r.tides.raiseForChains(i.seat());
            case EndTurn i -> r.turns.end(i.seat());
            case Choose i -> throw new IllegalStateException("A choice is no action of its own");
            case Concede _, ReturnToSeat _, Takeback _ -> throw new IllegalStateException("Nothing is resolved");
        }
    }
}
