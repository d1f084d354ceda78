package org.aemberlog.game.card;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.aemberlog.game.card.Selector.Pick;
import org.aemberlog.game.card.Selector.Quantity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A card names only the zones that its text can name. */
class ZoneTest {

    @ParameterizedTest
    @EnumSource(names = {"UNDER", "BEING_PLAYED"})
    void noCardLooksUnderOthersOrAmongThoseBeingPlayed(Zone zone) {
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> new Selector.Select(zone, PlayerRef.YOU, new Filter.Any(), Quantity.ALL, Pick.CHOSEN));
    }

    @ParameterizedTest
    @EnumSource(names = {"UNDER", "BEING_PLAYED", "IN_PLAY"})
    void onlyPilesAreSearchedAndSwapped(Zone zone) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Effect.Search(List.of(zone), new Filter.Any(), Quantity.ALL, "it"));
        assertThatIllegalArgumentException().isThrownBy(() -> new Effect.SwapZones(PlayerRef.YOU, Zone.DECK, zone));
    }
}
