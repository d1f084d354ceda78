package org.aemberlog.deck.cards.callofthearchons;

import static org.aemberlog.deck.pool.CardSet.CALL_OF_THE_ARCHONS;
import static org.aemberlog.game.card.EventPattern.Happening.HOUSE_CHOSEN;
import static org.aemberlog.game.card.KeywordKind.HAZARDOUS;
import static org.aemberlog.game.card.KeywordKind.TAUNT;
import static org.aemberlog.game.card.PlayerRef.EACH;
import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Cards.*;
import static org.aemberlog.game.card.dsl.Effects.*;
import static org.aemberlog.game.card.dsl.Numbers.*;
import static org.aemberlog.game.card.dsl.Rules.*;

import java.util.List;
import org.aemberlog.deck.pool.HousePage;
import org.aemberlog.deck.pool.Printing;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.card.House;

/** House Sanctum in Call of the Archons. */
public final class Sanctum {

    private Sanctum() {}

    /** The cards in collector-number order. */
    public static List<Printing> cards() {
        return new HousePage(CALL_OF_THE_ARCHONS, House.SANCTUM)
                .common(
                        215,
                        card("Cleansing Wave")
                                .action()
                                .play(as("healed", heal(1, each(creature()))), gain(perCardOf("healed"))))
                .rare(
                        221,
                        card("Mighty Lance")
                                .action()
                                .play(
                                        remember("first", a(creature())),
                                        remember("second", aNeighborOf(remembered("first"), anyCard())),
                                        damageTogether(
                                                damage(3, remembered("first")), damage(3, remembered("second")))))
                .common(
                        225,
                        card("Shield of Justice")
                                .action()
                                .aember(1)
                                .play(forRemainderOfTurn(always(each(friendly(creature())), cannotBeDamaged()))))
                .common(227, card("Terms of Redress").action().aember(1).play(capture(2, a(friendly(creature())))))
                .common(
                        233,
                        card("Hallowed Blaster").artifact().traits("weapon").action(heal(3, a(creature()))))
                .common(
                        239,
                        card("Champion Anaphiel")
                                .creature(6, 1)
                                .traits("knight", "spirit")
                                .taunt())
                .common(
                        241,
                        card("Commander Remiel")
                                .creature(3)
                                .traits("human", "knight")
                                .reap(use(a(friendly(creature(not(house(House.SANCTUM))))))))
                .rare(
                        242,
                        card("Duma the Martyr")
                                .creature(3)
                                .traits("human")
                                .destroyed(fullyHeal(each(another(friendly(creature())))), draw(2)))
                .rare(
                        250,
                        card("Jehu the Bureaucrat")
                                .creature(3)
                                .traits("human")
                                .eachTime(happens(HOUSE_CHOSEN, YOU), activeHouse(House.SANCTUM), gain(2)))
                .uncommon(
                        251,
                        card("Lady Maxena")
                                .creature(5, 2)
                                .traits("knight", "spirit")
                                .play(stun(a(creature())))
                                .action(toHand(self())))
                .common(
                        255,
                        card("Raiding Knight")
                                .creature(4, 2)
                                .traits("human", "knight")
                                .play(capture(1)))
                .rare(
                        256,
                        card("Sanctum Guardian")
                                .creature(6, 1)
                                .traits("knight", "spirit")
                                .taunt()
                                .fightReap(swap(self(), a(another(friendly(creature()))))))
                .common(
                        257,
                        card("Sequis").creature(4, 2).traits("human", "knight").reap(capture(1)))
                .common(
                        258,
                        card("Sergeant Zakiel")
                                .creature(4, 1)
                                .traits("human", "knight")
                                .play(may(readyAndFightWith(aNeighbor()))))
                .common(
                        259,
                        card("Staunch Knight")
                                .creature(4, 2)
                                .traits("human", "knight")
                                .whilst(selfIs(onFlank()), power(2)))
                .rare(
                        263,
                        card("Armageddon Cloak")
                                .upgrade()
                                .aember(1)
                                .thisCreature(
                                        gains(HAZARDOUS, 2),
                                        gains(insteadOf(
                                                happens(Happening.DESTROYED, EACH, isSelf()),
                                                fullyHeal(self()),
                                                destroy(granter())))))
                .common(265, card("Protect the Weak").upgrade().aember(1).thisCreature(armor(1), gains(TAUNT)))
                .printings();
    }
}
