package org.aemberlog.game.card.text;

import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.EventPattern.Family;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;

/** The words for what happens, as a clause that can be bent to "would" and to the past. */
final class TriggerEventText {

    private final EventPattern on;
    private final TextContext context;

    TriggerEventText(EventPattern on, TextContext context) {
        this.on = on;
        this.context = context;
    }

    /** "friendly creature destroyed this turn", "time your opponent stole Æmber this turn" */
    static Noun counted(Amount.History history, TextContext context) {
        var on = history.what();
        var what = new TriggerEventText(on, context);
        String when = when(history.window());
        String by = context.players().any(on.actor()) + " ";
        return switch (on.what()) {
            case PLAYED, PLAYED_BEFORE_EFFECT -> what.card().followed(by + "played " + when);
            case DISCARDED -> what.card().followed(by + "discarded " + when);
            case DISCARDED_ANYWHERE -> what.card().followed(by + "discarded from anywhere " + when);
            case KEY_FORGED -> Noun.kind("key").followed(by + "forged " + when);
            case DESTROYED -> what.card().followed("destroyed " + when);
            case DESTROYED_IN_FIGHT -> what.card().followed("destroyed in a fight " + when);
            case TURN_STARTED,
                    TURN_ENDED,
                    READY_STEP_ENDED,
                    HOUSE_CHOSEN,
                    HOUSE_STEP_ENDED,
                    CREATURES_READIED,
                    TIDE_RAISED,
                    ENTERED,
                    LEFT_PLAY,
                    FOUGHT,
                    REAPED,
                    USED,
                    ARCHIVED,
                    ATTACHED,
                    DESTROYED_FIGHTING,
                    DESTROYED_FIGHTING_THIS,
                    DESTROYED_ATTACKED_BY_THIS,
                    DESTROYED_BY_ASSAULT,
                    AEMBER_GAINED_BY_REAPING,
                    AEMBER_STOLEN,
                    AEMBER_ADDED,
                    DISCARDED_FROM_PLAY,
                    DISCARDED_AFTER_PLAY,
                    DAMAGE_DEALT,
                    DAMAGE_DEALT_BY_ICON,
                    DEALS_DAMAGE,
                    ARMOR_PREVENTED,
                    ICON_RESOLVED,
                    CAPTURE_ICON_RESOLVED,
                    DRAW_ICON_RESOLVED ->
                Noun.kind("time").followed(what.clause().past() + " " + when);
        };
    }

    /** "creature you used this turn", "creature that reaped this turn" */
    static Noun different(Amount.DifferentCards amount, TextContext context) {
        var on = amount.of().what();
        var what = new TriggerEventText(on, context);
        var card = what.card();
        String when = " " + when(amount.of().window());
        if (on.what() == TriggerEvent.USED) {
            return card.followed(context.players().any(on.actor()) + " used" + when);
        }
        return on.what() == TriggerEvent.FOUGHT || on.what() == TriggerEvent.REAPED
                ? card.followed("that " + (on.what() == TriggerEvent.FOUGHT ? "fought" : "reaped") + when)
                : counted(amount.of(), context);
    }

    /** "your opponent forged a key on the previous turn" */
    static String happened(Amount.History history, TextContext context) {
        return new TriggerEventText(history.what(), context).clause().past() + " " + when(history.window());
    }

    /** "Æmber your opponent stole on the previous turn" */
    static String measured(Amount.AemberHistory history, TextContext context) {
        return "Æmber " + happened(history, "", context);
    }

    /** "your opponent stole 3 or more Æmber on the previous turn" */
    static String happened(Amount.AemberHistory history, String howMuch, TextContext context) {
        String verb = switch (history.how()) {
            case GAINED -> "gained";
            case LOST -> "lost";
            case STOLEN -> "stole";
            case CAPTURED -> "captured";
        };
        return context.players().any(history.who())
                + " "
                + verb
                + (howMuch.isEmpty() ? " " : " " + howMuch + " ")
                + when(history.window());
    }

    private static String when(Amount.Window window) {
        return switch (window) {
            case THIS_TURN -> "this turn";
            case PREVIOUS_TURN -> "on the previous turn";
        };
    }

    private boolean isOfCreatures() {
        return on.what().family() == Family.CREATURE || on.what() == TriggerEvent.AEMBER_GAINED_BY_REAPING;
    }

    /** The card that it happens to or with. */
    Noun card() {
        var filters = new FilterText(context);
        Noun noun = filters.noun(on.subject());
        Noun some = isOfCreatures() ? noun.orKind("creature") : noun;
        return on.what().family().isOfController() && on.actor() != PlayerRef.EACH
                ? filters.noun(new Filter.ControlledBy(on.actor())).with(some)
                : some;
    }

