package org.aemberlog.game.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.aemberlog.game.Seeds;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.CardsDrawn;
import org.aemberlog.game.event.MatchEvent.DeckShuffled;
import org.aemberlog.game.event.MatchEvent.FirstPlayerRolled;
import org.aemberlog.game.intent.Intent.AllowTakeback;
import org.aemberlog.game.intent.Intent.EndTurn;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

/** What is said of good files and of forgeries that hang together. */
class VerifierTest {

    private final long seed = Seeds.next();
    private final AuditedMatch match = AuditedMatch.finished("m", 5000, new SplittableRandom(seed));
    private final Verifier trusting = new Verifier(Set.of(AuditedMatch.KEY.verifying()));

    @Test
    void aGenuineFileIsCheckedInEveryRespect() {
        var verdict = trusting.verify(match.file().bytes());
        assertThat(verdict.finding()).as("seed %s", seed).isEmpty();
        assertThat(verdict.genuine()).isTrue();
        assertThat(verdict.trusted()).isTrue();
        assertThat(verdict.signedBy()).contains(AuditedMatch.KEY.verifying().fingerprint());
        assertThat(verdict.checked()).extracting(Verdict.Checked::check).containsExactly(Check.values());
        assertThat(verdict.checked().getLast().count())
                .isEqualTo(match.commits().size());
        assertThat(verdict.notes()).isEmpty();
    }

    @Test
    void diceThatNoncesAddToAndTakebacksAndClocksAreCheckedToo() {
        var agreed = AuditedMatch.agreed("agreed", 400, new SplittableRandom(seed));
        var verdict = trusting.verify(agreed.file().bytes());
        assertThat(verdict.finding()).as("seed %s", seed).isEmpty();
        assertThat(verdict.checked())
                .filteredOn(checked -> checked.check() == Check.DICE)
                .allMatch(checked -> checked.count() >= 5);
        assertThat(agreed.commits().stream().map(Commit::intent)).hasAtLeastOneElementOfType(AllowTakeback.class);
    }

    @Test
    void aServerThatRevealsAnotherSecretIsFoundOut() {
        var agreed = AuditedMatch.agreed("agreed", 9, new SplittableRandom(seed));
        var last = agreed.commits().getLast();
        var events = new ArrayList<>(last.events());
        events.set(events.size() - 1, new MatchEvent.SecretRevealed("another"));
        var commits = new ArrayList<>(agreed.commits());
        commits.set(commits.size() - 1, withEvents(last, events));
        var file = AuditedMatch.file(AuditedMatch.resealed(commits), AuditedMatch.KEY);
        assertFound(file, Check.DICE, "the secret that is revealed");
    }

    @Test
    void aForkIsCheckedFromItsOriginOn() {
        var forked = AuditedMatch.forked("fork", match, 9, new SplittableRandom(seed));
        var verdict = trusting.verify(forked.file().bytes());
        assertThat(verdict.finding()).as("seed %s", seed).isEmpty();
        assertThat(verdict.notes().getFirst()).contains("forked");
    }

    @Test
    void aFileThatIsReadAndWrittenIsTheSame() {
        var bytes = match.file().bytes();
        assertThat(ReplayFile.read(bytes)).isEqualTo(match.file());
        assertThat(ReplayFile.read(bytes).bytes()).isEqualTo(bytes);
    }

    /** Verdicts are kept; nobody fills the memory with what a file says. */
    @Test
    void aFieldThatNobodyKnowsIsNamedInShort() {
        var text = new String(match.file().bytes(), UTF_8);
        int end = text.indexOf("}\n");
        var bytes =
                (text.substring(0, end) + ",\"" + "z".repeat(1 << 19) + "\":1" + text.substring(end)).getBytes(UTF_8);
        var finding = trusting.verify(bytes).finding().orElseThrow();
        assertThat(finding.line()).contains(1);
        assertThat(finding.what()).startsWith("zzz").endsWith("...").hasSizeLessThan(1_000);
        assertThat(finding.message()).hasSizeLessThan(2_000);
    }

