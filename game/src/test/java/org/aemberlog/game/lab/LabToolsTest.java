package org.aemberlog.game.lab;

import static org.aemberlog.game.lab.LabTest.command;
import static org.aemberlog.game.lab.LabTest.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;
import org.junit.jupiter.api.Test;

/** What a judge needs besides laying out and asking. */
class LabToolsTest {

    private final Lab lab = new Lab(LabCards.index());

    private Answer.Accepted accepted(String type, Object... namesAndValues) {
        var answer = lab.ask(command(type, namesAndValues));
        assertThat(answer).as("%s", answer).isInstanceOf(Answer.Accepted.class);
        return (Answer.Accepted) answer;
    }

    private Answer.Problem problem(String type, Object... namesAndValues) {
        return (Answer.Problem) lab.ask(command(type, namesAndValues));
    }

    private Answer.State state() {
        return (Answer.State) lab.ask(command("state"));
    }

    private Answer.Card card(String name) {
        return state().cards().stream()
                .filter(it -> it.name().equals(name))
                .findFirst()
                .get();
    }

    private void setUp(Object... more) {
        var setup = command(
                "setup",
                "house",
                "logos",
                "a",
                object(
                        "line", List.of("Bear", "Stranger", "Bear"),
                        "artifacts", List.of("Lever"),
                        "hand", List.of("Spark", "Oracle")),
                "b",
                object("line", List.of("Ærie Mouse"), "archives", List.of("Spark")));
        setup.putAll(object(more));
        assertThat(lab.ask(setup)).isInstanceOf(Answer.Accepted.class);
    }

    @Test
    void anOptionSaysWhatItDoesAndIsTakenByItsTextOrShortly() {
        setUp();
        var choice = accepted("do", "play", "Oracle").choice().orElseThrow();
        assertThat(choice.source()).contains("Oracle");
        assertThat(choice.text()).contains("Play: Either gain 1 Æmber or deal 1 damage to a creature.");
        assertThat(choice.options()).containsExactly("Gain 1 Æmber", "Deal 1 damage to a creature");
        assertThat(accepted("do", "choose", List.of("gain 1 æmber")).happened()).startsWith("choice-made [effect-1]");
        assertThat(state().a().aember()).isEqualTo(1);
        lab.ask(command("undo"));
        var damage = accepted("do", "choose", List.of("effect-2")).choice().orElseThrow();
        assertThat(damage.text()).isEqualTo(choice.text());
        assertThat(damage.options()).containsExactly("Bear", "Stranger", "Bear#2", "Ærie Mouse");
    }

    @Test
    void everyChoiceIsAskedWhenTheSetupSaysSo() {
        var one = object("line", List.of("Bear"), "hand", List.of("Spark"));
        accepted("setup", "house", "logos", "a", one);
        assertThat(accepted("do", "play", "Spark").choice()).isEmpty();
        accepted("setup", "house", "logos", "a", one, "askAlways", true);
        var choice = accepted("do", "play", "Spark").choice();
        assertThat(choice.orElseThrow().why()).isEqualTo(Reason.NEXT_ABILITY);
        accepted("do", "choose", choice.get().options());
        assertThat(state().choice().orElseThrow().options()).containsExactly("Bear");
        assertThat(accepted("do", "choose", List.of("Bear")).choice()).isEmpty();
        assertThat(card("Bear").armorLeft()).isZero();
    }

    @Test
    void anEditWhileAChoiceWaitsIsMadeBeforeTheActionWhichBeginsAgain() {
        setUp();
        accepted("do", "play", "Spark");
        var edited = accepted("edit", "cards", object("Bear", object("damage", 3)), "a", aember(5));
        assertThat(edited.happened())
                .startsWith("corrected (SetDamage Bear 3)", "corrected (SetPool a 5)")
                .contains("card-played a Spark hand");
        assertThat(edited.choice().orElseThrow().options()).contains("Bear", "Ærie Mouse");
        assertThat(state().a().aember()).as("5, and the bonus icon").isEqualTo(6);
        accepted("do", "choose", List.of("Ærie Mouse"));
        assertThat(card("Bear").damage()).isEqualTo(3);
        assertThat(state().a().discard()).containsExactly("Spark");
    }

