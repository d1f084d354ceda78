package org.aemberlog.deck.cards.massmutation;

import static org.aemberlog.deck.cards.CardSet.MASS_MUTATION;
import static org.aemberlog.deck.cards.Rarity.*;
import static org.aemberlog.game.card.BonusIcon.*;
import static org.aemberlog.game.card.EventPattern.TriggerEvent.*;
import static org.aemberlog.game.card.KeywordKind.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.*;

import java.util.List;
import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Timing;

/** House Star Alliance in Mass Mutation. */
final class StarAlliance extends HousePage {

    StarAlliance() {
        super(MASS_MUTATION, House.STAR_ALLIANCE);
    }

    @Override
    protected void cards() {
        reprint(1, "Dark Æmber Vault", SPECIAL);
        upgrade(302, "Access Denied", COMMON).aember(1).thisCreature(cannot(PlayerAction.REAP, EACH, among(host())));
        upgrade(303, "Blast Shielding", COMMON)
                .aember(1)
                .thisCreature(
                        armor(2), gains(eachTime(happens(USED, EACH, isSelf()), may(attach(granter(), aNeighbor())))));
        reprint(304, "Commander Chan", COMMON);
        creature(305, "Crewman Jörg", COMMON, 3)
                .traits("human", "thief")
                .enhance(CAPTURE)
                .action(onlyIf(not(thereIs(neighborsOf(self(), creature(house(House.STAR_ALLIANCE))))), steal(1)));
        creature(306, "Dæmo-Alien", COMMON, 3)
                .traits("mutant", "alien")
                .fight(
                        remember("seen", topOfDeck(YOU, 3)),
                        lookAt(remembered("seen")),
                        choose(chooseAmong(1, remembered("seen"))),
                        toHand(it()),
                        putUnderDeckInAnyOrder(chooseAmong(1, allAmong(remembered("seen"), not(among(it()))))))
                .destroyed(steal(1));
        reprint(307, "Explo-rover", COMMON);
        action(308, "Hadron Collision", COMMON)
                .play(
                        choose(a(creature())),
                        new Effect.RemoveStatus(Effect.Status.WARD, it()),
                        damageDespiteArmor(3, it()));
        upgrade(309, "Observ-u-Max", COMMON)
                .aember(1)
                .thisCreature(gains(new Ability.Triggered(List.of(Timing.FIGHT, Timing.REAP), capture(1))));
        reprint(310, "Red Alert", COMMON);
        creature(311, "Scout Pete", COMMON, 4)
                .traits("alien")
                .playFightReap(lookAt(topOfDeck(YOU)), may(discard(topOfDeck(YOU))));
        creature(312, "Securi-Droid", COMMON, 4).traits("robot").taunt().asUpgrade(gains(TAUNT));
        reprint(313, "Sensor Chief Garcia", COMMON);
        action(314, "Subdue", COMMON).aember(1).play(choose(a(creature())), damage(1, it()), stun(it()));
        creature(315, "Subject Kirby", COMMON, 2)
                .traits("mutant")
                .playFightReap(forRemainderOfTurn(
                        1, always(self(), mayPlay(creature(not(house(House.STAR_ALLIANCE)))))));
        action(316, "Survey", COMMON)
                .aember(1)
                .enhance(DRAW)
                .play(
                        remember("seen", topOfDeck(YOU, 2)),
                        lookAt(remembered("seen")),
                        discard(chooseAmong(1, remembered("seen"))));
        creature(317, "Teleporter Chief Tink", COMMON, 2)
                .traits("alien")
                .elusive()
                .action(
                        choose(a(another(friendly(creature())))),
                        swap(self(), it()),
                        forRemainderOfTurn(always(self(), mayUse(among(it())))));
        creature(318, "ANT1-10NY", UNCOMMON, 6)
                .traits("robot")
                .play(capture(pool(OPPONENT), self()))
                .eachTime(happens(TURN_ENDED, YOU), moveAember(number(1), on(self()), poolOf(OPPONENT)));
        creature(319, "Armory Officer Nel", UNCOMMON, 4)
                .traits("alien")
                .enhance(DRAW)
                .eachTime(happens(ENTERED, EACH, upgrade()), draw(1));
        creature(320, "Away Team", UNCOMMON, 5)
                .traits("alien", "human", "robot")
                .destroyed(putInArchives(each(upgrade(attachedTo(self())))));
        upgrade(321, "Detention Coil", UNCOMMON)
                .aember(1)
                .thisCreature(cannot(PlayerAction.FIGHT, EACH, among(host())));
        creature(322, "Hayden Oswin", UNCOMMON, 2)
                .traits("human")
                .reap(gain(perCard(each(upgrade(attachedTo(self()))))));
        reprint(323, "Lay of the Land", UNCOMMON);
        creature(324, "LCdr. Trigon", UNCOMMON, 4)
                .traits("mutant")
                .reap(as("discarded", discard(topOfDeck(YOU))), resolveBonusIcons(touched("discarded")));
        creature(325, "Mutagenesis Researcher", UNCOMMON, 3)
                .traits("mutant", "scientist")
                .enhance(AEMBER, CAPTURE, DAMAGE, DRAW);
        action(326, "New Frontiers", UNCOMMON)
                .aember(1)
                .play(
                        chooseHouse(),
                        remember("seen", topOfDeck(YOU, 3)),
                        reveal(remembered("seen")),
                        as("archived", archive(allAmong(remembered("seen"), ofChosenHouse()))),
                        discard(allAmong(remembered("seen"), not(among(touched("archived"))))));
        action(327, "Particle Sweep", UNCOMMON)
                .aember(1)
                .play(choose(a(creature())), either(areLike(it(), trait("mutant")), destroy(it()), damage(2, it())));
        reprint(328, "Quintrino Flux", UNCOMMON);
        creature(329, "Stealthster", UNCOMMON, 3).traits("robot").elusive().asUpgrade(gains(ELUSIVE));
        reprint(330, "Stunner", UNCOMMON);
        reprint(331, "Transporter Platform", UNCOMMON);
        reprint(332, "Universal Translator", UNCOMMON);
        reprint(333, "Xenotraining", UNCOMMON);
        reprint(334, "Æmbertracker", RARE);
        creature(335, "Ambassador Liu", RARE, 4)
                .traits("mutant", "politician")
                .action(
                        as("discarded", discard(fromYourHand(anyCard()))),
                        onlyIf(areLike(touched("discarded"), or(house(House.DIS), house(House.SHADOWS))), steal(1)),
                        onlyIf(areLike(touched("discarded"), or(house(House.LOGOS), house(House.UNTAMED))), gain(2)),
                        onlyIf(
                                areLike(touched("discarded"), or(house(House.SANCTUM), house(House.SAURIAN))),
                                capture(3)));
        reprint(336, "Captain Val Jericho", RARE);
        creature(337, "Commander Dhrxgar", RARE, 4)
                .traits("mutant")
                .eachTime(happens(ATTACHED, EACH, attachedTo(allOf(self(), eachNeighbor()))), gain(1));
        reprint(338, "Disruption Field", RARE);
        reprint(339, "Encounter Suit", RARE);
        creature(340, "Ensign El-Samra", RARE, 3)
                .traits("mutant")
                .enhance(DRAW, DRAW, DRAW)
                .action(choose(fromYourHand(anyCard())), reveal(it()), resolveBonusIcons(it()));
        reprint(342, "Forging an Alliance", RARE);
        reprint(343, "Galactic Census", RARE);
        reprint(344, "General Order 24", RARE);
        creature(345, "Hapless Cadet", RARE, 3).traits("alien").taunt().destroyed(opponentLoses(3));
        action(346, "Hold the Line", RARE)
                .aember(1)
                .play(draw(minus(perCard(each(enemy(creature()))), perCard(each(friendly(creature()))))));
        creature(347, "J.O.N. Cargo", RARE, 1)
                .traits("robot")
                .reap(
                        as("discarded", discard(topOfDeck(YOU))),
                        reveal(from(HAND, YOU, anyCard(), Quantity.ALL)),
                        archive(from(HAND, YOU, sharesHouse(touched("discarded")), Quantity.ALL)));
        creature(348, "Kartanoo", RARE, 1).traits("beast").reap(useAsIfYours(a(artifact())));
        artifact(349, "Matter Maker", RARE).traits("item").aember(1).always(playableAsActiveHouse(upgrade()));
        reprint(350, "Peace Accord", RARE);
        reprint(351, "Quixxle Stone", RARE);
        reprint(352, "Tachyon Pulse", RARE);
        creature(353, "Z-Force Agent 14", RARE, 5)
                .traits("cyborg")
                .fight(gain(perCard(each(upgrade(attachedTo(self()))))));
        upgrade(354, "Z-Particle Tracker", SPECIAL)
                .aember(1)
                .thisCreature(gains(bold(Timing.FIGHT, search(upgrade(), Quantity.exactly(1), DECK), toHand(it()))));
        upgrade(355, "Z-Ray Blaster", SPECIAL)
                .aember(1)
                .thisCreature(power(3), gains(bold(Timing.BEFORE_FIGHT, damage(3, neighborsOf(fightOpponent())))));
        upgrade(356, "Z-Wave Emitter", SPECIAL).aember(1).eachTime(happens(TURN_STARTED, YOU), ward(host()));
        creature(357, "Dino-Alien", SPECIAL, 5)
                .traits("mutant", "alien")
                .play(may(ifDone(exalt(self()), damage(3, a(creature())))))
                .fight(
                        remember("seen", topOfDeck(YOU, 3)),
                        lookAt(remembered("seen")),
                        choose(chooseAmong(1, remembered("seen"))),
                        toHand(it()),
                        putUnderDeckInAnyOrder(chooseAmong(1, allAmong(remembered("seen"), not(among(it()))))));
        creature(358, "Lyco-Alien", SPECIAL, 4)
                .traits("mutant", "alien")
                .skirmish()
                .fight(
                        remember("seen", topOfDeck(YOU, 3)),
                        lookAt(remembered("seen")),
                        choose(chooseAmong(1, remembered("seen"))),
                        toHand(it()),
                        putUnderDeckInAnyOrder(chooseAmong(1, allAmong(remembered("seen"), not(among(it()))))));
        creature(359, "Sacro-Alien", SPECIAL, 5, 2)
                .traits("mutant", "alien")
                .fight(
                        remember("seen", topOfDeck(YOU, 3)),
                        lookAt(remembered("seen")),
                        choose(chooseAmong(1, remembered("seen"))),
                        toHand(it()),
                        putUnderDeckInAnyOrder(chooseAmong(1, allAmong(remembered("seen"), not(among(it()))))));
        creature(360, "Techno-Alien", SPECIAL, 4)
                .traits("mutant", "alien")
                .fight(
                        remember("seen", topOfDeck(YOU, 3)),
                        lookAt(remembered("seen")),
                        choose(chooseAmong(1, remembered("seen"))),
                        toHand(it()),
                        putUnderDeckInAnyOrder(chooseAmong(1, allAmong(remembered("seen"), not(among(it()))))))
                .reap(ifDone(discard(fromYourHand(anyCard())), draw(1)));
        creature(361, "Umbra-Alien", SPECIAL, 3)
                .traits("mutant", "alien")
                .elusive()
                .fight(
                        remember("seen", topOfDeck(YOU, 3)),
                        lookAt(remembered("seen")),
                        choose(chooseAmong(1, remembered("seen"))),
                        toHand(it()),
                        putUnderDeckInAnyOrder(chooseAmong(1, allAmong(remembered("seen"), not(among(it()))))));
    }
}
