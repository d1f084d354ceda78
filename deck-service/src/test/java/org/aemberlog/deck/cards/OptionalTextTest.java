package org.aemberlog.deck.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.function.Consumer;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.wire.Plain;
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
                walk(
                        ability,
                        node -> {
                            if (node instanceof Effect.May may) {
                                mays.add(may);
                                assertThat(escaping(may, ability)).as(card.title()).isEmpty();
                            }
                        });
            }
        }
        assertThat(mays).isNotEmpty();
    }

    private static Collection<String> escaping(Effect.May may, Ability ability) {
        var given = new HashSet<String>();
        var inside = new ArrayList<String>();
        var all = new ArrayList<String>();
        walk(may, node -> give(node, given));
        walk(may, node -> ask(node, inside));
        walk(ability, node -> ask(node, all));
        inside.forEach(all::remove);
        all.retainAll(given);
        return all;
    }

    private static void give(Object n, Collection<String> g) {
        switch (n) {
            case Effect.Let e -> g.add(e.name());
            case Effect.ForEachCard e -> g.add(e.name());
            case Effect.Search e -> g.add(e.name());
            case Effect.As e -> g.add(e.label());
            default -> {}
        }
    }

    private static void ask(Object n, Collection<String> asked) {
        switch (n) {
            case Selector.Ref s -> asked.add(s.name());
            case Selector.Touched s -> asked.add(s.label());
            case Amount.CardsOf a -> asked.add(a.label());
            case Amount.AmountOf a -> asked.add(a.label());
            case Amount.DestroyedBy a -> asked.add(a.label());
            case Condition.DestroyedBy c -> asked.add(c.label());
            case Condition.Done c -> asked.add(c.label());
            default -> {}
        }
    }

    private static void walk(Object node, Consumer<Object> visitor) {
        visitor.accept(node);
        switch (node) {
            case Record record -> Plain.components(record).forEach(part -> walk(part, visitor));
            case Collection<?> all -> all.forEach(part -> walk(part, visitor));
            case Optional<?> maybe -> maybe.ifPresent(part -> walk(part, visitor));
            default -> {}
        }
    }
}
