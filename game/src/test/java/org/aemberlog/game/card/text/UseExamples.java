package org.aemberlog.game.card.text;

import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.aemberlog.game.card.text.Example.example;

import java.util.List;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Timing;

/** Cards that are played, used and resolved. */
final class UseExamples {

    private UseExamples() {}

    static List<Example> all() {
        return List.of(
                example(Effect.PlayCard.class, "Play the top card of your deck.", playCard(topOfDeck(YOU))),
                example(
                        Effect.PlayCard.class,
                        "Play a creature from your hand so that it enters play stunned.",
                        playStunned(fromYourHand(creature()))),
                example(
                        Effect.PlayCard.class,
                        "Play a creature from your discard pile anywhere in your battleline.",
                        playAnywhere(fromYourDiscard(creature()))),
                example(Effect.UseCard.class, "Use a friendly artifact.", use(a(friendly(artifact())))),
                example(
                        Effect.UseCard.class,
                        "Use an enemy artifact as if it were yours.",
                        useAsIfYours(a(enemy(artifact())))),
                example(
                        Effect.UseCard.class,
                        "Ready and fight with a friendly creature.",
                        readyAndFightWith(a(friendly(creature())))),
                example(
                        Effect.UseCard.class,
                        "Choose a friendly creature. 3 times, one after the other, ready it and fight with it each time against a different creature.",
                        inOrder(
                                choose(a(friendly(creature()))),
                                forEach(number(3), ready(it()), fightAnotherWith(it())))),
                example(Effect.UseCard.class, "Reap with a neighboring creature.", reapWith(aNeighbor())),
                example(
                        Effect.TriggerAbility.class,
                        "Trigger the reap effects of another creature as if you controlled it.",
                        trigger(Timing.REAP, a(another(creature())))),
                example(
                        Effect.ResolveBonusIcons.class,
                        "Purge an artifact. Resolve its bonus icons as if you had played it.",
                        inOrder(choose(a(artifact())), purge(it()), resolveBonusIcons(it()))),
                example(Effect.ResolveIcon.class, "Resolve a capture bonus icon.", resolveIcon(BonusIcon.CAPTURE)));
    }
}
