package org.aemberlog.game.card.text;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.aemberlog.game.card.text.Example.example;

import java.util.List;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Pick;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Zone;

/** Which cards. */
final class SelectorExamples {

    private SelectorExamples() {}

    static List<Example> all() {
        return List.of(
                example(Selector.Select.class, "Exhaust 2 friendly creatures.", choose(2, friendly(creature()))),
                example(Selector.Select.class, "Exhaust the 3 most powerful creatures.", mostPowerful(3, creature())),
                example(
                        Selector.Select.class,
                        "Exhaust the least powerful enemy creature.",
                        leastPowerful(1, enemy(creature()))),
                example(
                        Selector.Select.class,
                        "Exhaust up to 2 creatures from your discard pile.",
                        from(Zone.DISCARD, YOU, creature(), Quantity.upTo(2))),
                example(
                        Selector.Select.class,
                        "Exhaust the bottom 2 cards of your opponent’s deck.",
                        new Selector.Select(Zone.DECK, OPPONENT, anyCard(), Quantity.exactly(2), Pick.BOTTOM)),
                example(
                        Selector.Select.class,
                        "Exhaust a random card from your opponent’s archives.",
                        randomFrom(Zone.ARCHIVES, OPPONENT)),
                example(Selector.Self.class, "Exhaust Test.", self()),
                example(
                        Selector.Granter.class,
                        "This creature gains, “Destroyed: Archive Test.”",
                        always(host(), gains(bold(Timing.DESTROYED, archive(granter()))))),
                example(
                        Selector.Ref.class,
                        "Deal 2 damage to a creature. Stun each neighbor of that creature.",
                        inOrder(choose(a(creature())), damage(2, it()), stun(neighborsOf(it())))),
                example(
                        Selector.Touched.class,
                        "Deal 2 damage to a creature. If that creature is destroyed"
                                + " this way, deal 1 damage to each neighbor of that creature.",
                        inOrder(
                                as("hit", damage(2, a(creature()))),
                                onlyIf(destroyedBy("hit"), damage(1, neighborsOf(touched("hit")))))),
                example(
                        Selector.Touched.class,
                        "Fight with a friendly creature. Stun the attacked creature.",
                        inOrder(choose(a(friendly(creature()))), as("fight", fightWith(it())), stun(touched("fight")))),
                example(
                        Selector.Touched.class,
                        "Use a friendly creature. Stun that creature.",
                        inOrder(as("used", use(a(friendly(creature())))), stun(touched("used")))),
                example(
                        Selector.ThatCard.class,
                        "Each time an enemy creature reaps, exhaust that creature.",
                        eachTime(reaps(enemy(creature())), exhaust(thatCard()))),
                example(Selector.NeighborsOf.class, "Exhaust a neighboring creature.", aNeighbor()),
                example(
                        Selector.NeighborsOf.class,
                        "Exhaust each damaged neighbor of the creature that Test fights.",
                        neighborsOf(fightOpponent(), damaged())),
                example(
                        Selector.NeighborsOf.class,
                        "Exhaust the left neighbor of the creature that Test fights.",
                        neighborsOf(fightOpponent(), toTheLeftOf(fightOpponent()))),
                example(Selector.Host.class, "Exhaust this creature.", host()),
                example(Selector.FightOpponent.class, "Exhaust the creature that Test fights.", fightOpponent()),
                example(Selector.UnderThis.class, "Exhaust each card under Test.", underThis()),
                example(Selector.UnderThis.class, "Exhaust each card grafted onto Test.", graftedOntoThis()),
                example(Selector.PurgedByThis.class, "Exhaust each card purged by Test.", purgedByThis()),
                example(
                        Selector.Among.class,
                        "Exhaust each creature among the top 3 cards of your deck.",
                        allAmong(topOfDeck(YOU, 3), creature())),
                example(Selector.Among.class, "Exhaust one of the cards under Test.", chooseAmong(1, underThis())),
                example(
                        Selector.Among.class,
                        "Choose the top 3 cards of your deck. Archive one of them. Discard the others.",
                        inOrder(
                                remember("seen", topOfDeck(YOU, 3)),
                                choose(chooseAmong(1, remembered("seen"))),
                                archive(it()),
                                discard(allAmong(remembered("seen"), not(among(it())))))),
                example(
                        Selector.AnyOf.class,
                        "Exhaust an Urchin in play or an Urchin from your discard pile.",
                        oneOf(a(named("Urchin")), fromYourDiscard(named("Urchin")))),
                example(Selector.AnyOf.class, "Exhaust Test and this creature.", allOf(self(), host())));
    }
}
