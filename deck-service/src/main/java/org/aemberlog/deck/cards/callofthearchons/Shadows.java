package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.LEFT_PLAY;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.DISCARD;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Selector.Quantity;

/** House Shadows in Call of the Archons. */
final class Shadows extends HousePage {

    Shadows() {
        super(CALL_OF_THE_ARCHONS, House.SHADOWS);
    }

    @Override
    protected void cards() {
        action(267, "Bait and Switch", COMMON)
                .play(
                        onlyIf(moreThan(pool(OPPONENT), pool(YOU)), steal(1)),
                        onlyIf(moreThan(pool(OPPONENT), pool(YOU)), steal(1)));
        action(276, "Nerve Blast", COMMON).play(ifDone(steal(1), damage(2, a(creature()))));
        action(280, "Poison Wave", COMMON).aember(1).play(damage(2, each(creature())));
        action(283, "Too Much to Protect", UNCOMMON).aember(1).play(steal(minus(pool(OPPONENT), 6)));
        artifact(288, "Masterplan", RARE)
                .traits("item")
                .aember(1)
                .play(placeFacedownUnderThis(fromYourHand(anyCard())))
                .omni(playCard(underThis()), destroy(self()));
        artifact(290, "Seeker Needle", COMMON)
                .traits("weapon")
                .action(as("hit", damage(1, a(creature()))), onlyIf(destroyedBy("hit"), gain(1)));
        creature(296, "Bad Penny", COMMON, 1).traits("human", "thief").destroyed(toHand(self()));
        creature(300, "Faygin", RARE, 3)
                .traits("human", "thief")
                .elusive()
                .reap(toHand(oneOf(each(named("Urchin")), from(DISCARD, YOU, named("Urchin"), Quantity.ALL))));
        creature(303, "Magda the Rat", UNCOMMON, 4)
                .traits("elf", "thief")
                .elusive()
                .play(steal(2), whileThisIsInPlay(eachTime(happens(LEFT_PLAY, EACH, isSelf()), steals(OPPONENT, 2))));
        creature(305, "Nexus", COMMON, 3).traits("cyborg", "thief").elusive().reap(useAsIfYours(a(enemy(artifact()))));
        creature(306, "Noddy the Thief", COMMON, 2)
                .traits("elf", "thief")
                .elusive()
                .action(steal(1));
        creature(308, "Dodger", COMMON, 5).traits("elf", "thief").fight(steal(1));
        creature(310, "Shadow Self", COMMON, 9)
                .traits("specter")
                .always(fightDamageOnly(0))
                .always(takesDamageFor(creature(neighbor(), not(trait("specter")))));
        creature(311, "Silvertooth", COMMON, 2).traits("elf", "thief").always(entersReady());
        creature(315, "Urchin", COMMON, 1).traits("elf", "thief").elusive().play(steal(1));
    }
}
