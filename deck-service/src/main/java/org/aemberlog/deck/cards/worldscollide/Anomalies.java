package org.aemberlog.deck.cards.worldscollide;

import static org.aemberlog.deck.cards.Rarity.SPECIAL;
import static org.aemberlog.game.card.KeywordKind.ELUSIVE;
import static org.aemberlog.game.card.KeywordKind.INVULNERABLE;
import static org.aemberlog.game.card.PlayerRef.EACH;
import static org.aemberlog.game.card.PlayerRef.OPPONENT;
import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.Timing.FIGHT;
import static org.aemberlog.game.card.Timing.PLAY;
import static org.aemberlog.game.card.Timing.REAP;

import java.util.List;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.HousePage;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Zone;

/** The anomalies of Worlds Collide, A01 to A10, which may come in any house. */
final class Anomalies extends HousePage {

    Anomalies() {
        super(CardSet.WORLDS_COLLIDE, "A");
    }

    @Override
    protected void cards() {
        upgrade(1, "Ghostform", SPECIAL)
                .aember(1)
                .thisCreature(
                        gains(INVULNERABLE), gains(new Ability.Triggered(List.of(FIGHT, REAP), archive(granter()))));
        creature(2, "Infomancer", SPECIAL, 3)
                .traits("human", "cyborg")
                .elusive()
                .play(graft(fromYourHand(actionCard())))
                .reap(trigger(PLAY, chooseAmong(1, graftedOntoThis())));
        action(3, "Lateral Shift", SPECIAL)
                .play(
                        lookAt(from(Zone.HAND, OPPONENT, anyCard(), Quantity.ALL)),
                        playCard(from(Zone.HAND, OPPONENT, anyCard(), Quantity.exactly(1))));
        artifact(4, "Memolith", SPECIAL)
                .traits("location")
                .action(chooseOne(graft(fromYourHand(actionCard())), trigger(PLAY, chooseAmong(1, graftedOntoThis()))));
        creature(5, "Nizak, The Forgotten", SPECIAL, 6)
                .traits("dragon", "psion")
                .whilst(fighting(), gains(INVULNERABLE))
                .eachTime(isDestroyedFightingThis(enemy(creature())), toHand(thatCard()));
        artifact(6, "Orb of Wonder", SPECIAL)
                .traits("item")
                .omni(ifDone(destroy(self()), search(anyCard(), Quantity.exactly(1), Zone.DECK), toHand(it())));
        creature(7, "The Grim Reaper", SPECIAL, 4)
                .traits("robot", "specter")
                .whilst(haunted(YOU), entersReady())
                .reap(
                        remember("theirs", a(enemy(creature()))),
                        remember("yours", a(friendly(creature()))),
                        purge(allOf(remembered("theirs"), remembered("yours"))));
        creature(8, "The Red Baron", SPECIAL, 4, 1)
                .traits("cyborg", "pirate")
                .whilst(keyForged(KeyColor.RED, YOU), gains(bold(REAP, steal(1))))
                .whilst(keyForged(KeyColor.RED, OPPONENT), gains(ELUSIVE));
        action(9, "Timequake", SPECIAL)
                .aember(1)
                .play(
                        as(
                                "shuffled",
                                shuffleIntoDeck(
                                        allOf(each(friendly(upgrade())), each(friendly(creatureOrArtifact()))))),
                        draw(perCard(from(Zone.DECK, YOU, among(touched("shuffled")), Quantity.ALL))));
        creature(10, "Valoocanth", SPECIAL, 6)
                .traits("aquan")
                .whilst(tideIsLow(), cannot(PlayerAction.USE, EACH, isSelf()))
                .fightReap(choose(a(enemy(creature()))), exhaust(allOf(it(), neighborsOf(it()))));
    }
}
