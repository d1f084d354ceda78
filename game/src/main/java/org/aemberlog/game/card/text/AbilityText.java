package org.aemberlog.game.card.text;

import java.util.stream.Collectors;
import org.aemberlog.game.card.Ability.ActivatedKind;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Timing;

/** The words for abilities. */
final class AbilityText {

    private final Told told;

    AbilityText(Told told) {
        this.told = told;
    }

    /** The ability as a line of a card. */
    String line(Ability ability) {
        return switch (ability) {
            case Ability.Keyword a -> RulesText.capital(Words.of(a)) + ".";
            case Ability.Triggered a ->
                    a.on().stream().map(AbilityText::bold).collect(Collectors.joining("/"))
                            + ": "
                            + sentences(a.run());
            case Ability.Activated a -> bold(a.kind()) + ": " + sentences(a.run());
            case Ability.OnEvent _, Ability.Static _, Ability.Replacement _ ->
                    RulesText.capital(rule(ability)) + ".";
            default -> throw new UnsupportedOperationException(String.valueOf(ability));
        };
    }

    /** The ability as a clause, such as after "for the remainder of the turn,". */
    String rule(Ability ability) {
        return switch (ability) {
            case Ability.OnEvent a -> after(a);
            case Ability.Static a -> whilst(a);
            case Ability.Replacement a -> instead(a);
            case Ability.Keyword a -> told.self() + " gains " + Words.of(a);
            case Ability.Triggered _, Ability.Activated _ ->
                    told.self() + " gains, “" + line(ability) + "”";
            default -> throw new UnsupportedOperationException(String.valueOf(ability));
        };
    }

    private String sentences(Effect run) {
        return RulesText.sentences(new EffectText(told).clauses(run));
    }

    private String after(Ability.OnEvent a) {
        String happening = happening(a.on(), "each time ");
        told.happenedTo(Noun.of(a.on().subject()));
        return happening + ", " + new EffectText(told).inOneBreath(a.run());
    }

    private String instead(Ability.Replacement a) {
        String happening = would(a.would());
        told.happenedTo(Noun.of(a.would().subject()));
        return "each time "
                + happening
                + ", "
                + new EffectText(told).inOneBreath(a.with())
                + " instead";
    }

    private String happening(EventPattern on, String eachTime) {
        String card = Noun.of(on.subject()).indefinite();
        return switch (on.what()) {
            case PLAYED -> eachTime + does(on.actor(), "play") + " " + card;
            case FOUGHT -> eachTime + uses(on.actor(), card, "fight");
            case REAPED -> eachTime + uses(on.actor(), card, "reap");
            case DESTROYED ->
                    eachTime
                            + (on.actor() == PlayerRef.EACH
                                    ? card + " is destroyed"
                                    : does(on.actor(), "destroy") + " " + card);
            case DESTROYED_FIGHTING_THIS ->
                    "after " + card + " is destroyed fighting " + told.self();
            case AEMBER_GAINED_BY_REAPING ->
                    eachTime + does(on.actor(), "gain") + " Æmber by reaping" + with(on);
            case DAMAGE_DEALT ->
                    eachTime
                            + (on.actor() == PlayerRef.EACH
                                    ? "damage is dealt to " + card
                                    : does(on.actor(), "deal") + " damage to " + card);
            default -> throw new UnsupportedOperationException(String.valueOf(on));
        };
    }

    private String would(EventPattern on) {
        String card = Noun.of(on.subject()).indefinite();
        String who = actor(on.actor());
        return switch (on.what()) {
            case PLAYED -> who + " would play " + card;
            case FOUGHT -> who + " would fight with " + card;
            case REAPED -> who + " would reap with " + card;
            case DESTROYED -> card + " would be destroyed";
            case DESTROYED_FIGHTING_THIS -> card + " would be destroyed fighting " + told.self();
            case AEMBER_GAINED_BY_REAPING -> who + " would gain Æmber by reaping" + with(on);
            case DAMAGE_DEALT -> "damage would be dealt to " + card;
            default -> throw new UnsupportedOperationException(String.valueOf(on));
        };
    }

    private static String with(EventPattern on) {
        return on.subject() instanceof Filter.Any
                ? ""
                : " with " + Noun.of(on.subject()).indefinite();
    }

    private static String uses(PlayerRef actor, String card, String verb) {
        return actor == PlayerRef.EACH
                ? card + " " + verb + "s"
                : does(actor, verb) + " with " + card;
    }

    private static String does(PlayerRef actor, String verb) {
        return actor(actor) + " " + verb + (actor == PlayerRef.YOU ? "" : "s");
    }

    private static String actor(PlayerRef actor) {
        return actor == PlayerRef.EACH ? "a player" : Words.of(actor);
    }

    private String whilst(Ability.Static a) {
        if (a.whilst() instanceof Condition.Always) {
            return modifiers(Phrase.of(a.scope(), told), a);
        }
        boolean same =
                a.whilst() instanceof Condition.Matches(Selector cards, _)
                        && cards.equals(a.scope());
        return "while "
                + AmountText.of(a.whilst(), told)
                + ", "
                + modifiers(same ? new Phrase("it", false) : Phrase.of(a.scope(), told), a);
    }

    private String modifiers(Phrase scope, Ability.Static a) {
        return RulesText.and(new ModifierText(told).clauses(scope, a.modifiers()));
    }

    private static String bold(Timing timing) {
        return switch (timing) {
            case PLAY -> "Play";
            case BEFORE_FIGHT -> "Before Fight";
            case FIGHT -> "Fight";
            case REAP -> "Reap";
            case DESTROYED -> "Destroyed";
        };
    }

    private static String bold(ActivatedKind kind) {
        return switch (kind) {
            case ACTION -> "Action";
            case OMNI -> "Omni";
        };
    }
}
