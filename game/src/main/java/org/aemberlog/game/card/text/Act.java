package org.aemberlog.game.card.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Effect.DeckPlace;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Selector;

/**
 * Something done to cards, as verb, object and what follows.
 *
 * @param verb "stun", "fight with", "deal 2 damage to"
 * @param target the cards it is done to
 * @param after empty, or what follows them, such as " for each key you have forged"
 * @param done the participle, such as "stunned"
 */
record Act(String verb, Selector target, String after, String done) {

    /** What the effect does to cards, when it is a thing done to cards. */
    static Optional<Act> of(Effect effect, Told told) {
        return switch (effect) {
            case Effect.DealDamage e -> {
                var damage = Measure.of(e.amount(), Measure.Unit.DAMAGE, told);
                yield act("deal " + damage.head() + " to", e.target(), damage.tail(), "damaged");
            }
            case Effect.Heal e -> {
                var damage = Measure.of(e.amount(), Measure.Unit.DAMAGE, told);
                yield act("heal " + damage.head() + " from", e.target(), damage.tail(), "healed");
            }
            case Effect.Exalt e -> act("exalt", e.target(), times(e, told), "exalted");
            case Effect.AddStatus e ->
                    switch (e.status()) {
                        case STUN -> act("stun", e.target(), "", "stunned");
                        case WARD -> act("ward", e.target(), "", "warded");
                        case ENRAGE -> act("enrage", e.target(), "", "enraged");
                    };
            case Effect.Ready e -> act("ready", e.target(), "", "readied");
            case Effect.Exhaust e -> act("exhaust", e.target(), "", "exhausted");
            case Effect.Destroy e -> act("destroy", e.target(), "", "destroyed");
            case Effect.Purge e -> act("purge", e.target(), "", "purged");
            case Effect.Archive e -> act("archive", e.target(), "", "archived");
            case Effect.Discard e -> act("discard", e.target(), "", "discarded");
            case Effect.ToHand e ->
                    act("return", e.target(), " to " + home(e.target(), "hand", told), "returned");
            case Effect.PutInDeck e ->
                    act(
                            e.place() == DeckPlace.SHUFFLED ? "shuffle" : "put",
                            e.target(),
                            place(e.place()) + home(e.target(), "deck", told),
                            e.place() == DeckPlace.SHUFFLED ? "shuffled" : "put");
            case Effect.PlayCard e -> act("play", e.card(), "", "played");
            case Effect.UseCard e ->
                    switch (e.mode()) {
                        case ANY -> act("use", e.card(), "", "used");
                        case FIGHT -> act("fight with", e.card(), "", "used");
                        case REAP -> act("reap with", e.card(), "", "used");
                    };
            case Effect.Seq _,
                    Effect.If _,
                    Effect.IfDone _,
                    Effect.May _,
                    Effect.Let _,
                    Effect.As _,
                    Effect.Lasting _,
                    Effect.GainAember _,
                    Effect.LoseAember _,
                    Effect.Steal _,
                    Effect.Capture _,
                    Effect.DivideDamage _,
                    Effect.Draw _,
                    Effect.GainChains _ ->
                    Optional.empty();
            default -> throw new UnsupportedOperationException(String.valueOf(effect));
        };
    }

    /** "deal 2 damage to each of 2 creatures" */
    String text(Told told) {
        var phrase = Phrase.of(target, told);
        return verb + " " + (verb.endsWith(" to") ? phrase.severally() : phrase.text()) + after;
    }

    /** "creature healed" */
    Noun result(Told told) {
        Noun noun = Phrase.noun(target, told);
        var following = new ArrayList<>(List.of(done));
        following.addAll(noun.after());
        return new Noun(noun.before(), noun.kind(), following);
    }

    private static Optional<Act> act(String verb, Selector target, String after, String done) {
        return Optional.of(new Act(verb, target, after, done));
    }

    private static String times(Effect.Exalt exalt, Told told) {
        String times = AmountText.of(exalt.times(), told);
        return times.equals("1") ? "" : " " + times + " times";
    }

    private static String place(DeckPlace place) {
        return switch (place) {
            case TOP -> " on top of ";
            case BOTTOM -> " on the bottom of ";
            case SHUFFLED -> " into ";
        };
    }

    /** A card of yours that is not in play comes to your place; any other to its owner's. */
    private static String home(Selector target, String place, Told told) {
        return target instanceof Selector.Select s && s.zone() != Selector.Zone.IN_PLAY
                ? Words.possessive(s.whose()) + " " + place
                : Phrase.of(target, told).owners(place);
    }
}
