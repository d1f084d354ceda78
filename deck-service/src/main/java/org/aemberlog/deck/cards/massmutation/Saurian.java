package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.pool.CardSet.MASS_MUTATION;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.BonusIcon.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.ICON_RESOLVED;
import static org.aemberlog.game.card.Modifier.PlayerAction.FIGHT;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.BEFORE_FIGHT;
import static org.aemberlog.game.card.Timing.DESTROYED;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Token;

/** House Saurian in Mass Mutation. */
final class Saurian extends HousePage {

    Saurian() {
        super(MASS_MUTATION, House.SAURIAN);
    }

    @Override
    protected void cards() {
        reprint(1, "Dark Æmber Vault", SPECIAL);
        creature(210, "Saurian Egg", UNCOMMON, 1, 5)
                .traits("dinosaur", "egg")
                .aember(1)
                .always(cannot(FIGHT, EACH, isSelf()), cannot(PlayerAction.REAP, EACH, isSelf()))
                .omni(
                        as("discarded", discard(topOfDeck(YOU, 2))),
                        remember("hatched", allAmong(touched("discarded"), creature(house(House.SAURIAN)))),
                        onlyIf(
                                thereIs(remembered("hatched")),
                                putIntoPlayReady(remembered("hatched")),
                                addCounters(Token.POWER, number(3), remembered("hatched")),
                                destroy(self())));
        upgrade(212, "Siren Horn", UNCOMMON)
                .aember(1)
                .thisCreature(gains(bold(BEFORE_FIGHT, moveAember(number(1), on(self()), on(fightOpponent())))));
        artifact(215, "Amphora Captura", RARE)
                .traits("item")
                .enhance(AEMBER, AEMBER, DAMAGE, DAMAGE, DRAW, DRAW)
                .rule(maybeInsteadOf(happens(ICON_RESOLVED, YOU), resolveIcon(BonusIcon.CAPTURE)));
        creature(226, "Optio Gorkus", RARE, 3, 3)
                .traits("dinosaur", "soldier")
                .elusive()
                .always(
                        neighborsOf(self()),
                        gains(bold(DESTROYED, moveAember(tokens(Token.AEMBER, self()), on(self()), on(granter())))));
        reprint(341, "Exchange Officer", RARE);
    }
}
