package org.aemberlog.deck.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.References;
import org.junit.jupiter.api.Test;

/** What "may" says on the cards of the pool. */
class OptionalTextTest {

    /**
     * A "may" that can change nothing is not asked, and then nothing is chosen in it; so no text
     * after it may speak of what was.
     */
    @Test
    void noTextSpeaksOutsideOfAMayOfWhatWasChosenInIt() {
        var mays = new ArrayList<Effect.May>();
        for (var card : CardPool.all().pinned().values()) {
            for (var ability : card.abilities()) {
                for (var part : References.parts(ability)) {
                    if (part instanceof Effect.May may) {
                        mays.add(may);
                        assertThat(escaping(may, ability)).as(card.title()).isEmpty();
                    }
                }
            }
        }
        assertThat(mays).isNotEmpty();
    }

    private static Collection<String> escaping(Effect.May may, Ability ability) {
        var all = new ArrayList<>(References.asked(ability));
        References.asked(may).forEach(all::remove);
        all.retainAll(References.given(may));
        return all;
    }
}
