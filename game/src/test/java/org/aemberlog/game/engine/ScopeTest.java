package org.aemberlog.game.engine;

import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.scenario.MadeUp;
import org.aemberlog.game.scenario.Scenario;
import org.junit.jupiter.api.Test;

/** A constant ability is about cards of the zone that its scope names, and about no others. */
class ScopeTest {

    private static Scenario table(String active, String other) {
        return MadeUp.cards(
                        card("Guild").artifact().always(each(creature()), gainsTrait("knight"), power(4)),
                        card("Academy")
                                .artifact()
                                .always(from(Zone.HAND, YOU, creature(), Quantity.ALL), gainsTrait("mage")),
                        card("Herald").action().play(gain(perCard(hand("knight")))),
                        card("Dean").action().play(gain(perCard(hand("mage")))),
                        card("Roster").action().play(gain(perCard(each(creature(trait("mage")))))),
                        card("Tomb")
                                .action()
                                .play(gain(perCard(from(Zone.DISCARD, YOU, creature(powerAtLeast(5)), Quantity.ALL)))),
                        card("Haste").artifact().always(each(creature()), entersReady()),
                        card("Haunt").artifact().always(each(creature()), gains(KeywordKind.OMEGA)))
                .table("alice logos " + active, other);
    }

    private static org.aemberlog.game.card.Selector hand(String trait) {
        return from(Zone.HAND, YOU, trait(trait), Quantity.ALL);
    }

    private static int gained(String card, String position) {
        return table("hand [" + card + ", mouse, bear] " + position, "bob hand [wolf]")
                .plays(card)
                .settled()
                .alice()
                .aember();
    }

    @Test
    void whatCreaturesInPlayGainThoseElsewhereDoNot() {
        assertThat(gained("herald", "artifacts [guild]")).isZero();
        assertThat(gained("tomb", "artifacts [guild] discard [mouse, bear]")).isEqualTo(1);
    }

    @Test
    void whatCardsInHandGainThoseOfTheOwnerDoAndNoneInPlay() {
        assertThat(gained("dean", "artifacts [academy]")).isEqualTo(2);
        assertThat(gained("roster", "artifacts [academy] line [mouse]")).isZero();
    }

    @Test
    void whatEntersPlayIsInPlay() {
        var s = table("hand [mouse] artifacts [haste]", "bob").plays("mouse").settled();
        assertThat(s.permanent("mouse").exhausted()).isFalse();
    }

    @Test
    void whatLeftPlayIsAsItLastWasThere() {
        assertThat(MadeUp.cards(
                                card("Guild").artifact().always(each(creature()), gainsTrait("knight")),
                                card("Farewell")
                                        .action()
                                        .play(
                                                as("gone", archive(each(creature()))),
                                                onlyIf(areLike(touched("gone"), trait("knight")), gain(1))))
                        .table("alice logos hand [farewell] line [mouse] artifacts [guild]", "bob")
                        .plays("farewell")
                        .settled()
                        .alice()
                        .aember())
                .isEqualTo(1);
    }
}
