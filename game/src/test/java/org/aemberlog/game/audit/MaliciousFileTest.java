package org.aemberlog.game.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Amount.Const;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.ForEach;
import org.aemberlog.game.card.Effect.GainAember;
import org.aemberlog.game.card.Effect.Repeat;
import org.aemberlog.game.card.Effect.Seq;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.Commits;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.Intent.PlayCard;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.SeatSetup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files that somebody made to keep whoever checks them busy, signed with a key of their own. */
@Timeout(300)
class MaliciousFileTest {

    private static final int HUGE = Integer.MAX_VALUE;
    private static final Effect NOTHING = new Seq(List.of());

    static Stream<Effect> endless() {
        var one = new GainAember(PlayerRef.YOU, new Const(1));
        return Stream.of(
                new Repeat(NOTHING, new Condition.Always(), Effect.Repetition.MUST),
                new Repeat(one, new Condition.Always(), Effect.Repetition.MUST),
                new ForEach(new Const(HUGE), NOTHING),
                new ForEach(new Const(HUGE), one),
                nested(20, one),
                new GainAember(PlayerRef.YOU, among(14)),
                new GainAember(PlayerRef.YOU, powers(15)));
    }

    /** A loop in a loop in a loop. */
    private static Effect nested(int depth, Effect body) {
        return depth == 0 ? body : new ForEach(new Const(100), nested(depth - 1, body));
    }

    /** The number of cards among those among those ... */
    private static Amount among(int depth) {
        Filter filter = new Filter.Any();
        for (int i = 0; i < depth; i++) {
            filter = new Filter.Not(new Filter.IsAmong(inDeck(filter)));
        }
        return new Amount.Count(inDeck(filter));
    }

    private static Selector inDeck(Filter filter) {
        return new Selector.Select(Zone.DECK, PlayerRef.EACH, filter, Selector.Quantity.ALL, Selector.Pick.CHOSEN);
    }

    /** So many cards to choose from that nobody could say them all. */
    private static Amount powers(int depth) {
        Amount amount = new Const(1);
        for (int i = 0; i < depth; i++) {
            var strong = new Filter.Stat(Modifier.Stat.POWER, Condition.Comparison.AT_MOST, amount);
            amount = new Amount.Count(inDeck(strong));
        }
        return amount;
    }

    @ParameterizedTest
    @MethodSource("endless")
    void aCardThatDoesNotComeToAnEndIsFound(Effect effect) {
        var verdict = new Verifier(Set.of()).verify(fileWith(effect));
        assertThat(verdict.genuine()).isFalse();
        assertThat(verdict.finding().orElseThrow().check()).isEqualTo(Check.RULES);
    }

    @Test
    void anEndlessCardSaysThatItIs() {
        var verdict = new Verifier(Set.of()).verify(fileWith(new ForEach(new Const(HUGE), NOTHING)));
        assertThat(verdict.finding().orElseThrow().found()).contains("at most", "steps");
    }

    @Test
    void whoHasNoPatienceIsHeardAtEveryCommit() {
        var file = fileWith(NOTHING);
        Runnable none = () -> {
            throw new IllegalStateException("enough");
        };
        assertThatThrownBy(() -> new Verifier(Set.of(), none).verify(file))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("enough");
    }

    @Test
    void aNameThatIsTooMuchForThePatternIsFound() {
        var id = "a" + "-a".repeat(2_000);
        var definition = new LinkedHashMap<>(Plain.map(evil(NOTHING)));
        definition.put("id", id);
        var name = id + "@" + Canonical.sha256OfPlain(definition).substring(0, 16);
        var verdict = new Verifier(Set.of()).verify(pinnedTo(name, definition));
        assertThat(verdict.finding().orElseThrow().check()).isEqualTo(Check.CARDS);
    }

    @Test
    void nestingHasAnEnd() {
        for (var line : List.of("[".repeat(500_000), "{\"a\":".repeat(100_000))) {
            var verdict = new Verifier(Set.of()).verify((line + "\n").getBytes(UTF_8));
            assertThat(verdict.finding().orElseThrow().check()).isEqualTo(Check.FORMAT);
        }
        var deep = nested(60, NOTHING);
        var verdict = new Verifier(Set.of()).verify(fileWith(deep));
        assertThat(verdict.genuine()).isFalse();
    }

    private static CardDefinition evil(Effect effect) {
        return card("Evil").action().play(effect).build();
    }

    /** A match in which the card is played, and nobody says what came of it. */
    private static byte[] fileWith(Effect effect) {
        var definition = evil(effect);
        var pinned = definition.id() + "@" + Canonical.sha256(definition).substring(0, 16);
        var rules = new Rules(name -> Optional.of(definition));
        var commits = new ArrayList<Commit>();
        var create = creation(pinned);
        var match = followed(commits, create, rules.create(create, 1));
        while (rules.legalIntents(match).stream().noneMatch(PlayCard.class::isInstance)) {
            var next = rules.legalIntents(match).getFirst();
            match = followed(commits, next, rules.decide(match, next, 1));
        }
        var play = rules.legalIntents(match).stream()
                .filter(PlayCard.class::isInstance)
                .findFirst()
                .orElseThrow();
        var over = new Concede(match.state().active());
        var events = ((Decision.Accepted) rules.decide(match, over, 1)).events();
        commits.add(sealed(commits, play, events));
        return file(commits, pinned, Plain.map(definition));
    }

    private static byte[] pinnedTo(String pinned, Map<String, Object> definition) {
        var harmless = evil(NOTHING);
        var create = creation(pinned);
        var rules = new Rules(name -> Optional.of(harmless));
        var commits = new ArrayList<Commit>();
        followed(commits, create, rules.create(create, 1));
        return file(commits, pinned, definition);
    }

    private static CreateMatch creation(String pinned) {
        var houses = List.of(House.BROBNAR, House.DIS, House.LOGOS);
        var cards = houses.stream()
                .flatMap(house ->
                        IntStream.range(0, DeckList.SIZE / 3).mapToObj(i -> new DeckCard(pinned, house, List.of())))
                .toList();
        var deck = new DeckList("evil", "Evil", houses, cards);
        var seats = List.of(new SeatSetup("Eve", deck, 0), new SeatSetup("Eva", deck, 0));
        return new CreateMatch(new MatchId("evil"), "a secret", seats, Optional.empty(), Optional.empty());
    }

    private static Match followed(List<Commit> commits, Intent intent, Decision decision) {
        var accepted = (Decision.Accepted) decision;
        commits.add(sealed(commits, intent, accepted.events()));
        return accepted.next();
    }

    private static Commit sealed(List<Commit> commits, Intent intent, List<MatchEvent> events) {
        var before = commits.isEmpty() ? Commits.GENESIS : commits.getLast().hash();
        int version = commits.size() + 1;
        return Commits.seal(new MatchId("evil"), version, "i" + version, 1, intent, events, before)
                .commit();
    }

    private static byte[] file(List<Commit> commits, String pinned, Map<String, Object> definition) {
        var last = commits.getLast();
        var head = AuditedMatch.KEY.sign(new MatchId("evil"), commits.size(), last.hash());
        var texts = commits.stream().map(Canonical::text).toList();
        return ReplayFile.of(head, texts, needed -> Map.of(pinned, definition)).bytes();
    }
}
