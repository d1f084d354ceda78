package org.aemberlog.rules.processing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Terms;
import org.aemberlog.rules.TestDecks;

/** Two players who follow their match on their own and so know what may be asked next. */
final class Players {

    private final MatchId id;
    private final Rules rules;
    private final IntentRecord creation;
    private Match match;

    Players(String match, TestDecks decks) {
        this(match, decks, Terms.PLAIN);
    }

    /** Players who agreed on something. Time does not pass for them. */
    Players(String match, TestDecks decks, Terms terms) {
        this.id = new MatchId(match);
        this.rules = new Rules(decks);
        var create = new CreateMatch(id, "seed of " + match, decks.seats(), Optional.empty(), Optional.of(terms));
        this.creation = record("create", create);
        this.match = ((Decision.Accepted) rules.create(create)).next();
    }

    MatchId id() {
        return id;
    }

    IntentRecord creation() {
        return creation;
    }

    /** The match as it is for the players. */
    Match match() {
        return match;
    }

    List<SeatIntent> legal() {
        return rules.legalIntents(match);
    }

    /** The first thing that may be asked now, which the match then follows. */
    IntentRecord ask(String intentId) {
        return ask(intentId, legal().getFirst());
    }

    /** A legal intent, which the match then follows. */
    IntentRecord ask(String intentId, SeatIntent intent) {
        match = ((Decision.Accepted) rules.decide(match, intent)).next();
        return record(intentId, intent);
    }

    /** Some legal intents one after the other, fewer when the match is over before. */
    List<IntentRecord> play(int most, SplittableRandom random) {
        var asked = new ArrayList<IntentRecord>();
        while (asked.size() < most && !match.state().over()) {
            var legal = legal();
            asked.add(ask("v" + match.version(), legal.get(random.nextInt(legal.size()))));
        }
        return asked;
    }

    /** An intent that nobody follows. */
    IntentRecord record(String intentId, Intent intent) {
        return new IntentRecord(id, intentId, Optional.empty(), intent);
    }

    /** An intent of somebody who looks at a certain version. */
    IntentRecord recordAt(long version, String intentId, Intent intent) {
        return new IntentRecord(id, intentId, Optional.of(version), intent);
    }
}
