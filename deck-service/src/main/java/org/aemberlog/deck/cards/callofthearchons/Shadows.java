package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.game.card.EventPattern.Happening.LEFT_PLAY;
import static org.aemberlog.game.card.PlayerRef.EACH;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.Selector.Zone.DISCARD;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Selector.Quantity;

/** House Shadows in Call of the Archons. */
public final class Shadows {

    private Shadows() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(CALL_OF_THE_ARCHONS, House.SHADOWS)
                .common(
                        267,
                        card("Bait and Switch")
                                .action()
                                .play(
                                        onlyIf(moreThan(pool(OPPONENT), pool(YOU)), steal(1)),
                                        onlyIf(moreThan(pool(OPPONENT), pool(YOU)), steal(1))))
                .common(276, card("Nerve Blast").action().play(ifDone(steal(1), damage(2, a(creature())))))
                .common(280, card("Poison Wave").action().aember(1).play(damage(2, each(creature()))))
                .uncommon(283, card("Too Much to Protect").action().aember(1).play(steal(minus(pool(OPPONENT), 6))))
                .rare(
                        288,
                        card("Masterplan")
                                .artifact()
                                .traits("item")
                                .aember(1)
                                .play(placeFacedownUnderThis(fromYourHand(anyCard())))
                                .omni(playCard(underThis()), destroy(self())))
                .common(
                        290,
                        card("Seeker Needle")
                                .artifact()
                                .traits("weapon")
                                .action(as("hit", damage(1, a(creature()))), onlyIf(destroyedBy("hit"), gain(1))))
                .common(
                        296,
                        card("Bad Penny").creature(1).traits("human", "thief").destroyed(toHand(self())))
                .rare(
                        300,
                        card("Faygin")
                                .creature(3)
                                .traits("human", "thief")
                                .elusive()
                                .reap(toHand(oneOf(
                                        each(named("Urchin")), from(DISCARD, YOU, named("Urchin"), Quantity.ALL)))))
                .uncommon(
                        303,
                        card("Magda the Rat")
                                .creature(4)
                                .traits("elf", "thief")
                                .elusive()
                                .play(
                                        steal(2),
                                        whileThisIsInPlay(
                                                eachTime(happens(LEFT_PLAY, EACH, isSelf()), steals(OPPONENT, 2)))))
                .common(
                        305,
                        card("Nexus")
                                .creature(3)
                                .traits("cyborg", "thief")
                                .elusive()
                                .reap(useAsIfYours(a(enemy(artifact())))))
                .common(
                        306,
                        card("Noddy the Thief")
                                .creature(2)
                                .traits("elf", "thief")
                                .elusive()
                                .action(steal(1)))
                .common(308, card("Dodger").creature(5).traits("elf", "thief").fight(steal(1)))
                .common(
                        310,
                        card("Shadow Self")
                                .creature(9)
                                .traits("specter")
                                .always(noFightDamage())
                                .always(takesDamageFor(creature(neighbor(), not(trait("specter"))))))
                .common(
                        311,
                        card("Silvertooth").creature(2).traits("elf", "thief").always(entersReady()))
                .common(
                        315,
                        card("Urchin")
                                .creature(1)
                                .traits("elf", "thief")
                                .elusive()
                                .play(steal(1)))
                .printings();
    }
}
