package org.aemberlog.game.scenario;

import static org.aemberlog.game.card.dsl.Language.creature;
import static org.aemberlog.game.card.dsl.Language.destroy;
import static org.aemberlog.game.card.dsl.Language.upTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.dsl.Card;
import org.aemberlog.game.notation.Case;
import org.aemberlog.game.notation.CaseFile;
import org.aemberlog.game.notation.NotationException;
import org.aemberlog.game.state.DeckCard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A case that does not say what happens fails, and says where. */
class CaseRunnerTest {

    private static final String FIGHT = """
            # Bear fights a wolf
            alice logos aember 1 line [bear, mouse] | bob line [wolf, wolf] discard [mouse]
            > fight bear wolf
            """;
    private static final List<CardDefinition> CARDS = List.of(
            Card.card("Mouse").creature(1).build(),
            Card.card("Wolf").creature(3).build(),
            Card.card("Bear").creature(5).build(),
            Card.card("Cull").action().play(destroy(upTo(1, creature()))).build());

    @Test
    void whatIsNotMentionedIsUnchanged() {
        assertThatCode(() -> run(FIGHT + "= alice line [bear exhausted damage 3] | bob discard [wolf]"))
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    = unchanged; alice's line: expected [bear, mouse], found [bear exhausted damage 3, mouse]
                    = alice line [bear exhausted damage 3]; bob's line: expected [wolf, wolf#2], found [wolf#2]
                    = alice line [bear damage 3] | bob discard [wolf]; found [bear exhausted damage 3, mouse]
                    = alice aember 2 line [bear exhausted damage 3] | bob discard [wolf]; alice's Æmber: expected 2, found 1
                    = alice line [bear exhausted damage 3] | bob discard [mouse#2, wolf]; bob's discard: expected [mouse#2, wolf]
                    = alice line [bear exhausted damage 3] | bob discard 3; bob's discard: expected 3, found 2
                    = alice line [bear exhausted damage 3 has taunt] | bob discard [wolf]; bear has taunt: expected true
                    = alice line [bear exhausted damage 3 total-power 4] | bob discard [wolf]; bear's power: expected 4, found 5
                    = alice line [bear exhausted damage 3] discard [bear] | bob discard [wolf]; bear is expected in two places
                    = alice wins line [bear exhausted damage 3] | bob discard [wolf]; the winner: expected A, found none
                    = alice no-house line [bear exhausted damage 3] | bob discard [wolf]; the active house: expected none
                    = alice houses [dis] line [bear exhausted damage 3] | bob discard [wolf]; A's houses: expected [DIS], found [LOGOS]
                    ? wolf; a choice waits
                    ! reap bear: CreatureStunned; why 'reap bear' is rejected
                    + card-destroyed bear; what happened
                    - card-destroyed wolf; what happened
                    * card-destroyed wolf; what happened
                    """)
    void whatDiffersIsSaidWithItsLine(String expected, String difference) {
        assertThatThrownBy(() -> run(FIGHT + expected))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("Line 4: ")
                .hasMessageContaining(difference);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    alice logos; Line 1: Expected the title of a case
                    # Bear|alice logos line [bear]; Line 1: a case ends with what is expected
                    # Bear|alice logos line [bear]|> reap bear; Line 1: a case ends with what is expected
                    # Bear|alice logos line [bear]|~ reap bear; Line 3: Expected a line to begin with
                    """)
    void aFileThatIsNoneSaysWhere(String file, String problem) {
        assertThatThrownBy(() -> CaseFile.parse(file.replace('|', '\n')))
                .isInstanceOf(NotationException.class)
                .hasMessageStartingWith(problem);
    }

    @Test
    void whetherNothingHasToBeChosenIsSaidToo() {
        var cull = "# Cull\nalice logos hand [cull] line [bear, wolf] | bob\n> play cull\n";
        assertThatCode(() -> run(cull + "? wolf, bear, none")).doesNotThrowAnyException();
        assertThatThrownBy(() -> run(cull + "? wolf, bear")).hasMessageContaining("what is offered");
    }

    @Test
    void eventsAreExpectedInTheirOrder() {
        var dealt = "+ damage-dealt wolf 5\n";
        var destroyed = "+ card-destroyed wolf\n";
        assertThatCode(() -> run(FIGHT + dealt + destroyed)).doesNotThrowAnyException();
        assertThatThrownBy(() -> run(FIGHT + destroyed + dealt))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("Line 5: ");
    }

    @Test
    void aCaseNamesTheRulingsItProves() {
        var file =
                "# Bear fights\n@ rules/fight glossary/fight\n@ rules/use\nalice logos line [bear] | bob\n> reap bear\n= unchanged";
        assertThat(CaseFile.parse(file + "\n# Bear\nalice logos | bob\n= unchanged"))
                .extracting(Case::rulings)
                .containsExactly(List.of("rules/fight", "glossary/fight", "rules/use"), List.of());
    }

    @Test
    void whoIsAskedIsCheckedAndAnswersMayBeRejected() {
        var asked = "# Key\nalice logos | bob aember 6\n> end-turn\n";
        var rest = "? bob: red, blue, yellow\n! red, blue: PicksNotOffered\n! alice end-turn: NotYourTurn\n> red\n"
                + "= bob aember 0 keys [red] no-house";
        assertThatCode(() -> run(asked + rest)).doesNotThrowAnyException();
        assertThatThrownBy(() -> run(asked + "? alice: red, blue, yellow"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("who is asked");
    }

    @Test
    void aChoiceLeftOpenFails() {
        assertThatThrownBy(() -> run("# End\nalice logos aember 6 | bob aember 6\n> end-turn\n= unchanged"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("no choice waits");
    }

    @Test
    void linesGoOnAndRemarksAreLeftOut() {
        var file = """
                # Bear reaps
                # Rulebook, Reap
                alice logos
                  line [bear]
                > reap bear
                = alice aember 1
                  line [bear exhausted]
                """;
        assertThat(CaseFile.parse(file)).hasSize(1);
        assertThatCode(() -> run(file)).doesNotThrowAnyException();
    }

    private static void run(String file) {
        CaseFile.parse(file).forEach(it -> CaseRunner.run(it, CaseRunnerTest::listed, CaseRunnerTest::card));
    }

    private static Optional<DeckCard> listed(String id) {
        return card(id).map(card -> new DeckCard(id, House.LOGOS, List.of()));
    }

    private static Optional<CardDefinition> card(String id) {
        return CARDS.stream().filter(card -> card.id().equals(id)).findFirst();
    }
}