    @Test
    void aCommitThatIsNotCanonicalIsNamed() {
        for (var change : List.<UnaryOperator<String>>of(
                line -> line.replaceFirst(",", ", "),
                line -> line.replaceFirst("\"at\":", "\"at\":0"),
                line -> line.replaceFirst("^\\{(.*),(\"version\":\\d+)}$", "{$2,$1}"),
                line -> "[]",
                line -> "{",
                line -> "")) {
            var file = match.file();
            var commits = new ArrayList<>(file.commits());
            commits.set(2, change.apply(commits.get(2)));
            var changed = new ReplayFile(file.header(), file.cards(), commits, file.head());
            var finding = assertFound(changed, Check.CHAIN, "its text");
            assertThat(finding.commit()).contains(3L);
            assertThat(finding.line()).contains(file.lineOfCommit(3));
        }
    }

    @Test
    void withoutATrustedKeyItIsSaidWhoSigned() {
        var verdict = new Verifier(Set.of()).verify(match.file().bytes());
        assertThat(verdict.genuine()).as("seed %s", seed).isTrue();
        assertThat(verdict.trusted()).isFalse();
        assertThat(verdict.signedBy()).contains(AuditedMatch.KEY.verifying().fingerprint());
        assertThat(verdict.notes().getFirst()).contains("No key was given");
    }

    @Test
    void whoeverSealsTheWholeChainAgainLacksTheKey() {
        var forged = new ArrayList<>(match.commits());
        forged.remove(forged.size() / 2);
        var chained = AuditedMatch.resealed(forged);
        var forger = SigningKey.generate();
        var ownKey = AuditedMatch.file(chained, forger);
        assertFound(ownKey, Check.SIGNATURE, "the key of the head");
        var oldHead = match.file().head();
        var keptHead = new ReplayFile(ownKey.header(), ownKey.cards(), ownKey.commits(), oldHead);
        assertFound(keptHead, Check.SIGNATURE, "the version of the head");
        var content = oldHead.content();
        var sameKey = new SignedHead(
                content.match(), chained.size(), chained.getLast().hash(), content.key(), oldHead.signature());
        assertFound(
                new ReplayFile(ownKey.header(), ownKey.cards(), ownKey.commits(), sameKey),
                Check.SIGNATURE,
                "the signature");
    }

    @Test
    void aServerThatDealsItselfBetterCardsIsFoundOutThoughItSigns() {
        var first = match.commits().getFirst();
        int at = indexOf(first.events(), DeckShuffled.class);
        var shuffled = (DeckShuffled) first.events().get(at);
        var order = new ArrayList<>(shuffled.order());
        order.set(0, shuffled.order().get(1));
        order.set(1, shuffled.order().get(0));
        var events = new ArrayList<>(first.events());
        events.set(at, new DeckShuffled(shuffled.seat(), order));
        var finding = assertFound(with(1, events), Check.DICE, "the deck of seat");
        assertThat(finding.commit()).contains(1L);
        assertThat(finding.expected()).isEqualTo(shuffled.order().get(0).number() + "");
        assertThat(finding.found()).isEqualTo(shuffled.order().get(1).number() + "");
    }

    @Test
    void aServerThatSaysAnotherFirstPlayerIsFoundOut() {
        var first = match.commits().getFirst();
        int at = indexOf(first.events(), FirstPlayerRolled.class);
        var rolled = (FirstPlayerRolled) first.events().get(at);
        var events = new ArrayList<>(first.events());
        events.set(at, new FirstPlayerRolled(rolled.first().opponent()));
        assertFound(with(1, events), Check.DICE, "the first player");
    }

    @Test
    void anEventThatCannotBeFoldedIsNamed() {
        long version = versionOf(CardsDrawn.class);
        var events = new ArrayList<>(commit(version).events());
        int at = indexOf(events, CardsDrawn.class);
        var drawn = (CardsDrawn) events.get(at);
        events.add(at, drawn);
        var finding = assertFound(with(version, events), Check.FOLD, "its events");
        assertThat(finding.commit()).contains(version);
    }

    @Test
    void aRulingThatTheRulesDoNotMakeIsNamed() {
        long version = match.commits().size() / 2;
        while (commit(version).events().size() < 2) {
            version--;
        }
        var events = new ArrayList<>(commit(version).events());
        events.add(new MatchEvent.AemberGained(Seat.A, 1));
        var finding = assertFound(with(version, events), Check.RULES, "by today's rules, event");
        assertThat(finding.commit()).contains(version);
        assertThat(finding.expected()).isEqualTo("no more events");
        assertThat(finding.found()).contains("aember-gained.v1");
    }

