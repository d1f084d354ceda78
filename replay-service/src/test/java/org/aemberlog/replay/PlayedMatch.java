package org.aemberlog.replay;

import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.CardWords.creature;
import static org.aemberlog.game.card.dsl.DamageWords.damage;
import static org.aemberlog.game.card.dsl.TargetWords.a;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.House;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.Expire;
import org.aemberlog.game.intent.Intent.ForkMatch;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.state.Terms;

/** A match between two who play anything that is legal, with all its commits and states. */
public final class PlayedMatch {

    private static final long BEGAN_AT = 1_700_000_000_000L;
    private static final Map<String, CardDefinition> CARDS = new LinkedHashMap<>();
    private static final DeckList DECK = deck();

    private final Rules rules = new Rules(pinned -> Optional.ofNullable(CARDS.get(pinned)));
    private final MatchId id;
    private final List<Commit> commits = new ArrayList<>();
    private final List<MatchState> states = new ArrayList<>();
    private Match match;

    private PlayedMatch(String id, Terms terms) {
        this(id, terms, List.of(new SeatSetup("Alice", DECK, 0), new SeatSetup("Bob", DECK, 0)));
    }

    private PlayedMatch(String id, Terms terms, List<SeatSetup> seats) {
        this.id = new MatchId(id);
        var create = new CreateMatch(this.id, "seed of " + id, seats, Optional.empty(), Optional.of(terms));
        follow(create, (Decision.Accepted) rules.create(create));
    }

    /** Practice that goes on from the beginning of a match that is over; seat A gives it up. */
    public static PlayedMatch forked(String id, PlayedMatch over) {
        return conceded(new PlayedMatch(id, over));
    }

    private PlayedMatch(String id, PlayedMatch over) {
        this.id = new MatchId(id);
        var origin = Match.created(over.commits.getFirst().events());
        var fork = new ForkMatch(this.id, over.id, origin.version(), "seed of " + id, Map.of());
        follow(fork, (Decision.Accepted) rules.fork(fork, origin, true));
    }

    private static DeckList deck() {
        var cards = new ArrayList<DeckCard>();
        add(cards, card("Plain Giant").creature(5).build(), House.BROBNAR);
        add(cards, card("Plain Imp").creature(3).build(), House.DIS);
        add(
                cards,
                card("Plain Archer").creature(4).reap(damage(1, a(creature()))).build(),
                House.LOGOS);
        var houses = List.of(House.BROBNAR, House.DIS, House.LOGOS);
        return new DeckList("plain", "The Plain", houses, cards);
    }

    private static void add(List<DeckCard> cards, CardDefinition definition, House house) {
        var pinned = definition.id() + "@" + Canonical.sha256(definition).substring(0, 16);
        CARDS.put(pinned, definition);
        for (int i = 0; i < DeckList.SIZE / 3; i++) {
            cards.add(new DeckCard(pinned, house, List.of()));
        }
    }

    /** The definitions that all of these matches are played with, by their pinned names. */
    public static Map<String, CardDefinition> cards() {
        return CARDS;
    }

    /** A match of some commits that goes on: fewer, where the next intent would end it. */
    public static PlayedMatch running(String id, int commits, SplittableRandom random) {
        return running(new PlayedMatch(id, Terms.PLAIN), commits, random);
    }

    private static PlayedMatch running(PlayedMatch played, int commits, SplittableRandom random) {
        while (played.commits.size() < commits) {
            var legal = played.rules.legalIntents(played.match);
            var intent = legal.get(random.nextInt(legal.size()));
            var accepted = (Decision.Accepted) played.rules.decide(played.match, intent);
            if (accepted.next().state().over()) {
                break;
            }
            played.follow(intent, accepted);
        }
        return played;
    }

    /** A match of some commits, or fewer, the last of which ends it: seat A gives up. */
    public static PlayedMatch finished(String id, int commits, SplittableRandom random) {
        return conceded(running(id, commits - 1, random));
    }

    /** Such a match on these terms. */
    public static PlayedMatch finished(String id, Terms terms, int commits, SplittableRandom random) {
        return conceded(running(new PlayedMatch(id, terms), commits - 1, random));
    }

    /** Such a match between two of one name, who have profiles. */
    public static PlayedMatch between(ProfileId a, ProfileId b, String id) {
        var seats = List.of(new SeatSetup("Alice", DECK, 0).with(a), new SeatSetup("Alice", DECK, 0).with(b));
        return conceded(new PlayedMatch(id, Terms.PLAIN, seats));
    }

    /** A match that seat A gives up before the players' nonces are there. */
    public static PlayedMatch givenUpBeforeTheDice(String id) {
        return conceded(new PlayedMatch(id, new Terms(true, Optional.empty())));
    }

    private static PlayedMatch conceded(PlayedMatch played) {
        played.ask(new Concede(Seat.A));
        return played;
    }

    /** A match to which nobody came. */
    public static PlayedMatch expired(String id) {
        var played = new PlayedMatch(id, Terms.PLAIN);
        played.ask(new Expire());
        return played;
    }

    private void ask(Intent intent) {
        follow(intent, (Decision.Accepted) rules.decide(match, intent));
    }

    private void follow(Intent intent, Decision.Accepted accepted) {
        match = accepted.next();
        states.add(match.state());
        var version = commits.size() + 1;
        commits.add(Commits.seal(
                        id,
                        version,
                        "i" + version,
                        BEGAN_AT + version,
                        intent,
                        accepted.events(),
                        version == 1 ? Commits.GENESIS : commits.getLast().hash())
                .commit());
    }

    public MatchId id() {
        return id;
    }

    public List<Commit> commits() {
        return commits;
    }

    /** The state after a commit, as the engine has it. */
    public MatchState state(int version) {
        return states.get(version - 1);
    }
}
