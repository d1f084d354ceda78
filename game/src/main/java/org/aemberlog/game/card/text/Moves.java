package org.aemberlog.game.card.text;

import java.util.Locale;
import java.util.Optional;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.DeckPlace;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Select;
import org.aemberlog.game.card.Zone;

/** The words for moving cards from one place to another. */
final class Moves {

    private static final String PUT = "put";

    private Moves() {}

    static Clause clause(Effect.ZoneEffect effect, TextContext context) {
        var players = context.players();
        return switch (effect) {
            case Effect.Draw e -> of(e, context);
            case Effect.RefillHand e ->
                players.by(e.who(), "refill", players.possessive(e.who()) + " hand as in the “draw cards” step");
            case Effect.SwapZones e -> of(e, context);
            case Effect.ShuffleDeck e -> players.by(e.who(), "shuffle", players.possessive(e.who()) + " deck");
            case Effect.OnCards e -> VerbPhrase.clause(e, context);
        };
    }

    /** "draw 2 cards" */
    private static Clause of(Effect.Draw e, TextContext context) {
        return context.players()
                .by(e.who(), "draw", Measure.of(e.amount(), Unit.CARD, context).text());
    }

    /** "swap your deck and your discard pile" */
    private static Clause of(Effect.SwapZones e, TextContext context) {
        var whose = context.players().possessive(e.who());
        return context.players()
                .by(e.who(), "swap", whose + " " + Words.of(e.one()) + " and " + whose + " " + Words.of(e.other()));
    }

    static Optional<VerbPhrase> archive(Effect.Archive e, TextContext context) {
        return switch (e.whose()) {
            case OWNERS -> VerbPhrase.act("archive", e.target(), "", "archived");
            case PUT_IN_OWNERS ->
                VerbPhrase.act(
                        PUT, e.target(), "into " + home(e.target(), "archives", context), PUT + " into archives");
            case YOURS -> VerbPhrase.act(PUT, e.target(), "into your archives" + leaving(e, context), "archived");
            case OPPONENTS -> VerbPhrase.act(PUT, e.target(), "into your opponent’s archives", "archived");
        };
    }

    /**
     * A card cannot leave your archives to a place of yours when it is not yours (FAQ, Archives).
     */
    private static String leaving(Effect.Archive e, TextContext context) {
        return isYours(e.target(), context)
                ? ""
                : new SelectorText(context).phrase(e.target()).plural()
                        ? " (they leave them only to their owners’ hands)"
                        : " (it leaves them only to its owner’s hand)";
    }

    static Optional<VerbPhrase> toHand(Effect.ToHand e, TextContext context) {
        return e.target() instanceof Selector.Ref && isYours(e.target(), context)
                ? VerbPhrase.act(PUT, e.target(), "into your hand", "returned")
                : VerbPhrase.act("return", e.target(), "to " + home(e.target(), "hand", context), "returned");
    }

    static Optional<VerbPhrase> toDeck(Effect.PutInDeck e, TextContext context) {
        return toDeck(e.target(), e.place(), "", context);
    }

    static Optional<VerbPhrase> toDeck(Effect.PutInDeckInAnyOrder e, TextContext context) {
        String order = Selector.Quantity.of(e.target()).single() ? "" : " in any order";
        return toDeck(e.target(), e.place(), order, context);
    }

    private static Optional<VerbPhrase> toDeck(Selector target, DeckPlace place, String order, TextContext context) {
        String deck = home(target, "deck", context) + order;
        return switch (place) {
            case TOP -> VerbPhrase.act(PUT, target, "on top of " + deck, PUT + " into the deck");
            case TOP_SHUFFLED ->
                VerbPhrase.act(PUT, target, "on top of " + deck + " in a random order", PUT + " into the deck");
            case BOTTOM -> VerbPhrase.act(PUT, target, "on the bottom of " + deck, PUT + " into the deck");
            case SHUFFLED -> VerbPhrase.act("shuffle", target, "into " + deck, "shuffled");
        };
    }

    static Optional<VerbPhrase> intoPlay(Effect.PutIntoPlay e, TextContext context) {
        String control = switch (e.control()) {
            case YOU -> isYours(e.target(), context) ? "" : " under your control";
            case OWNER -> " under " + home(e.target(), "control", context);
        };
        String ready = e.ready() ? " ready" : "";
        String place = e.placeOf()
                .map(gone -> " in the position of "
                        + new SelectorText(context).phrase(gone).text())
                .orElse("");
        return VerbPhrase.act(PUT, e.target(), "into play" + ready + control + place, PUT + " into play");
    }

    static String into(Effect.Arrival arrival) {
        return switch (arrival) {
            case STUNNED -> "so that it enters play stunned";
            case ANYWHERE -> "anywhere in your battleline";
        };
    }

    static String onFlank(Optional<Effect.Flank> flank) {
        return flank.map(it -> ", on the " + it.name().toLowerCase(Locale.ROOT) + " flank")
                .orElse("");
    }

    static Optional<VerbPhrase> under(Effect.PlaceUnder e, TextContext context) {
        return e.faceup()
                ? VerbPhrase.act("graft", e.target(), "onto " + context.self(), "grafted")
                : VerbPhrase.act(PUT, e.target(), "facedown under " + context.self(), "put under it");
    }

    static Optional<VerbPhrase> inLine(Selector target, String where, TextContext context) {
        boolean several = new SelectorText(context).phrase(target).plural();
        return VerbPhrase.act(
                "move",
                target,
                where + " " + (several ? "their controllers’ battlelines" : "its controller’s battleline"),
                "moved");
    }

    /** A card of yours that is not in play comes to your place; any other to its owner's. */
    private static String home(Selector target, String place, TextContext context) {
        if (target instanceof Select s && s.zone() != Zone.IN_PLAY && s.whose() != PlayerRef.EACH) {
            return context.players().possessive(s.whose()) + " " + place;
        }
        var phrase = new SelectorText(context).phrase(target);
        return phrase.plural() && place.equals("control") ? "their owners’ control" : phrase.owners(place);
    }

    /** Whether the cards come from a place of yours outside play. */
    static boolean isYours(Selector target, TextContext context) {
        return switch (target) {
            case Select s -> s.zone() != Zone.IN_PLAY && s.whose() == PlayerRef.YOU;
            case Selector.Ref s -> context.chosen(s.name()).map(Chosen::yours).orElse(false);
            case Selector.Among s -> isYours(s.of(), context);
            case Selector.Self _,
                    Selector.Granter _,
                    Selector.Touched _,
                    Selector.ThatCard _,
                    Selector.NeighborsOf _,
                    Selector.Host _,
                    Selector.FightOpponent _,
                    Selector.UnderThis _,
                    Selector.PurgedByThis _,
                    Selector.AnyOf _ -> false;
        };
    }
}
