package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.game.card.dsl.Cards.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;

/** House Shadows in Call of the Archons. */
public final class Shadows {

    private Shadows() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(CALL_OF_THE_ARCHONS, House.SHADOWS)
                .common(276, action("Nerve Blast").play(ifDone(steal(1), damage(2, a(creature())))))
                .common(280, action("Poison Wave").aember(1).play(damage(2, each(creature()))))
                .uncommon(
                        283,
                        action("Too Much to Protect").aember(1).play(steal(minus(opponentsAember(), 6))))
                .common(
                        290,
                        artifact("Seeker Needle")
                                .traits("weapon")
                                .action(
                                        as("hit", damage(1, a(creature()))),
                                        when(destroyedBy("hit"), gain(1))))
                .common(
                        296, creature("Bad Penny", 1).traits("human", "thief").destroyed(toHand(self())))
                .common(
                        306,
                        creature("Noddy the Thief", 2)
                                .traits("elf", "thief")
                                .elusive()
                                .action(steal(1)))
                .common(308, creature("Dodger", 5).traits("elf", "thief").fight(steal(1)))
                .common(
                        310,
                        creature("Shadow Self", 9)
                                .traits("specter")
                                .with(itself(dealsNoFightDamage()))
                                .with(
                                        itself(
                                                takesDamageFor(
                                                        both(neighbor(), not(trait("specter")))))))
                .common(
                        311,
                        creature("Silvertooth", 2).traits("elf", "thief").with(itself(entersReady())))
                .common(315, creature("Urchin", 1).traits("elf", "thief").elusive().play(steal(1)))
                .printings();
    }
}
