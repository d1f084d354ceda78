package org.aemberlog.game.card.text;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;

/**
 * Something done to cards, as verb, object and what follows.
 *
 * @param who does it
 * @param verb "stun", "fight with", "deal 2 damage to"
 * @param target the cards it is done to
 * @param after empty, or what follows them, such as "for each key you have forged"
 * @param done the participle, such as "stunned"
 */
record VerbPhrase(PlayerRef who, String verb, Selector target, String after, String done) {

    /** What the effect does to cards, when it is a thing done to cards. */
    static Optional<VerbPhrase> of(Effect effect, TextContext context) {
        return effect instanceof Effect.OnCards it ? words(it, context) : Optional.empty();
    }

    static Clause clause(Effect.OnCards effect, TextContext context) {
        return words(effect, context).orElseThrow().clause(context);
    }

    private static boolean isChosenOne(Selector target) {
        return target instanceof Selector.Select && Selector.Quantity.of(target).equals(Selector.Quantity.exactly(1));
    }

    private static Optional<VerbPhrase> words(Effect.OnCards effect, TextContext context) {
        return switch (effect) {
            case Effect.DealDamage e -> {
                var damage = isChosenOne(e.target())
                        ? Measure.toOne(e.amount(), context)
                        : Measure.of(e.amount(), Unit.DAMAGE, context);
                yield act("deal " + damage.head() + " to", e.target(), damage.tail(), "dealt damage");
            }
            case Effect.DealDamageDespiteArmor e -> {
                var damage = Measure.of(e.amount(), Unit.DAMAGE, context);
                String tail = damage.tail() + ", which armor cannot prevent";
                yield act("deal " + damage.head() + " to", e.target(), tail, "dealt damage");
            }
            case Effect.Heal e -> {
                var damage = Measure.of(e.amount(), Unit.DAMAGE, context);
                yield act("heal " + damage.head() + " from", e.target(), damage.tail(), "healed");
            }
            case Effect.FullyHeal e -> act("fully heal", e.target(), "", "healed");
            case Effect.Exalt e -> act("exalt", e.target(), times(e, context), "exalted");
            case Effect.AddStatus e -> act(Words.of(e.status()), e.target(), "", Words.having(e.status()));
            case Effect.RemoveStatus e ->
                act("un" + Words.of(e.status()), e.target(), "", "un" + Words.having(e.status()));
            case Effect.AddCounters e -> {
                var tokens = Measure.of(e.amount(), Unit.of(e.counter()), context);
                yield act("put " + tokens.head() + " on", e.target(), tokens.tail(), "put on");
            }
            case Effect.RemoveCounters e
            when e.amount().equals(new Amount.Tokens(e.counter(), e.target())) ->
                act("remove each " + Unit.of(e.counter()).one() + " from", e.target(), "", "removed");
            case Effect.RemoveCounters e -> {
                var tokens = Measure.of(e.amount(), Unit.of(e.counter()), context);
                yield act("remove " + tokens.head() + " from", e.target(), tokens.tail(), "removed");
            }
            case Effect.Redistribute e ->
                act("redistribute the " + Unit.of(e.token()).many() + " on", e.target(), "among them", "redistributed");
            case Effect.Ready e -> act("ready", e.target(), "", "readied");
            case Effect.Exhaust e -> act("exhaust", e.target(), "", "exhausted");
            case Effect.LoseArmor e ->
                act("take all armor off", e.target(), "until the end of the turn", "stripped of armor");
            case Effect.Destroy e -> act("destroy", e.target(), "", "destroyed");
            case Effect.Sacrifice e -> act("sacrifice", e.target(), "", "sacrificed");
            case Effect.Purge e -> act("purge", e.target(), "", "purged");
            case Effect.Archive e -> Moves.archive(e, context);
            case Effect.Discard e -> act("discard", e.target(), "", "discarded");
            case Effect.ToHand e -> Moves.toHand(e, context);
            case Effect.PutInDeck e -> Moves.toDeck(e, context);
            case Effect.PutInDeckInAnyOrder e -> Moves.toDeck(e, context);
            case Effect.PutIntoPlay e -> Moves.intoPlay(e, context);
            case Effect.PlaceUnder e -> Moves.under(e, context);
            case Effect.TakeControl e ->
                Optional.of(new VerbPhrase(e.to(), "take control of", e.target(), Moves.onFlank(e.flank()), "taken"));
            case Effect.MoveToFlank e -> Moves.inLine(e.target(), "to a flank of", context);
            case Effect.MoveInLine e -> Moves.inLine(e.target(), "anywhere in", context);
            case Effect.Reveal e -> act("reveal", e.cards(), "", "revealed");
            case Effect.LookAt e -> act("look at", e.cards(), "", "looked at");
            case Effect.PlayCard e ->
                act("play", e.card(), e.arrival().map(Moves::into).orElse(""), "played");
            case Effect.UseCard e -> use(e, context);
        };
    }

    /** Something that you do. */
    static Optional<VerbPhrase> act(String verb, Selector target, String after, String done) {
        return Optional.of(new VerbPhrase(PlayerRef.YOU, verb, target, after.strip(), done));
    }

    /** "deal 2 damage to each of 2 creatures" */
    Clause clause(TextContext context) {
        var phrase = new SelectorText(context).phrase(target);
        var object = isOfEach() ? phrase.severally() : phrase.text();
        context.mentioned(target);
        String follows = after.replace(" on " + object, " on it");
        return context.players().by(who, verb, Clause.join(object, follows));
    }

    /** Whether other acts on the same cards can share the object: "stun and exhaust it". */
    boolean sharesObject() {
        return after.isEmpty() && who == PlayerRef.YOU;
    }

    /** Whether the verb needs its object right behind it. */
    boolean endsInPreposition() {
        return verb.matches(".* (to|on|from|of|with|at)");
    }

    /** "creature healed" */
    Noun result(TextContext context) {
        Noun noun = new SelectorText(context).noun(target);
        return new Noun(noun.before(), noun.word(), false, List.of(done), List.of());
    }

    /** Whether so much is done to each of them, not to all of them together. */
    boolean isOfEach() {
        return verb.matches("(deal|heal|put|remove) .*");
    }

    private static Optional<VerbPhrase> use(Effect.UseCard e, TextContext context) {
        String verb = switch (e.mode()) {
            case ANY -> "use";
            case FIGHT, FIGHT_ANOTHER -> "fight with";
            case REAP -> "reap with";
        };
        boolean several = new SelectorText(context).phrase(e.card()).plural();
        String yours = several ? "as if they were yours" : "as if it were yours";
        String how = e.mode() == Effect.UseMode.FIGHT_ANOTHER ? "each time against a different creature" : "";
        return act(verb, e.card(), Clause.join(how, e.asIfYours() ? yours : ""), "used");
    }

    private static String times(Effect.Exalt exalt, TextContext context) {
        String times = AmountText.of(exalt.times(), context);
        return times.equals("1") ? "" : times + " times";
    }
}
