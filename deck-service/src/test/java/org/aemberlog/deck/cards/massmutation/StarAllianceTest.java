package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StarAllianceTest {

    /** FAQ, Survey: the card that is not discarded stays where it was. */
    @Test
    void surveyDiscardsOneOfTheTopTwo() {
        var s =
                table("alice star-alliance hand [survey] deck [mother, dodger, urchin] | bob")
                        .plays("survey")
                        .included("cards-looked-at a [mother, dodger]")
                        .offers("mother", "dodger")
                        .chooses("dodger")
                        .settled();
        assertThat(s.names(s.alice().deck())).containsExactly("mother", "urchin");
        assertThat(s.names(s.alice().discard())).containsExactly("survey", "dodger");
        assertThat(s.alice().aember()).isEqualTo(1);
    }

    @Test
    void surveyDiscardsTheLastCardOfTheDeck() {
        var one =
                table("alice star-alliance hand [survey] deck [mother] | bob")
                        .plays("survey")
                        .settled();
        assertThat(one.names(one.alice().discard())).containsExactly("survey", "mother");
        var none = table("alice star-alliance hand [survey] | bob").plays("survey").settled();
        assertThat(none.names(none.alice().discard())).containsExactly("survey");
    }

    @Test
    void ensignElSamraResolvesTheIconsOfACardThatStaysInHand() {
        var s =
                table(
                                "alice star-alliance hand [dust-pixie icon damage, mother]"
                                        + " line [ensign-el-samra] | bob line [dodger]")
                        .acts("ensign-el-samra")
                        .offers("dust-pixie", "mother")
                        .chooses("dust-pixie")
                        .chooses("dodger")
                        .settled();
        assertThat(s.alice().aember()).isEqualTo(2);
        assertThat(s.permanent("dodger").damage()).isEqualTo(1);
        assertThat(s.names(s.alice().hand())).containsExactly("dust-pixie", "mother");
    }

    @Test
    void ensignElSamraRevealsAlsoWhatHasNoIcons() {
        var s =
                table("alice star-alliance hand [mother] line [ensign-el-samra] | bob")
                        .acts("ensign-el-samra")
                        .included("cards-revealed [mother]")
                        .settled();
        assertThat(s.alice().aember()).isZero();
        var empty = table("alice star-alliance line [ensign-el-samra] | bob");
        empty.acts("ensign-el-samra").without("cards-revealed").settled();
    }

    /** FAQ, Bonus Icons. */
    @Test
    void ensignElSamraResolvesNothingAgainstMasterOfTheGrey() {
        var s =
                table(
                                "alice star-alliance hand [dust-pixie] line [ensign-el-samra]"
                                        + " | bob line [master-of-the-grey]")
                        .acts("ensign-el-samra")
                        .included("cards-revealed [dust-pixie]")
                        .settled();
        assertThat(s.alice().aember()).isZero();
    }
}
