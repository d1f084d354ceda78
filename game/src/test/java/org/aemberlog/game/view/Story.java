package org.aemberlog.game.view;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Terms;

/** The events of a match, commit by commit, as they can be told to a viewer. */
record Story(List<List<MatchEvent>> commits) {

    private static final int LONGEST = 400;

    /** A match in which both players do what a die says. */
    static Story random(SecretivePool pool, long seed) {
        return random(pool, seed, false);
    }

    /** The same match, with open hands or without. */
    static Story random(SecretivePool pool, long seed, boolean openHands) {
        var random = new Random(seed);
        var rules = pool.rules();
        var seats = List.of(pool.setup("Ada"), pool.setup("Bo"));
        var terms = Optional.of(Terms.PLAIN.withOpenHands(openHands));
        var decision = rules.create(new CreateMatch(new MatchId("m"), "seed " + seed, seats, Optional.empty(), terms));
        var commits = new ArrayList<List<MatchEvent>>();
        commits.add(accepted(decision).events());
        var match = accepted(decision).next();
        int length = random.nextInt(LONGEST);
        while (!match.state().over() && commits.size() < length) {
            var legal = rules.legalIntents(match);
            var next = accepted(rules.decide(match, legal.get(random.nextInt(legal.size()))));
            commits.add(next.events());
            match = next.next();
        }
        return new Story(commits);
    }

    private static Decision.Accepted accepted(Decision decision) {
        return (Decision.Accepted) decision;
    }

    /** Everything a viewer is told: events, names and tables, after every commit. */
    List<String> toldTo(Viewer viewer, Rules rules) {
        var told = new ArrayList<String>();
        MatchState state = null;
        for (var events : commits) {
            var seen = redacted(events, state, viewer);
            state = state == null ? Match.created(events).state() : state.applyAll(events);
            told.add(Canonical.text(seen));
            told.add(Canonical.text(VisibleCards.names(seen, state)));
            told.add(Canonical.text(TableViews.of(state, rules, viewer)));
        }
        return told;
    }

    /** The match after all of it. */
    MatchState end() {
        var state = Match.created(commits.getFirst()).state();
        for (var events : commits.subList(1, commits.size())) {
            state = state.applyAll(events);
        }
        return state;
    }

    /** The cards that a viewer was ever told of, by what the events and names say. */
    Map<CardId, DeckCard> learntBy(Viewer viewer) {
        var learnt = new LinkedHashMap<CardId, DeckCard>();
        MatchState state = null;
        for (var events : commits) {
            var seen = redacted(events, state, viewer);
            state = state == null ? Match.created(events).state() : state.applyAll(events);
            VisibleCards.names(seen, state).forEach((id, card) -> learnt.put(new CardId(Integer.parseInt(id)), card));
        }
        return learnt;
    }

    /**
     * The cards that lay where the viewer sees them, or were offered to the viewer, at any time.
     */
    Set<CardId> layOpenTo(Viewer viewer) {
        var open = new HashSet<CardId>();
        var first = commits.getFirst();
        var created = (MatchCreated) first.getFirst();
        var state = MatchState.created(created);
        boolean bothHands = created.terms().openHands() && !(viewer instanceof Viewer.Spectator);
        var rest = new ArrayList<>(first.subList(1, first.size()));
        commits.subList(1, commits.size()).forEach(rest::addAll);
        for (var event : rest) {
            state = state.apply(event);
            addOpen(state, viewer, bothHands, open);
            addShown(event, viewer, open);
        }
        return open;
    }

    private static void addShown(MatchEvent event, Viewer viewer, Set<CardId> open) {
        if (event instanceof MatchEvent.CardsRevealed revealed) {
            open.addAll(revealed.cards());
        } else if (event instanceof MatchEvent.CardsLookedAt looked && viewer.is(looked.seat())) {
            open.addAll(looked.cards());
        }
    }

    private static void addOpen(MatchState state, Viewer viewer, boolean bothHands, Set<CardId> open) {
        for (var seat : Seat.values()) {
            var side = state.side(seat);
            open.addAll(side.discard());
            open.addAll(side.purged());
            for (var permanents : List.of(side.battleline(), side.artifacts())) {
                for (var permanent : permanents) {
                    open.add(permanent.card());
                    permanent.upgrades().forEach(upgrade -> open.add(upgrade.card()));
                    permanent.otherHalf().ifPresent(open::add);
                    permanent.under().stream()
                            .filter(under ->
                                    under.faceup() || viewer.is(under.card().owner()))
                            .forEach(under -> open.add(under.card()));
                }
            }
            if (viewer.is(seat) || bothHands) {
                open.addAll(side.hand());
            }
            if (viewer.is(seat)) {
                open.addAll(side.archives());
            }
        }
        open.addAll(state.beingPlayed());
        state.pending()
                .filter(choice -> viewer.is(choice.seat()))
                .ifPresent(choice -> VisibleCards.mentioned(choice).forEach(number -> open.add(new CardId(number))));
    }

    private static List<MatchEvent> redacted(List<MatchEvent> events, MatchState before, Viewer viewer) {
        return before == null ? Redaction.visibleCreation(events, viewer) : Redaction.visible(events, before, viewer);
    }
}
