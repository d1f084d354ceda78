package org.aemberlog.game.card.text;

import java.util.ArrayList;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Ability.*;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Modifier.*;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;

/** Writes the text of a card, one line for each ability. */
public final class RulesText {

    private final Nouns nouns;
    private final Sentences sentences;

    private RulesText(CardDefinition card) {
        this.nouns = new Nouns(card.title());
        this.sentences = new Sentences(nouns, this);
    }

    /** The text of a card; empty for a card without abilities. */
    public static String of(CardDefinition card) {
        var text = new RulesText(card);
        return String.join("\n", card.abilities().stream().map(text::line).toList());
    }

    private String line(Ability ability) {
        return switch (ability) {
            case Keyword a ->
                    Nouns.capital(Nouns.lower(a.kind()))
                            + (a.value() > 0 ? " " + a.value() : "")
                            + ".";
            case Triggered a ->
                    String.join(
                                    "/",
                                    a.on().stream()
                                            .map(t -> Nouns.capital(Nouns.lower(t)))
                                            .toList())
                            + ": "
                            + sentences.sentences(a.run());
            case Activated a ->
                    Nouns.capital(Nouns.lower(a.kind())) + ": " + sentences.sentences(a.run());
            case OnEvent a -> Nouns.capital(onEvent(a)) + ".";
            case Static a -> Nouns.capital(constant(a)) + ".";
            case Replacement a -> Nouns.capital(replacement(a)) + ".";
        };
    }

    /** The rule of a lasting effect as a clause. */
    String lasting(Ability rule) {
        return switch (rule) {
            case OnEvent a -> onEvent(a);
            case Static a -> constant(a);
            case Replacement a -> replacement(a);
            case Keyword a -> line(a);
            case Triggered a -> line(a);
            case Activated a -> line(a);
        };
    }

    private String onEvent(OnEvent a) {
        return happening(a.on()) + ", " + sentences.clause(a.run());
    }

    private String happening(EventPattern on) {
        var card = withArticle(on.subject());
        var you = on.actor() == PlayerRef.YOU;
        var who = you ? "you" : on.actor() == PlayerRef.OPPONENT ? "your opponent" : "a player";
        return switch (on.what()) {
            case PLAYED -> "each time " + who + (you ? " play " : " plays ") + card;
            case FOUGHT -> "each time " + card + " fights";
            case REAPED -> "each time " + card + " reaps";
            case DESTROYED -> "each time " + card + " is destroyed";
            case DESTROYED_FIGHTING_THIS ->
                    "after " + card + " is destroyed fighting " + nouns.cards(new Selector.Self());
            case AEMBER_GAINED_BY_REAPING -> "each time " + who + " gain Æmber by reaping";
            case DAMAGE_DEALT -> "each time " + card + " is dealt damage";
        };
    }

    private String withArticle(Filter filter) {
        var noun = nouns.noun(filter);
        return noun.startsWith("other ")
                ? "an" + noun + nouns.suffix(filter)
                : Nouns.article(noun) + " " + noun + nouns.suffix(filter);
    }

    private String replacement(Replacement a) {
        return switch (a.would().what()) {
            case AEMBER_GAINED_BY_REAPING ->
                    "instead of gaining Æmber by reaping, " + sentences.clause(a.with());
            case PLAYED, FOUGHT, REAPED, DESTROYED, DESTROYED_FIGHTING_THIS, DAMAGE_DEALT ->
                    happening(a.would()) + ", instead " + sentences.clause(a.with());
        };
    }

    private String constant(Static a) {
        var clauses = new ArrayList<String>();
        for (var modifier : a.modifiers()) {
            clauses.add(modifier(modifier));
        }
        var subject = nouns.cards(a.scope());
        boolean aboutPlayer = a.modifiers().stream().allMatch(RulesText::aboutPlayer);
        var said = (aboutPlayer ? "" : subject + " ") + String.join(" and ", clauses);
        return a.whilst() instanceof Condition.Always
                ? said
                : said + " while " + sentences.condition(a.whilst()).replace(subject, "it");
    }

    private static boolean aboutPlayer(Modifier modifier) {
        return modifier instanceof ModHandSize || modifier instanceof ModKeyCost;
    }

    private String modifier(Modifier modifier) {
        return switch (modifier) {
            case ModStat m -> "gets " + signed(m.delta()) + " " + Nouns.lower(m.stat());
            case GainKeyword m -> "gains " + Nouns.lower(m.keyword().kind());
            case IgnoreKeywordsWhileAttacking m ->
                    "ignores "
                            + String.join(" and ", m.kinds().stream().map(Nouns::lower).toList())
                            + " while it attacks";
            case ModHandSize m ->
                    "when "
                            + (m.whose() == PlayerRef.YOU ? "you refill your" : "a player refills the")
                            + " hand in the draw step, refill to "
                            + nouns.amount(m.delta(), "card")
                            + " more";
            case ModKeyCost m ->
                    Nouns.owner(m.whose()) + " keys cost " + signed(m.delta()) + " Æmber";
            case EntersReady m -> "enters play ready";
            case CannotBeDamaged m -> "cannot be dealt damage";
            case ExtraDamageAttacking m ->
                    "deals "
                            + signed(m.delta())
                            + " damage while it attacks "
                            + withArticle(m.defender()).replace(" card", " creature");
            case NoFightDamage m -> "deals no damage when it fights";
            case TakesDamageFor m ->
                    "takes the damage that would be dealt to its "
                            + nouns.noun(m.whom()).replace(" card", " creature")
                            + "s";
        };
    }

    private static String signed(Amount amount) {
        return amount instanceof Amount.Const n ? (n.value() < 0 ? "" : "+") + n.value() : "+X";
    }
}