    @Test
    void anIntentThatTheRulesRejectIsNamed() {
        var second = commit(2);
        var changed = new Commit(
                second.match(),
                2,
                second.intentId(),
                second.at(),
                new EndTurn(Seat.A),
                second.events(),
                second.previousHash(),
                second.hash());
        var finding = assertFound(replaced(2, changed), Check.RULES, "the answer of today's rules to EndTurn");
        assertThat(finding.found()).startsWith("a rejection: ");
    }

    @Test
    void aMatchThatGoesOnIsNoReplay() {
        var running = AuditedMatch.running("m", 4, new SplittableRandom(seed));
        var file = AuditedMatch.file(running.commits(), AuditedMatch.KEY);
        assertFound(file, Check.FOLD, "the state");
    }

    @Test
    void anIntentIsAcceptedOnce() {
        var changed = new Commit(
                commit(3).match(),
                3,
                commit(2).intentId(),
                commit(3).at(),
                commit(3).intent(),
                commit(3).events(),
                commit(3).previousHash(),
                commit(3).hash());
        assertFound(replaced(3, changed), Check.COMMITS, "its intent id");
    }

    @Test
    void everyDefinitionHasTheHashInItsName() {
        var file = match.file();
        var cards = new ArrayList<>(file.cards());
        cards.set(0, cards.get(0).replace("\"power\":", "\"power\":1"));
        assertFound(
                new ReplayFile(file.header(), cards, file.commits(), file.head()),
                Check.CARDS,
                "the hash of the definition");
    }

    @Test
    void anEmptyFileAndOneWithoutItsEndAreNoReplays() {
        for (var text : List.of("", "x", "\n", "{}\n", "[]\n", "{\"format\":\"aemberlog-replay.v1\"}\n")) {
            var finding = trusting.verify(text.getBytes(UTF_8)).finding();
            assertThat(finding.orElseThrow().check()).as(text).isEqualTo(Check.FORMAT);
        }
    }

    @Test
    void anUnknownVersionIsNamed() {
        UnaryOperator<String> later = text -> text.replaceFirst("replay.v1", "replay.v7");
        var bytes = later.apply(new String(match.file().bytes(), UTF_8)).getBytes(UTF_8);
        var finding = trusting.verify(bytes).finding().orElseThrow();
        assertThat(finding.message())
                .isEqualTo("line 1: the format and its version: expected aemberlog-replay.v1,"
                        + " found aemberlog-replay.v7");
    }

    @Test
    void aPrincipalWhoIsOutOfPatienceIsNotKept() {
        var verifier = new Verifier(Set.of(), () -> {
            throw new IllegalStateException("enough");
        });
        assertThatThrownBy(() -> verifier.verify(match.file().bytes())).hasMessage("enough");
    }

    private Commit commit(long version) {
        return match.commits().get((int) version - 1);
    }

    private long versionOf(Class<?> event) {
        return match.commits().stream()
                .filter(c -> c.version() > 1 && c.events().stream().anyMatch(event::isInstance))
                .findFirst()
                .orElseThrow()
                .version();
    }

    private static int indexOf(List<MatchEvent> events, Class<?> type) {
        for (int i = 0; i < events.size(); i++) {
            if (type.isInstance(events.get(i))) {
                return i;
            }
        }
        throw new IllegalArgumentException("No " + type + " among " + events);
    }

    /** The file in which a commit has other events, sealed and signed as the server could. */
    private ReplayFile with(long version, List<MatchEvent> events) {
        return replaced(version, withEvents(commit(version), events));
    }

    private static Commit withEvents(Commit c, List<MatchEvent> events) {
        return new Commit(c.match(), c.version(), c.intentId(), c.at(), c.intent(), events, c.previousHash(), c.hash());
    }

    private ReplayFile replaced(long version, Commit changed) {
        var commits = new ArrayList<>(match.commits());
        commits.set((int) version - 1, changed);
        return AuditedMatch.file(AuditedMatch.resealed(commits), AuditedMatch.KEY);
    }

    private Finding assertFound(ReplayFile file, Check check, String what) {
        var finding = trusting.verify(file.bytes()).finding().orElseThrow();
        assertThat(finding.check()).as("seed %s: %s", seed, finding.message()).isEqualTo(check);
        assertThat(finding.what()).startsWith(what);
        return finding;
    }
}
