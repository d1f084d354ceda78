package org.aemberlog.deck.rulings;

import static org.aemberlog.deck.cards.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Correction.SetDamage;
import org.aemberlog.game.state.Seat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a judge's correction brings about ends a turn as what a player does would. */
class CorrectionRulingsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "alice logos line [jargogle over remote-access, urchin] | bob artifacts [book-of-leq]",
                "alice logos line [jargogle over gravid-cycle, urchin] | bob",
            })
    void aTurnThatIsOverByACorrectionEnds(String position) {
        Scenario s = table(position);
        s.asks(new Correct("Judy", List.of(new SetDamage(s.card("jargogle"), 2))))
                .settled();
        assertThat(s.state().find(s.card("jargogle"))).isEmpty();
        assertThat(s.state().active()).isEqualTo(Seat.B);
    }
}
