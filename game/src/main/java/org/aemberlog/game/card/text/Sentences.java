package org.aemberlog.game.card.text;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Condition.*;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;

/** Says what effects do: each as a clause in the imperative, without a full stop. */
final class Sentences {

    private final Nouns nouns;
    private final RulesText rules;

    Sentences(Nouns nouns, RulesText rules) {
        this.nouns = nouns;
        this.rules = rules;
    }

    /** An effect as one or more whole sentences. */
    String sentences(Effect effect) {
        var sentences = new ArrayList<String>();
        for (var step : flat(effect)) {
            sentences.add(Nouns.capital(clause(step)) + ".");
        }
        return String.join(" ", sentences);
    }

    /** The steps of an effect, with "ready and fight with" and chosen groups drawn together. */
    private static List<Effect> flat(Effect effect) {
        if (effect instanceof Seq seq && readyAndFight(seq) == null) {
            return seq.steps().stream().flatMap(step -> flat(step).stream()).toList();
        }
        return List.of(effect);
    }

    private static Selector readyAndFight(Seq seq) {
        boolean is =
                seq.steps().size() == 3
                        && seq.steps().get(0) instanceof Let
                        && seq.steps().get(1) instanceof Ready
                        && seq.steps().get(2) instanceof UseCard use
                        && use.mode() == UseMode.FIGHT;
        return is ? ((Let) seq.steps().get(0)).cards() : null;
    }

    String clause(Effect effect) {
        return switch (effect) {
            case Seq e -> {
                var fighter = readyAndFight(e);
                yield fighter != null
                        ? "ready and fight with " + nouns.cards(fighter)
                        : String.join(" and ", e.steps().stream().map(this::clause).toList());
            }
            case If e -> conditional(e);
            case IfDone e -> clause(e.first()) + ". If you do, " + clause(e.then());
            case May e -> "you may " + clause(e.body());
            case Let e -> "choose " + nouns.cards(e.cards());
            case As e -> clause(e.effect());
            case Lasting e -> "for the remainder of the turn, " + rules.lasting(e.rule());
            case GainAember e -> who(e.who(), "gain") + " " + nouns.amount(e.amount(), "Æmber");
            case LoseAember e -> who(e.who(), "lose") + " " + nouns.amount(e.amount(), "Æmber");
            case Steal e -> "steal " + nouns.amount(e.amount(), "Æmber");
            case Capture e ->
                    nouns.cards(e.by())
                            + " captures "
                            + nouns.amount(e.amount(), "Æmber");
            case Exalt e -> "exalt " + nouns.cards(e.target());
            case DealDamage e ->
                    "deal " + nouns.amount(e.amount(), "damage") + " to " + nouns.cards(e.target());
            case DivideDamage e ->
                    "deal "
                            + nouns.amount(e.amount(), "damage")
                            + ", divided as you like among any number of creatures";
            case Heal e ->
                    "heal " + nouns.amount(e.amount(), "damage") + " from " + nouns.cards(e.target());
            case AddStatus e -> Nouns.lower(e.status()) + " " + nouns.cards(e.target());
            case Ready e -> "ready " + nouns.cards(e.target());
            case Exhaust e -> "exhaust " + nouns.cards(e.target());
            case Destroy e -> "destroy " + nouns.cards(e.target());
            case Purge e -> "purge " + nouns.cards(e.target());
            case ToHand e -> "return " + nouns.cards(e.target()) + " to its owner’s hand";
            case Archive e -> "archive " + nouns.cards(e.target());
            case Discard e -> "discard " + nouns.cards(e.target());
            case Draw e -> who(e.who(), "draw") + " " + nouns.amount(e.amount(), "card");
            case PutInDeck e -> putInDeck(e);
            case PlayCard e -> "play " + nouns.cards(e.card());
            case UseCard e ->
                    switch (e.mode()) {
                        case ANY -> "use " + nouns.cards(e.card());
                        case FIGHT -> "fight with " + nouns.cards(e.card());
                        case REAP -> "reap with " + nouns.cards(e.card());
                    };
            case GainChains e -> who(e.who(), "gain") + " " + nouns.amount(e.amount(), "chain");
        };
    }

    private String conditional(If e) {
        var said = "if " + condition(e.test()) + ", " + clause(e.then());
        boolean otherwise = !(e.otherwise() instanceof Seq seq && seq.steps().isEmpty());
        return otherwise ? said + ". Otherwise, " + clause(e.otherwise()) : said;
    }

    private String putInDeck(PutInDeck e) {
        return switch (e.place()) {
            case TOP -> "put " + nouns.cards(e.target()) + " on top of its owner’s deck";
            case BOTTOM -> "put " + nouns.cards(e.target()) + " on the bottom of its owner’s deck";
            case SHUFFLED -> "shuffle " + nouns.cards(e.target()) + " into their owners’ decks";
        };
    }

    private static String who(PlayerRef who, String verb) {
        return switch (who) {
            case YOU -> verb;
            case OPPONENT -> "your opponent " + verb + "s";
            case EACH -> "each player " + verb + "s";
        };
    }

    String condition(Condition condition) {
        return switch (condition) {
            case Always c -> "always";
            case Compare c -> compare(c);
            case Matches c -> matches(c);
            case DestroyedBy c -> "this destroys that creature";
        };
    }

    private String compare(Compare c) {
        boolean pool = c.left() instanceof org.aemberlog.game.card.Amount.Pool;
        if (pool && c.right() instanceof org.aemberlog.game.card.Amount.Const n) {
            var whose = ((org.aemberlog.game.card.Amount.Pool) c.left()).whose();
            var has = whose == PlayerRef.YOU ? "you have " : "your opponent has ";
            return switch (c.comparison()) {
                case EQUAL -> has + (n.value() == 0 ? "no" : "exactly " + n.value()) + " Æmber";
                case AT_LEAST -> has + n.value() + " Æmber or more";
                case AT_MOST -> has + n.value() + " Æmber or less";
            };
        }
        return nouns.amount(c.left(), "")
                + switch (c.comparison()) {
                    case EQUAL -> "equals ";
                    case AT_LEAST -> "is at least ";
                    case AT_MOST -> "is at most ";
                }
                + nouns.amount(c.right(), "").strip();
    }

    private String matches(Matches c) {
        return c.filter() instanceof org.aemberlog.game.card.Filter.OnFlank
                ? nouns.cards(c.cards()) + " is on a flank"
                : nouns.cards(c.cards())
                        + " is "
                        + Nouns.article(nouns.noun(c.filter()))
                        + " "
                        + nouns.noun(c.filter())
                        + nouns.suffix(c.filter());
    }
}