    private static Object aember(int amount) {
        return object("aember", amount);
    }

    @Test
    void anEditAfterWhichTheActionUnderWayIsImpossibleChangesNothing() {
        setUp();
        accepted("do", "play", "Spark");
        var before = state();
        var problem = problem("edit", "moves", List.of(object("card", "Spark", "to", "discard")));
        assertThat(problem.problem()).startsWith("expected an edit after which the action under way can be done");
        assertThat(state()).isEqualTo(before);
    }

    @Test
    void everyChangeIsTakenBackOneByOne() {
        setUp();
        var first = state();
        accepted("do", "play", "Oracle");
        var second = state();
        accepted("do", "choose", List.of("Gain 1 Æmber"));
        accepted("edit", "a", aember(7));
        lab.ask(command("do", "reap", "Lever"));
        accepted("undo");
        assertThat(accepted("undo").choice()).isPresent();
        assertThat(state()).isEqualTo(second);
        accepted("undo");
        assertThat(state()).isEqualTo(first);
        assertThat(problem("undo").problem()).contains("expected a change to take back");
    }

    @Test
    void aPositionIsKeptUnderANameAndPlayedOnMoreThanOnce() {
        setUp();
        accepted("do", "play", "Spark");
        accepted("save", "as", "fork");
        accepted("do", "choose", List.of("Bear"));
        var one = Canonical.text(state());
        accepted("load", "name", "fork");
        accepted("do", "choose", List.of("Ærie Mouse"));
        assertThat(Canonical.text(state())).isNotEqualTo(one);
        accepted("setup");
        assertThat(accepted("load", "name", "fork").choice()).isPresent();
        assertThat(problem("load", "name", "nothing").problem()).isEqualTo("expected one of [fork], found 'nothing'");
        assertThat(problem("save", "as", " ").problem()).contains("1 to 64 characters");
    }

    @Test
    void onlySoManyPositionsAreKept() {
        setUp();
        for (int i = 0; i < 100; i++) {
            accepted("save", "as", "p" + i);
        }
        assertThat(problem("save", "as", "more").where()).isEqualTo("as");
        accepted("save", "as", "p7");
    }

    @Test
    void theKnownCardsAreListedWithAFilter() {
        var all = (Answer.Cards) lab.ask(command("cards"));
        assertThat(all.total()).isEqualTo(all.cards().size());
        assertThat(all.cards()).extracting(Answer.Known::name).contains("Bear", "colossus-top");
        var found = (Answer.Cards) lab.ask(command("cards", "kind", "creature", "trait", "Beast", "find", "EA"));
        assertThat(found.cards()).extracting(Answer.Known::name).containsExactly("Bear");
        assertThat(found.cards().getFirst().text()).isEqualTo("Taunt.");
        var dis = (Answer.Cards) lab.ask(command("cards", "house", "dis", "skip", 1, "limit", 1));
        assertThat(dis.total()).isEqualTo(2);
        assertThat(dis.cards()).hasSize(1).allMatch(card -> card.house() == House.DIS);
        assertThat(problem("cards", "limit", 1001).problem()).contains("limit: expected 1 to 1000, found 1001");
    }

    @Test
    void theStateTellsGraftedFromFacedownCardsAndWhoseArchivesKeepWhat() {
        setUp("under", object("Lever", List.of("Cloak")), "grafted", object("Lever", List.of("Guide")));
        assertThat(card("Lever").under()).containsExactly("Cloak");
        assertThat(card("Lever").grafted()).containsExactly("Guide");
        accepted("edit", "moves", List.of(object("card", "Oracle", "to", "archives", "seat", "b")));
        assertThat(card("Oracle").archivedBy()).contains(Seat.B);
        assertThat(card("Oracle").owner()).isEqualTo(Seat.A);
        assertThat(card("Lever").archivedBy()).isEmpty();
    }