    /** How the player is called from here on who did it or controls the card. */
    Naming naming() {
        return new Naming(on.what().family().isOfController() ? "its controller" : "that player");
    }

    /** What happens, to any one such card. */
    Clause clause() {
        String card = card().indefinite();
        return switch (on.what()) {
            case TURN_STARTED -> new Clause(turn(), false, "start", "");
            case TURN_ENDED -> new Clause(turn(), false, "end", "");
            case READY_STEP_ENDED -> new Clause("the “ready cards” step of " + turn(), false, "end", "");
            case HOUSE_CHOSEN -> does("choose", "an active house");
            case HOUSE_STEP_ENDED -> new Clause("the “choose a house” step of " + turn(), false, "end", "");
            case KEY_FORGED -> does("forge", "a key");
            case CREATURES_READIED ->
                does("ready", Naming.their(on.actor()) + " creatures during the “ready cards” step");
            case TIDE_RAISED -> does("raise", "the tide");
            case PLAYED -> does("play", card);
            case PLAYED_BEFORE_EFFECT -> does("play", card + ", before its play effects resolve");
            case ENTERED -> new Clause(card, false, "enter", "play");
            case LEFT_PLAY -> new Clause(card, false, "leave", "play");
            case DISCARDED -> does("discard", card + " from " + Naming.their(on.actor()) + " hand");
            case DISCARDED_FROM_PLAY -> new Clause(card, false, "be put", "into a discard pile from play");
            case DISCARDED_AFTER_PLAY ->
                new Clause(
                        on.actor() == PlayerRef.EACH
                                ? card
                                : card + " that " + context.players().any(on.actor()) + " played",
                        false,
                        "be put",
                        "into a discard pile after resolving");
            case DISCARDED_ANYWHERE -> does("discard", card + " from anywhere");
            case FOUGHT -> new Clause(card, false, "fight", "");
            case REAPED -> new Clause(card, false, "reap", "");
            case USED -> does("use", card);
            case ARCHIVED -> does("archive", card);
            case ATTACHED ->
                does(
                        "attach",
                        on.subject() instanceof Filter.AttachedTo(var creatures)
                                ? "a card to " + QualityText.cards(creatures, context)
                                : card + " to a creature");
            case DESTROYED -> new Clause(card, false, "be destroyed", "");
            case DESTROYED_IN_FIGHT -> new Clause(card, false, "be destroyed", "in a fight");
            case DESTROYED_FIGHTING -> new Clause(card, false, "be destroyed", "while fighting");
            case DESTROYED_FIGHTING_THIS -> new Clause(card, false, "be destroyed", "fighting " + context.self());
            case DESTROYED_ATTACKED_BY_THIS -> new Clause(context.self(), false, "attack", "and destroys " + card);
            case DESTROYED_BY_ASSAULT ->
                new Clause(card, false, "be destroyed", "by the assault damage of " + context.self());
            case AEMBER_GAINED_BY_REAPING -> does("gain", "Æmber by reaping" + with(" with "));
            case AEMBER_STOLEN -> does("steal", "Æmber");
            case AEMBER_ADDED ->
                new Clause("Æmber", false, "be added", "to " + context.players().possessive(on.actor()) + " pool");
            case DAMAGE_DEALT -> new Clause(card, false, "be dealt", "damage");
            case DAMAGE_DEALT_BY_ICON -> new Clause(card, false, "be dealt", "damage by a damage bonus icon");
            case DEALS_DAMAGE -> new Clause(card, false, "deal", "damage");
            case ARMOR_PREVENTED -> new Clause("the armor of " + card, false, "prevent", "damage");
            case ICON_RESOLVED -> does("resolve", "a bonus icon" + with(" of "));
            case DRAW_ICON_RESOLVED -> does("resolve", "a draw bonus icon" + with(" of "));
            case CAPTURE_ICON_RESOLVED -> does("resolve", "a capture bonus icon" + with(" of "));
        };
    }

    private String with(String before) {
        return on.subject() instanceof Filter.Any ? "" : before + card().indefinite();
    }

    private String turn() {
        return context.players().any(on.actor()) + (on.actor() == PlayerRef.YOU ? "r" : "’s") + " turn";
    }

    private Clause does(String verb, String object) {
        return new Clause(context.players().any(on.actor()), on.actor() == PlayerRef.YOU, verb, object);
    }
}
