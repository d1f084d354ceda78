package org.aemberlog.game.card.dsl;

import static org.aemberlog.game.card.dsl.AemberWords.gain;
import static org.aemberlog.game.card.dsl.AemberWords.steal;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.CardWords.another;
import static org.aemberlog.game.card.dsl.CardWords.creature;
import static org.aemberlog.game.card.dsl.CardWords.friendly;
import static org.aemberlog.game.card.dsl.CardWords.trait;
import static org.aemberlog.game.card.dsl.PlayerWords.draw;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.aemberlog.game.card.Ability.Keyword;
import org.aemberlog.game.card.Ability.Triggered;
import org.aemberlog.game.card.Amount.Const;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect.Draw;
import org.aemberlog.game.card.Effect.GainAember;
import org.aemberlog.game.card.Effect.Seq;
import org.aemberlog.game.card.Effect.Steal;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Trait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CardTest {

    @Test
    void aCardIsTheRecordsItSays() {
        var batdrone = card("Batdrone")
                .creature(2)
                .traits("Robot")
                .skirmish()
                .fight(steal(1))
                .build();
        assertThat(batdrone)
                .isEqualTo(new CardDefinition(
                        "batdrone",
                        "Batdrone",
                        CardType.CREATURE,
                        2,
                        0,
                        List.of(new Trait("robot")),
                        List.of(),
                        List.of(
                                new Keyword(KeywordKind.SKIRMISH, 0),
                                new Triggered(List.of(Timing.FIGHT), new Steal(PlayerRef.YOU, new Const(1))))));
    }

    @Test
    void severalStepsAreASequence() {
        var card = card("Two").action().aember(2).play(gain(1), draw(2)).build();
        assertThat(card.bonus()).containsExactly(BonusIcon.AEMBER, BonusIcon.AEMBER);
        assertThat(card.abilities())
                .containsExactly(new Triggered(
                        List.of(Timing.PLAY),
                        new Seq(List.of(
                                new GainAember(PlayerRef.YOU, new Const(1)), new Draw(PlayerRef.YOU, new Const(2))))));
    }

    @Test
    void qualitiesMakeOneFlatConjunction() {
        assertThat(another(friendly(creature(trait("beast")))))
                .isEqualTo(new Filter.And(List.of(
                        new Filter.Not(new Filter.IsSelf()),
                        new Filter.Friendly(),
                        new Filter.OfType(List.of(CardType.CREATURE)),
                        new Filter.OfTrait(new Trait("beast")))));
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "Bad Penny, bad-penny",
        "Dr. Escotera, dr-escotera",
        "Quixo the “Adventurer”, quixo-the-adventurer",
        "Æmber Imp, aember-imp",
        "Gub’s Café, gubs-cafe",
        "Key of Darkness!, key-of-darkness"
    })
    void titlesBecomeIds(String title, String id) {
        assertThat(CardTitle.idOf(title)).isEqualTo(id);
    }
}
