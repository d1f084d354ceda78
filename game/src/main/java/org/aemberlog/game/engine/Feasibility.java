package org.aemberlog.game.engine;

import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.UseCard;
import org.aemberlog.game.card.Modifier.PlayerAction;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.state.CardId;

/**
 * Whether an instruction could change anything. What players are offered follows from it:
 *
 * <ul>
 *   <li>Any card that the text describes can be chosen, also one for which nothing would happen: an
 *       undamaged creature to heal (glossary, Heal), a stunned one to stun (FAQ, Smaaash), an
 *       exhausted one to "ready and fight with" (FAQ, Anger).
 *   <li>But only what can be used is chosen to be used (rulebook, Using Cards), and Æmber and
 *       damage are moved only off cards on which there is some (glossary, Move).
 *   <li>All effects of "choose one" are offered, also those that would do nothing: the rulebook
 *       only says that as much as possible of the chosen one is resolved.
 *   <li>A "may" is asked only when its effect could change something or count as done ("if you
 *       do"); otherwise both answers come to the same. What not everybody sees counts as possible,
 *       or the question would tell it.
 * </ul>
 *
 * <p>In doubt an instruction is possible: what depends on instructions before it is not foreseen.
 */
final class Feasibility {

    private final Resolution r;
    private final TargetResolver resolver;

    Feasibility(Resolution resolution, TargetResolver resolver) {
        this.r = resolution;
        this.resolver = resolver;
    }

    /** Whether an effect could change anything now. */
    boolean possible(Effect effect, AbilityContext context) {
        return new Foresight(r, resolver, this, context).isPossible(effect);
    }

    /** Whether a card can be used so by a player; enemy ones only as if they were theirs. */
    boolean usable(UseCard e, CardId card, AbilityContext context) {
        return (e.asIfYours() || resolver.controller(card, context) == context.you())
                && !RuleOfSix.reached(r.state(), card)
                && Tolls.payable(r.board(), PlayerAction.USE, context.you(), card)
                && !Uses.ways(r.board(), context.you(), card, e.mode(), AgencyEffects.spared(e, context))
                        .isEmpty();
    }

    /** Whether there are tokens of the kind on a card. */
    boolean has(Token token, CardId card) {
        return r.inPlay(card) && r.board().tokens(card, token) > 0;
    }
}
