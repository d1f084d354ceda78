package org.aemberlog.game.card.text;

import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;

/** The words for what happens, as a clause that can be bent to "would" and to the past. */
final class HappeningText {

    private static final String CREATURE = "creature";

    private final EventPattern on;
    private final Told told;

    HappeningText(EventPattern on, Told told) {
        this.on = on;
        this.told = told;
    }

    /** "friendly creature destroyed this turn", "time your opponent stole Æmber this turn" */
    static Noun counted(Amount.History history, Told told) {
        var what = new HappeningText(history.what(), told);
        var actor = history.what().actor();
        String when = when(history);
        String by = player(actor) + " ";
        return switch (history.what().what()) {
            case PLAYED, PLAYED_BEFORE_EFFECT -> what.card().followed(by + "played " + when);
            case DISCARDED -> what.card().followed(by + "discarded " + when);
            case KEY_FORGED -> Noun.kind("key").followed(by + "forged " + when);
            case DESTROYED ->
                    what.card()
                            .followed(
                                    (actor == PlayerRef.EACH ? "" : by) + "destroyed " + when);
            case TURN_STARTED,
                    TURN_ENDED,
                    HOUSE_CHOSEN,
                    CREATURES_READIED,
                    TIDE_RAISED,
                    ENTERED,
                    LEFT_PLAY,
                    FOUGHT,
                    REAPED,
                    DESTROYED_FIGHTING_THIS,
                    AEMBER_GAINED_BY_REAPING,
                    AEMBER_STOLEN,
                    DAMAGE_DEALT,
                    DAMAGE_DEALT_BY_ICON,
                    DEALS_DAMAGE,
                    ARMOR_PREVENTED,
                    ICON_RESOLVED,
                    CAPTURE_ICON_RESOLVED ->
                    Noun.kind("time").followed(what.clause().past() + " " + when);
        };
    }

    /** "your opponent forged a key on the previous turn" */
    static String happened(Amount.History history, Told told) {
        return new HappeningText(history.what(), told).clause().past() + " " + when(history);
    }

    private static String when(Amount.History history) {
        return switch (history.window()) {
            case THIS_TURN -> "this turn";
            case PREVIOUS_TURN -> "on the previous turn";
        };
    }

    /** The card that it happens to or with. */
    Noun card() {
        Noun noun = new FilterText(told).noun(on.subject());
        return switch (on.what()) {
            case FOUGHT,
                    REAPED,
                    DESTROYED_FIGHTING_THIS,
                    AEMBER_GAINED_BY_REAPING,
                    DAMAGE_DEALT,
                    DAMAGE_DEALT_BY_ICON,
                    ARMOR_PREVENTED ->
                    noun.orKind(CREATURE);
            case TURN_STARTED,
                    TURN_ENDED,
                    HOUSE_CHOSEN,
                    KEY_FORGED,
                    CREATURES_READIED,
                    TIDE_RAISED,
                    PLAYED,
                    PLAYED_BEFORE_EFFECT,
                    ENTERED,
                    LEFT_PLAY,
                    DISCARDED,
                    DESTROYED,
                    AEMBER_STOLEN,
                    DEALS_DAMAGE,
                    ICON_RESOLVED,
                    CAPTURE_ICON_RESOLVED ->
                    noun;
        };
    }

    /** What happens, to any one such card. */
    Clause clause() {
        String card = card().indefinite();
        return switch (on.what()) {
            case TURN_STARTED -> new Clause(turn(), false, "start", "");
            case TURN_ENDED -> new Clause(turn(), false, "end", "");
            case HOUSE_CHOSEN -> does("choose", "an active house");
            case KEY_FORGED -> does("forge", "a key");
            case CREATURES_READIED ->
                    does("ready", Words.their(on.actor()) + " creatures in the “ready cards” step");
            case TIDE_RAISED -> does("raise", "the tide");
            case PLAYED -> does("play", card);
            case PLAYED_BEFORE_EFFECT -> does("play", card + ", before its play effects resolve");
            case ENTERED -> happens(card, "enter play", "", "bring " + card + " into play");
            case LEFT_PLAY -> happens(card, "leave play", "", "remove " + card + " from play");
            case DISCARDED -> does("discard", card + " from " + Words.their(on.actor()) + " hand");
            case FOUGHT -> happens(card, "fight", "", "fight with " + card);
            case REAPED -> happens(card, "reap", "", "reap with " + card);
            case DESTROYED -> happens(card, "be destroyed", "", "destroy " + card);
            case DESTROYED_FIGHTING_THIS ->
                    happens(
                            card,
                            "be destroyed",
                            "fighting " + told.self(),
                            "destroy " + card + " fighting " + told.self());
            case AEMBER_GAINED_BY_REAPING -> does("gain", "Æmber by reaping" + with(" with "));
            case AEMBER_STOLEN -> does("steal", "Æmber");
            case DAMAGE_DEALT -> happens(card, "be dealt damage", "", "deal damage to " + card);
            case DAMAGE_DEALT_BY_ICON ->
                    happens(
                            card,
                            "be dealt damage",
                            "by a damage bonus icon",
                            "deal damage to " + card + " with a damage bonus icon");
            case DEALS_DAMAGE -> happens(card, "deal damage", "", "deal damage with " + card);
            case ARMOR_PREVENTED -> new Clause("the armor of " + card, false, "prevent", "damage");
            case ICON_RESOLVED -> does("resolve", "a bonus icon" + with(" of "));
            case CAPTURE_ICON_RESOLVED -> does("resolve", "a capture bonus icon" + with(" of "));
        };
    }

    private String with(String before) {
        return on.subject() instanceof Filter.Any ? "" : before + card().indefinite();
    }

    private String turn() {
        return on.actor() == PlayerRef.EACH
                ? "a player’s turn"
                : Words.possessive(on.actor()) + " turn";
    }

    private Clause does(String verb, String object) {
        return new Clause(player(on.actor()), on.actor() == PlayerRef.YOU, verb, object);
    }

    /** Either player can be behind it, or it has to be one of them. */
    private Clause happens(String card, String verb, String rest, String playersDeed) {
        if (on.actor() == PlayerRef.EACH) {
            return new Clause(card, false, verb, rest);
        }
        int space = playersDeed.indexOf(' ');
        return does(playersDeed.substring(0, space), playersDeed.substring(space + 1));
    }

    private static String player(PlayerRef actor) {
        return actor == PlayerRef.EACH ? "a player" : Words.of(actor);
    }
}
