package org.aemberlog.game.notation;

import static org.aemberlog.game.card.dsl.AbilityWords.bold;
import static org.aemberlog.game.card.dsl.AemberWords.gain;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.CardWords.creature;
import static org.aemberlog.game.card.dsl.DamageWords.destroy;
import static org.aemberlog.game.card.dsl.FlowWords.may;
import static org.aemberlog.game.card.dsl.PlayerWords.draw;
import static org.aemberlog.game.card.dsl.QualityWords.gains;
import static org.aemberlog.game.card.dsl.StatusWords.stun;
import static org.aemberlog.game.card.dsl.TargetWords.a;
import static org.aemberlog.game.card.dsl.TargetWords.granter;
import static org.aemberlog.game.card.dsl.TargetWords.self;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Trait;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Choice.Way;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.api.Test;

class ChoiceTextTest {

    private static final CardId TROLL = new CardId(7);
    private static final CardId OTHER = new CardId(103);
    private static final CardDefinition DEFINITION =
            card("Troll").creature(8).reap(may(gain(2))).play(draw(1)).build();

    private final ChoiceText text = new ChoiceText(card -> card.equals(OTHER) ? "Cloak" : "Troll", card -> DEFINITION);

    private static Choice choice(Reason why, Effect effect, Option... options) {
        return new Choice(
                1,
                Seat.A,
                why,
                Optional.of(TROLL),
                Optional.empty(),
                Optional.ofNullable(effect),
                List.of(options),
                1,
                1,
                false);
    }

    private String prompt(Reason why, Effect effect) {
        return text.prompt(choice(why, effect, new Option.No())).orElse("");
    }

    private String option(Reason why, Option option) {
        return text.options(choice(why, null, option)).getFirst();
    }

    @Test
    void theAbilityThatAsksIsALineOfItsCard() {
        assertThat(text.asks(choice(Reason.MAY, may(gain(2)), new Option.No())))
                .contains("Reap: You may gain 2 Æmber.");
        assertThat(text.asks(choice(Reason.TARGETS, gain(1), new Option.Card(OTHER))))
                .as("one that it was given")
                .contains("Gain 1 Æmber.");
        assertThat(text.asks(choice(Reason.USE, null, new Option.Use(Way.REAP))))
                .isEmpty();
    }

    @Test
    void whatAnotherCardGaveSpeaksOfThatCard() {
        var given = new Choice(
                1,
                Seat.A,
                Reason.MAY,
                Optional.of(TROLL),
                Optional.of(OTHER),
                Optional.of(may(destroy(granter()), stun(self()))),
                List.of(new Option.Yes(), new Option.No()),
                1,
                1,
                false);
        assertThat(text.prompt(given)).contains("Destroy Cloak and stun Troll?");
        assertThat(text.options(given)).containsExactly("Yes: Destroy Cloak. Stun Troll", "No");
    }

    @Test
    void whatIsAskedIsInTheCardsOwnWords() {
        assertThat(prompt(Reason.TARGETS, stun(a(creature())))).isEqualTo("Stun a creature");
        assertThat(prompt(Reason.MAY, may(gain(2)))).isEqualTo("Gain 2 Æmber?");
        assertThat(prompt(Reason.MAY, may(gain(2), draw(1)))).isEqualTo("Gain 2 Æmber and draw a card?");
        assertThat(prompt(Reason.MAY, gain(2))).as("a replacement").isEqualTo("Gain 2 Æmber?");
        assertThat(prompt(Reason.FLANK, gain(2))).as("of the rules").isEmpty();
        assertThat(prompt(Reason.TARGETS, null)).isEmpty();
    }

    @Test
    void ofWhatAnotherCardGaveTheAbilityItselfIsShown() {
        var cloak = card("Cloak")
                .upgrade()
                .thisCreature(gains(bold(Timing.REAP, stun(a(creature())))))
                .build();
        var both = new ChoiceText(
                card -> card.equals(OTHER) ? "Cloak" : "Troll", card -> card.equals(OTHER) ? cloak : DEFINITION);
        var asked = new Choice(
                1,
                Seat.A,
                Reason.TARGETS,
                Optional.of(TROLL),
                Optional.of(OTHER),
                Optional.of(stun(a(creature()))),
                List.of(new Option.Card(TROLL)),
                1,
                1,
                false);
        assertThat(both.asks(asked)).contains("Reap: Stun a creature.");
    }

    @Test
    void yesSaysWhatIsDone() {
        var asked = choice(Reason.MAY, may(gain(2)), new Option.Yes(), new Option.No());
        assertThat(text.options(asked)).containsExactly("Yes: Gain 2 Æmber", "No");
        assertThat(option(Reason.ARCHIVES, new Option.Yes())).isEqualTo("Yes: take the archives into hand");
    }

    @Test
    void anAbilityThatWaitsIsReadAloudWithWhoGaveIt() {
        var ability = Optional.of(DEFINITION.abilities().getLast());
        assertThat(text.options(choice(
                        Reason.NEXT_ABILITY,
                        null,
                        new Option.Pending(TROLL, "play", Optional.empty(), ability),
                        new Option.Pending(TROLL, "play", Optional.of(OTHER), ability),
                        new Option.Pending(TROLL, "assault", Optional.empty(), Optional.empty()))))
                .containsExactly("Troll: Play: Draw a card", "Troll: Play: Draw a card (by Cloak)", "Troll: Assault");
    }

    @Test
    void whatReadsTheSameIsCounted() {
        assertThat(text.options(choice(
                        Reason.TARGETS,
                        gain(1),
                        new Option.Card(TROLL),
                        new Option.Card(OTHER),
                        new Option.Card(new CardId(8)))))
                .containsExactly("Troll", "Cloak", "Troll (2)");
    }

    @Test
    void aHiddenCardIsNotNamed() {
        assertThat(option(Reason.TARGETS, new Option.Card(CardId.HIDDEN))).isEqualTo("A hidden card");
    }

    @Test
    void everyOtherOptionSaysWhatItIs() {
        assertThat(option(Reason.EFFECT, new Option.OneEffect(0, gain(1)))).isEqualTo("Gain 1 Æmber");
        assertThat(option(Reason.KEY, new Option.Key(KeyColor.RED))).isEqualTo("The red key");
        assertThat(option(Reason.HOUSE, new Option.OfHouse(House.STAR_ALLIANCE)))
                .isEqualTo("Star Alliance");
        assertThat(option(Reason.TITLE, new Option.OfTitle("Bad Penny"))).isEqualTo("Bad Penny");
        assertThat(option(Reason.TRAIT, new Option.OfTrait(new Trait("knight"))))
                .isEqualTo("Knight");
        assertThat(option(Reason.USE, new Option.Use(Way.OMNI))).isEqualTo("Use the omni ability of Troll");
        assertThat(option(Reason.FLANK, new Option.Left())).isEqualTo("Left flank");
        assertThat(option(Reason.POSITION, new Option.Position(1))).isEqualTo("Right of 1 creature");
        assertThat(option(Reason.FORM, new Option.Form(CardType.UPGRADE))).isEqualTo("As an upgrade");
        assertThat(option(Reason.PAYMENT, new Option.Number(3))).isEqualTo("3 Æmber");
        assertThat(option(Reason.SHARE, new Option.Number(2))).isEqualTo("2 Æmber");
        assertThat(option(Reason.DAMAGE_SHARE, new Option.Number(2))).isEqualTo("2 damage");
        assertThat(option(Reason.LOOP, new Option.Number(1))).isEqualTo("1 time in all");
    }
}
