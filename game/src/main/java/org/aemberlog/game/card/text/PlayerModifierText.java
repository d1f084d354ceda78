package org.aemberlog.game.card.text;

import java.util.Locale;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.PlayerRef;

/** The words for what constant abilities change about players. */
final class PlayerModifierText {

    private static final String AS_IF = " as if it belonged to the active house";
    private static final String AS_IF_THEY = " as if they belonged to the active house";

    private final TextContext context;
    private final int uses;

    PlayerModifierText(TextContext context, int uses) {
        this.context = context;
        this.uses = uses;
    }

    /** "your opponent cannot choose the chosen house as their active house" */
    Clause of(Modifier.CannotChooseHouse m) {
        String their = Naming.their(m.who());
        return context.players().does(m.who(), "cannot choose", "the chosen house as " + their + " active house");
    }

    /** "each player cannot choose the house as their active house that they chose on their previous turn" */
    Clause of(Modifier.CannotRepeatHouse m) {
        String their = Naming.their(m.who());
        String they = m.who() == PlayerRef.YOU ? "you" : "they";
        return context.players()
                .does(
                        m.who(),
                        "cannot choose",
                        "the house that " + they + " chose on " + their + " previous turn as " + their
                                + " active house");
    }

    /** "you must choose Dis as your active house" */
    Clause of(Modifier.MustChooseHouse m) {
        return context.players().does(PlayerRef.YOU, "must choose", Words.of(m.house()) + " as your active house");
    }

    /** "your opponent must choose the chosen house as their active house" */
    Clause of(Modifier.MustChooseThatHouse m) {
        String their = Naming.their(m.who());
        return context.players().does(m.who(), "must choose", "the chosen house as " + their + " active house");
    }

    /** "your opponent must pay you 1 Æmber in order to play an artifact" */
    Clause of(Modifier.Toll m) {
        String deed = m.deed().name().toLowerCase(Locale.ROOT);
        String card = new FilterText(context).noun(m.subject()).indefinite();
        return context.players()
                .does(m.who(), "must pay", "you " + Unit.AEMBER.of(m.aember()) + " in order to " + deed + " " + card);
    }

    /** "your keys cost +1 Æmber" */
    Clause of(Modifier.ModKeyCost m) {
        String keys = context.players().possessive(m.whose()) + " keys";
        return new Clause(keys, true, "cost", Signed.of(m.delta(), Unit.AEMBER, context));
    }

    /** "your opponent skips their “forge a key” step" */
    Clause of(Modifier.SkipsForgeStep m) {
        return context.players().does(m.who(), "skip", Naming.their(m.who()) + " “forge a key” step");
    }

    /** "you control this creature" */
    Clause controls(String cards) {
        return context.players().does(PlayerRef.YOU, "control", cards);
    }

    /** "you get all Æmber that your opponent spends when forging keys" */
    Clause of(Modifier.GetsSpentAember m) {
        return context.players().does(PlayerRef.YOU, "get", "all Æmber that your opponent spends when forging keys");
    }

    /** "Æmber that would be stolen ... comes from the common supply instead" */
    Clause of(Modifier.TakenFromSupply m) {
        return new Clause(
                "Æmber that would be stolen or captured from your pool",
                false,
                "come",
                "from the common supply instead");
    }

    /** "each bonus icon of the next card you play resolves 1 additional time" */
    Clause of(Modifier.ExtraIcons m) {
        return new Clause(
                "each bonus icon of " + cardsYouPlay(),
                false,
                "resolve",
                m.times() + " additional " + (m.times() == 1 ? "time" : "times"));
    }

    /** "your opponent cannot play creatures" */
    Clause of(Modifier.Forbid m) {
        Noun cards = new FilterText(context).noun(m.subject());
        boolean any = m.subject() instanceof Filter.Any;
        String limit = m.allowedPerTurn() > 0 ? " more than " : "";
        String times = times(m.allowedPerTurn());
        return switch (m.deed()) {
            case PLAY ->
                m.allowedPerTurn() > 0
                        ? cannot(m.who(), "play", limited(cards, m.allowedPerTurn()))
                        : cannot(m.who(), "play", cards.many());
            case USE -> cannot(m.who(), "use", cards.many() + times);
            case FIGHT -> inactive(m, cards.orKind("creature"), "fight", times);
            case REAP -> inactive(m, cards.orKind("creature"), "reap", times);
            case FORGE ->
                cannot(m.who(), "forge", limit.isEmpty() ? "keys" : limited(Noun.kind("key"), m.allowedPerTurn()));
            case RAISE_TIDE -> cannot(m.who(), "raise", "the tide" + times);
            case RESOLVE_ICONS ->
                cannot(m.who(), "resolve", "bonus icons" + (any ? "" : " of " + cards.many()) + times);
            case BE_STOLEN_FROM ->
                new Clause(context.players().possessive(m.who()) + " Æmber", false, "cannot be stolen", times.strip());
        };
    }

