package org.aemberlog.game.card.text;

import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.References;

/** The words for abilities that wait for something to happen, or to be about to. */
final class WaitingText {

    private final TextContext context;

    WaitingText(TextContext context) {
        this.context = context;
    }

    /** "each time you play a creature, gain 1 Æmber" */
    String after(Ability.OnEvent a, int uses) {
        var happening = new TriggerEventText(a.on(), context);
        String moment =
                a.on().what() == TriggerEvent.HOUSE_CHOSEN && a.when() instanceof Condition.ActiveHouse(var house)
                        ? "after "
                                + happening.clause().text().replace("an active house", "")
                                + Words.of(house)
                                + " as "
                                + Naming.their(a.on().actor())
                                + " active house"
                        : moment(a, happening, uses) + condition(a);
        context.happened(a.on().what(), happening.card(), happening.naming(), deciding(a.on()));
        return moment + ", " + new EffectText(context).inOneBreath(a.run());
    }

    /** "each time damage would be dealt to ..., ... instead" */
    String instead(Ability.Replacement a, int uses) {
        var happening = new TriggerEventText(a.would(), context);
        String moment = eachTime(a.would(), happening, uses, "when ")
                + happening.clause().would() + ", ";
        context.happened(a.would().what(), happening.card(), happening.naming(), PlayerRef.ACTIVE);
        var effects = new EffectText(context);
        return moment
                + switch (a.mode()) {
                    case INSTEAD -> instead("", effects.inOneBreath(a.with()));
                    case MAY_INSTEAD -> instead(may(a.would().actor()) + " may ", effects.afterMay(a.with()));
                    case FIRST -> "first " + effects.afterFirst(a.with());
                };
    }

    /** "Instead" stands where it is for all of the words. */
    private static String instead(String may, String with) {
        return with.contains(";") || with.contains("“") ? may + "instead " + with : may + with + " instead";
    }

    /** The active player does; at the start or the end of each turn that is the player spoken of. */
    private static PlayerRef deciding(EventPattern on) {
        boolean ofTurn = on.what() == TriggerEvent.TURN_STARTED || on.what() == TriggerEvent.TURN_ENDED;
        return ofTurn && on.actor() == PlayerRef.EACH ? PlayerRef.THAT_PLAYER : PlayerRef.ACTIVE;
    }

    private String condition(Ability.OnEvent a) {
        return a.when() instanceof Condition.Always ? "" : ", if " + new ConditionText(context).text(a.when());
    }

    private String moment(Ability.OnEvent a, TriggerEventText happening, int uses) {
        var on = a.on();
        String each = References.speaksOfEvent(a.run()) ? "each player’s" : "each";
        String turn = on.actor() == PlayerRef.EACH ? each : context.players().possessive(on.actor());
        if (on.what() == TriggerEvent.TURN_STARTED && uses == 0) {
            return "at the start of " + turn + " turn";
        }
        if (on.what() == TriggerEvent.TURN_ENDED && uses == 0) {
            return "at the end of " + turn + " turn";
        }
        if (on.what() == TriggerEvent.READY_STEP_ENDED && uses == 0) {
            return "at the end of the “ready cards” step of " + turn + " turn";
        }
        if (on.what() == TriggerEvent.HOUSE_STEP_ENDED && uses == 0) {
            return "at the end of the “choose a house” step of " + turn + " turn";
        }
        return eachTime(on, happening, uses, "after ") + happening.clause().text();
    }

    private static String eachTime(EventPattern on, TriggerEventText happening, int uses, String once) {
        if (uses > 0) {
            return uses == 1 ? "the next time " : "the next " + uses + " times ";
        }
        return isOnce(on, happening) ? once : "each time ";
    }

    /** What happens to one certain card once, or is told with "after" by custom. */
    private static boolean isOnce(EventPattern on, TriggerEventText happening) {
        return switch (on.what().family()) {
            case CARD -> happening.card().proper() && on.what() != TriggerEvent.DEALS_DAMAGE;
            case CREATURE ->
                on.what().is(TriggerEvent.DESTROYED_FIGHTING_THIS) || on.what() == TriggerEvent.DESTROYED_BY_ASSAULT;
            case PLAYER, PLAYER_WITH_CARD -> false;
        };
    }

    private static String may(PlayerRef actor) {
        return switch (actor) {
            case YOU -> "you";
            case OPPONENT, EACH, ACTIVE, THAT_PLAYER, THAT_PLAYERS_OPPONENT, ITS_OWNER, ITS_CONTROLLER ->
                "the active player";
        };
    }
}