    @Test
    void theStateTellsFlanksThoseByEffectsIncluded() {
        setUp();
        assertThat(card("Bear").flank()).contains(true);
        assertThat(card("Stranger").flank()).contains(false);
        assertThat(card("Lever").flank()).isEmpty();
        setUp("upgrades", object("Stranger", List.of("Guide")));
        assertThat(card("Stranger").flank()).contains(true);
    }

    @Test
    void aLastingEffectIsToldInWords() {
        accepted("setup", "house", "logos", "a", object("hand", List.of("Charm")));
        var played = accepted("do", "play", "Charm");
        assertThat(played.happened().toString()).contains("“Each friendly creature is considered a flank creature.”");
        assertThat(state().lasting())
                .extracting(Answer.Effect::source, Answer.Effect::text)
                .containsExactly(tuple("Charm", "Each friendly creature is considered a flank creature."));
    }

    @Test
    void theFirstTurnAllowsOneCardOnly() {
        setUp("turn", 1);
        accepted("do", "play", "Oracle");
        accepted("do", "choose", List.of("Gain 1 Æmber"));
        var rejected = (Answer.Rejected) lab.ask(command("do", "discard", "Spark"));
        assertThat(rejected.reason()).isEqualTo("first-turn-limit");
    }

    @Test
    void aSetupCanBeginBeforeTheHandsAreKept() {
        var hand = List.of("Spark", "Bear", "Oracle");
        accepted(
                "setup",
                "step",
                "setup",
                "active",
                "b",
                "a",
                object("hand", hand, "deck", List.of("Stranger")),
                "b",
                object("hand", hand, "houses", List.of("logos", "dis", "mars")));
        assertThat(state().step()).isEqualTo(Step.SETUP);
        assertThat(state().toAct()).isEqualTo(Seat.B);
        accepted("do", "say", "keep-hand");
        accepted("do", "say", "mulligan");
        assertThat(state().a().hand()).hasSize(2);
        assertThat(state().turn()).isEqualTo(1);
        assertThat(state().active()).isEqualTo(Seat.B);
        assertThat(state().step()).isEqualTo(Step.HOUSE);
        accepted("setup", "step", "setup", "a", object("kept", true));
        assertThat(state().toAct()).isEqualTo(Seat.B);
        assertThat(problem("setup", "step", "setup", "turn", 2).where()).isEqualTo("turn");
    }

    @Test
    void aCardIsTakenOutOfTheGame() {
        setUp("upgrades", object("Bear", List.of("Cloak")));
        accepted(
                "edit",
                "moves",
                List.of(
                        object("card", "Bear", "to", "out"),
                        object("card", "Spark", "to", "out"),
                        object("card", "Oracle", "to", "deck")));
        assertThat(state().cards()).extracting(Answer.Card::name).doesNotContain("Bear", "Spark");
        assertThat(state().a().line()).containsExactly("Stranger", "Bear#2");
        assertThat(state().a().purged()).isEmpty();
        assertThat(state().a().deck()).containsExactly("Oracle");
        assertThat(state().a().discard()).as("what was attached to it").containsExactly("Cloak");
        assertThat(problem("do", "reap", "Bear").problem()).isEqualTo("expected a card of this position, found 'Bear'");
        accepted("undo");
        assertThat(card("Bear").upgrades()).containsExactly("Cloak");
    }

    @Test
    void countersLieOnUpgradesAndArtifacts() {
        setUp(
                "upgrades",
                object("Bear", List.of("Cloak")),
                "cards",
                object(
                        "Cloak", object("counters", object("power", 2)),
                        "Lever", object("counters", object("power", 1))));
        assertThat(card("Cloak").counters()).containsEntry(Token.POWER, 2);
        assertThat(card("Lever").counters()).containsEntry(Token.POWER, 1);
        accepted("edit", "cards", object("Cloak", object("counters", object("power", 0))));
        assertThat(card("Cloak").counters()).isEmpty();
    }
}
