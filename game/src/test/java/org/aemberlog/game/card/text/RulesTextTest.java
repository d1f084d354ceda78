package org.aemberlog.game.card.text;

import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.CardWords.creature;
import static org.aemberlog.game.card.dsl.CardWords.onFlank;
import static org.aemberlog.game.card.dsl.PlayerWords.draw;
import static org.aemberlog.game.card.dsl.UseWords.attacksOnly;
import static org.aemberlog.game.card.dsl.UseWords.fightsOnly;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.AemberPlace;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Trait;
import org.aemberlog.game.json.Samples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RulesTextTest {

    @Test
    void aCardWithoutAbilitiesHasNoText() {
        assertThat(RulesText.of(card("Test").creature(3).aember(1).build())).isEmpty();
    }

    @Test
    void keywordsShareALine() {
        var test = card("Test").creature(3).keyword(KeywordKind.ASSAULT, 2).elusive();
        assertThat(RulesText.of(test.reap(draw(2)).taunt().build()))
                .isEqualTo("Assault 2. Elusive.\nReap: Draw 2 cards.\nTaunt.");
    }

    @Test
    void oneVerbServesOnlyWhereEachHasSomethingBehindIt() {
        var test = card("Test").creature(3).always(attacksOnly(creature(onFlank())), fightsOnly());
        assertThat(RulesText.of(test.build()))
                .isEqualTo("Test can only fight creatures on a flank and can only fight.");
    }

    @Test
    void aFaceShowsWhatIsPrinted() {
        var test = card("Test Giant").creature(3, 1).traits("Giant").aember(1);
        assertThat(Face.of(test.elusive().build()))
                .isEqualTo(new Face(
                        "test-giant",
                        "Test Giant",
                        CardType.CREATURE,
                        3,
                        1,
                        List.of(new Trait("giant")),
                        List.of(BonusIcon.AEMBER),
                        "Elusive.",
                        Optional.empty()));
    }

    @ParameterizedTest
    @MethodSource
    void everyWordReads(Example example) {
        assertThat(example.written()).isEqualTo(example.english());
    }

    static List<Example> everyWordReads() {
        return Example.all();
    }

    @Test
    void everyRecordOfTheCardLanguageHasAnExample() {
        var families = Stream.of(
                Ability.class,
                AemberPlace.class,
                Amount.class,
                Condition.class,
                Effect.class,
                Filter.class,
                Modifier.class,
                Selector.class);
        var words = Stream.concat(
                families.flatMap(family -> Samples.membersOf(family).stream()), Arrays.stream(TriggerEvent.values()));
        assertThat(Example.all().stream().map(Example::node)).containsAll(words.toList());
    }

    @ParameterizedTest
    @MethodSource("everyWordReads")
    void everyExampleUsesTheWordThatItIsFor(Example example) {
        assertThat(Parts.of(example.part())).contains(example.node());
    }
}
