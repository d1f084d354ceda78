package org.aemberlog.game.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.card.Trait;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Way;
import org.junit.jupiter.api.Test;

class OptionTextTest {

    private static final CardId TROLL = new CardId(7);
    private static final CardId CLOAK = new CardId(8);

    private final OptionText text = new OptionText(card -> card.equals(TROLL) ? "troll" : "cloak");

    @Test
    void anAbilityThatWasGivenToACardIsToldFromItsOwn() {
        var own = new Option.Pending(TROLL, "reap", Optional.empty(), Optional.empty());
        var given = new Option.Pending(TROLL, "reap", Optional.of(CLOAK), Optional.empty());
        assertThat(text.of(own)).isEqualTo("troll reap");
        assertThat(text.of(given)).isEqualTo("troll reap by cloak");
    }

    @Test
    void everythingElseIsAWord() {
        assertThat(text.of(new Option.Card(TROLL))).isEqualTo("troll");
        assertThat(text.of(new Option.Key(KeyColor.RED))).isEqualTo("red");
        assertThat(text.of(new Option.OfHouse(House.STAR_ALLIANCE))).isEqualTo("star-alliance");
        assertThat(text.of(new Option.OfTrait(new Trait("knight")))).isEqualTo("knight");
        assertThat(text.of(new Option.OfTitle("Bad Penny"))).isEqualTo("bad-penny");
        assertThat(text.of(new Option.Use(Way.REMOVE_STUN))).isEqualTo("remove-stun");
        assertThat(text.of(new Option.Position(2))).isEqualTo("position-2");
        assertThat(text.of(new Option.Form(CardType.UPGRADE))).isEqualTo("upgrade");
        assertThat(text.of(new Option.OneEffect(0, new Effect.Cancel()))).isEqualTo("effect-1");
        assertThat(text.of(new Option.Number(3))).isEqualTo("3");
    }
}