    private static String limited(Noun cards, int limit) {
        return "more than " + limit + " " + (limit == 1 ? cards.one() : cards.many()) + " each turn";
    }

    private static String times(int limit) {
        if (limit == 0) {
            return "";
        }
        return limit == 1 ? " more than once each turn" : " more than " + limit + " times each turn";
    }

    /** "Shoulder Id cannot fight", "your opponent cannot fight with creatures" */
    private Clause inactive(Modifier.Forbid m, Noun cards, String verb, String times) {
        return m.who() == PlayerRef.EACH
                ? new Clause(cards.many(), true, "cannot " + verb, times.strip())
                : cannot(m.who(), verb, "with " + cards.many() + times);
    }

    private Clause cannot(PlayerRef who, String verb, String object) {
        return who == PlayerRef.EACH
                ? new Clause("players", true, "cannot " + verb, object)
                : context.players().does(who, "cannot " + verb, object);
    }

    /** "you may play a creature", "you may use creatures as if they belonged to the active house" */
    Clause of(Modifier.Permit m) {
        Noun cards = new FilterText(context).noun(m.card());
        String limit = uses == 0 ? "" : "up to " + uses + " ";
        String verb = switch (m.permission()) {
            case PLAY, PLAY_AS_ACTIVE_HOUSE -> "may play";
            case USE -> "may use";
            case PLAY_OR_USE -> "may play or use";
            case FIGHT -> "may fight with";
        };
        String what = uses == 1 ? cards.indefinite() : limit + cards.many();
        String how = uses == 1 || cards.proper() ? AS_IF : AS_IF_THEY;
        return context.players()
                .does(PlayerRef.YOU, verb, m.permission() == Modifier.Permission.PLAY ? what : what + how);
    }

    /** "you may play 1 Untamed card each turn as if it belonged to the active house" */
    Clause of(Modifier.PermitEachTurn m) {
        Noun cards = new FilterText(context).noun(m.card());
        String what = m.times() == 1 ? "1 " + cards.one() : m.times() + " " + cards.many();
        return context.players()
                .does(PlayerRef.YOU, "may play", what + " each turn" + (m.times() == 1 ? AS_IF : AS_IF_THEY));
    }

    /** "the next creature you play enters play ready", "each creature you play gains" */
    Clause played(Filter card, String verb, String rest) {
        Noun cards = new FilterText(context).noun(card);
        String by = " " + context.players().any(PlayerRef.YOU) + " play";
        if (uses < 2) {
            return new Clause((uses == 0 ? "each " : "the next ") + cards.one() + by, false, verb, rest);
        }
        return new Clause("the next " + uses + " " + cards.many() + by, true, verb, rest);
    }

    /** "the first creature played each turn enters play ready" */
    Clause of(Modifier.FirstPlayedReady m) {
        String by = context.players().any(m.who());
        String played = switch (m.who()) {
            case EACH -> " played";
            case YOU -> " " + by + " play";
            case OPPONENT, ACTIVE, THAT_PLAYER, THAT_PLAYERS_OPPONENT, ITS_OWNER, ITS_CONTROLLER -> " " + by + " plays";
        };
        Noun cards = new FilterText(context).noun(m.card());
        return new Clause("the first " + cards.one() + played + " each turn", false, "enter play", "ready");
    }

    /** "you refill your hand in your “draw cards” step to 1 additional card" */
    Clause of(Modifier.ModHandSize m) {
        String cards = m.delta() instanceof Amount.Const(int n)
                ? Math.abs(n) + (n < 0 ? " fewer card" : " additional card") + (Math.abs(n) == 1 ? "" : "s")
                : additional(m.delta());
        String their = Naming.their(m.whose());
        return context.players()
                .does(m.whose(), "refill", their + " hand in " + their + " “draw cards” step to " + cards);
    }

    private String additional(Amount delta) {
        return new AmountText(context)
                .each(delta)
                .map(each -> "1 additional card for each " + each)
                .orElseGet(() -> "X additional cards, where X is " + AmountText.of(delta, context));
    }

    private String cardsYouPlay() {
        if (uses == 0) {
            return "each card you play";
        }
        return uses == 1 ? "the next card you play" : "the next " + uses + " cards you play";
    }
}
