package org.aemberlog.rules.intake;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.ChooseHouse;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.EndTurn;
import org.aemberlog.game.intent.Intent.KeepHand;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.rules.TestDecks;

/** Two players who follow their match on their own and so know what may be asked next. */
final class Players {

    private static final int ENOUGH_PLAYS = 3;

    private final MatchId id;
    private final Rules rules;
    private final IntentRecord creation;
    private Match match;

    private Players(MatchId id, String seed, TestDecks decks) {
        this.id = id;
        this.rules = new Rules(decks);
        var create = new CreateMatch(id, seed, decks.seats());
        this.creation = record("create", create);
        this.match = ((Decision.Accepted) rules.create(create)).next();
    }

    static Players of(String match, TestDecks decks) {
        return new Players(new MatchId(match), "seed of " + match, decks);
    }

    /** Players whose second turn begins with at least three cards to play, in any order. */
    static List<IntentRecord> untilThreeCardsCanBePlayed(String match, TestDecks decks) {
        for (int seed = 0; ; seed++) {
            var players = new Players(new MatchId(match), "seed " + seed, decks);
            var intents = new ArrayList<IntentRecord>();
            intents.add(players.creation);
            var first = players.match.state().first().orElseThrow();
            intents.add(players.ask("keep-1", new KeepHand(first)));
            intents.add(players.ask("keep-2", new KeepHand(first.opponent())));
            intents.add(players.ask("house-1", players.legal(ChooseHouse.class).getFirst()));
            intents.add(players.ask("end-1", new EndTurn(first)));
            for (var house : players.legal(ChooseHouse.class)) {
                var then = ((Decision.Accepted) players.rules.decide(players.match, house)).next();
                if (plays(players.rules, then).size() >= ENOUGH_PLAYS) {
                    intents.add(players.ask("house-2", house));
                    return intents;
                }
            }
        }
    }

    /** Each card that can be played now, by what it takes to play it. */
    static List<SeatIntent> plays(Rules rules, Match match) {
        return rules.legalIntents(match).stream().filter(PlayCard.class::isInstance).toList();
    }

    MatchId id() {
        return id;
    }

    IntentRecord creation() {
        return creation;
    }

    Match match() {
        return match;
    }

    boolean over() {
        return match.state().over();
    }

    private <T extends SeatIntent> List<T> legal(Class<T> type) {
        return rules.legalIntents(match).stream()
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }

    /** Some legal intent, which the match then follows. */
    IntentRecord askSomething(SplittableRandom random) {
        var legal = rules.legalIntents(match);
        return ask("v" + match.version(), legal.get(random.nextInt(legal.size())));
    }

    private IntentRecord ask(String intentId, SeatIntent intent) {
        match = ((Decision.Accepted) rules.decide(match, intent)).next();
        return record(intentId, intent);
    }

    private IntentRecord record(String intentId, Intent intent) {
        return new IntentRecord(id, intentId, Optional.empty(), intent);
    }
}
