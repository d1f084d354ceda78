package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.pool.CardSet.MASS_MUTATION;
import static org.aemberlog.deck.pool.Rarity.*;
import static org.aemberlog.game.card.BonusIcon.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.DAMAGE_DEALT_BY_ICON;
import static org.aemberlog.game.card.KeywordKind.DEPLOY;
import static org.aemberlog.game.card.PlayerRef.*;

import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.House;

/** House Dis in Mass Mutation. */
final class Dis extends HousePage {

    Dis() {
        super(MASS_MUTATION, House.DIS);
    }

    @Override
    protected void cards() {
        artifact(1, "Dark Æmber Vault", SPECIAL)
                .traits("location")
                .eachTime(youPlay(creature(trait("mutant"))), draw(1))
                .always(each(friendly(creature(trait("mutant")))), power(2));
        creature(2, "Bonesaw", COMMON, 5)
                .traits("demon")
                .whilst(atLeast(timesThisTurn(happens(TriggerEvent.DESTROYED, YOU, creature())), 1), entersReady());
        reprint(5, "Dominator Bauble", COMMON);
        creature(6, "Drecker", COMMON, 4)
                .traits("imp")
                .always(sharesFightDamageOf(neighbor()))
                .reap(steal(1));
        reprint(7, "Gateway to Dis", COMMON);
        action(17, "Waking Nightmare", COMMON)
                .aember(1)
                .enhance(CAPTURE)
                .play(duringOpponentsNextTurn(always(
                        self(), keyCost(EACH, perCard(each(creature(house(House.DIS))))))));
        reprint(18, "Angwish", UNCOMMON);
        reprint(25, "Obsidian Forge", UNCOMMON);
        reprint(26, "Pain Reaction", UNCOMMON);
        reprint(27, "Pandemonium", UNCOMMON);
        creature(28, "Picaroon", UNCOMMON, 0)
                .traits("mutant", "changeling")
                .keyword(DEPLOY)
                .always(power(powerOf(neighborsOf(self(), not(trait("changeling"))))));
        reprint(30, "Snudge", UNCOMMON);
        reprint(32, "Soulkeeper", UNCOMMON);
        reprint(34, "Dance of Doom", RARE);
        reprint(36, "Gabos Longarms", RARE);
        reprint(37, "Guilty Hearts", RARE);
        creature(40, "Maleficorn", RARE, 5)
                .traits("mutant")
                .enhance(DAMAGE, DAMAGE, DAMAGE, DAMAGE)
                .eachTime(happens(DAMAGE_DEALT_BY_ICON, EACH, enemy(creature())), damage(1, thatCard()));
        reprint(41, "Orb of Invidius", RARE);
        reprint(43, "Red-Hot Armor", RARE);
        reprint(45, "Screaming Cave", RARE);
        reprint(46, "Shadow of Dis", RARE);
        reprint(47, "Sinestra", RARE);
        artifact(49, "The Pale Star", RARE)
                .traits("power")
                .omni(destroy(self()), forRemainderOfTurn(always(each(creature()), setPower(1), setArmor(0))));
        reprint(50, "Truebaru", RARE);
        reprint(52, "Wretched Doll", RARE);
        reprint(54, "Dexus", SPECIAL);
        creature(58, "Greed", SPECIAL, 4)
                .traits("demon", "sin")
                .always(handSize(perCard(each(friendly(creature(trait("sin")))))));
        creature(341, "Exchange Officer", RARE, 3)
                .traits("human")
                .playFightReap(use(a(and(friendly(creatureOrArtifact()), house(House.STAR_ALLIANCE)))));
    }
}
