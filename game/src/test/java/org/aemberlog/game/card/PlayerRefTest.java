package org.aemberlog.game.card;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.aemberlog.game.card.Effect.WhichKey;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What one player does at a time is not said of each player, which would mean one of them only. */
class PlayerRefTest {

    static Stream<Named<Function<PlayerRef, Object>>> whatOnePlayerDoes() {
        var one = new Amount.Const(1);
        return Stream.of(
                Named.of("steal", who -> new Effect.Steal(who, one)),
                Named.of("take control", who -> new Effect.TakeControl(new Selector.Self(), who, Optional.empty())),
                Named.of("forge", who -> new Effect.ForgeKey(who, one)),
                Named.of("forge for free", Effect.ForgeKeyFree::new),
                Named.of("unforge", who -> new Effect.UnforgeKey(who, WhichKey.ANY)),
                Named.of("raise the tide", Effect.RaiseTide::new),
                Named.of("a pool", AemberPlace.PoolOf::new),
                Named.of("an identity card", Effect.Houses.OnIdentityOf::new));
    }

    @ParameterizedTest
    @MethodSource("whatOnePlayerDoes")
    void whatOnePlayerDoesIsNotSaidOfEach(Function<PlayerRef, Object> said) {
        for (var who : PlayerRef.values()) {
            if (who != PlayerRef.EACH) {
                said.apply(who);
            }
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> said.apply(PlayerRef.EACH))
                .withMessageContaining("each player");
    }
}
