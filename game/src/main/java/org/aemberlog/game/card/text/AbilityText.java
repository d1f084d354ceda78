package org.aemberlog.game.card.text;

import java.util.List;
import java.util.stream.Collectors;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Ability.ActivatedKind;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Selector;

/** The words for abilities. */
final class AbilityText {

    private final TextContext context;

    AbilityText(TextContext context) {
        this.context = context;
    }

    /** The ability as a line of a card. */
    String line(Ability ability) {
        return switch (ability) {
            case Ability.Keyword a -> RulesText.sentence(Words.of(a));
            case Ability.Triggered a -> bold(a) + ": " + sentences(a.run());
            case Ability.Activated a -> bold(a.kind()) + ": " + sentences(a.run());
            case Ability.OnEvent _,
                    Ability.Static _,
                    Ability.Replacement _,
                    Ability.InDiscardPile _,
                    Ability.Requirement _,
                    Ability.PlayCost _,
                    Ability.AsUpgrade _,
                    Ability.CopyOf _,
                    Ability.Gigantic _,
                    Ability.Enhance _ -> RulesText.sentence(rule(ability, 0));
        };
    }

    /**
     * The ability as a clause, such as after "for the remainder of the turn,".
     *
     * @param uses how often it can be used, 0 for no limit
     */
    String rule(Ability ability, int uses) {
        return switch (ability) {
            case Ability.OnEvent a -> new WaitingText(context).after(a, uses);
            case Ability.InDiscardPile a ->
                "while " + context.self() + " is in your discard pile, " + rule(a.ability(), uses);
            case Ability.Replacement a -> new WaitingText(context).instead(a, uses);
            case Ability.Static a -> whilst(a, uses);
            case Ability.Keyword a -> context.self() + " gains " + Words.of(a);
            case Ability.Triggered _, Ability.Activated _ -> context.self() + " gains, " + quoted(List.of(ability));
            case Ability.PlayCost a ->
                "you must lose " + Unit.AEMBER.of(a.aember()) + " in order to play " + context.self();
            case Ability.Requirement a -> context.self() + " cannot be played unless " + condition(a.condition());
            case Ability.AsUpgrade a ->
                "you may play "
                        + context.self()
                        + " as an upgrade instead of a creature, with the text "
                        + quoted(a.text());
            case Ability.CopyOf a ->
                context.self()
                        + (context.type() == CardType.ACTION ? " is played" : " enters play")
                        + " as a copy of "
                        + new SelectorText(context).phrase(a.card()).text()
                        + ", but keeps its own house";
            case Ability.Gigantic a -> gigantic(a.half());
            case Ability.Enhance a -> "enhance " + Words.icons(a.icons());
        };
    }

    /** "“Reap: Draw a card.”" */
    String quoted(List<Ability> abilities) {
        var lines = abilities.stream().map(this::line).toList();
        return "“" + (lines.isEmpty() ? "No text." : String.join(" ", lines)) + "”";
    }

    private String sentences(Effect run) {
        return new EffectText(context).sentences(run);
    }

    private String condition(Condition condition) {
        return new ConditionText(context).text(condition);
    }

    private String whilst(Ability.Static a, int uses) {
        var scope = new SelectorText(context).phrase(a.scope());
        if (a.whilst() instanceof Condition.Always) {
            return modifiers(scope, a, uses);
        }
        return (isPast(a.whilst()) ? "if " : "while ")
                + condition(a.whilst())
                + ", "
                + modifiers(isAbout(a.whilst(), a.scope()) ? Phrase.one("it") : scope, a, uses);
    }

    private static boolean isPast(Condition condition) {
        return condition instanceof Condition.Compare c
                && (c.left() instanceof Amount.History || c.left() instanceof Amount.AemberHistory);
    }

    private static boolean isAbout(Condition condition, Selector scope) {
        return switch (condition) {
            case Condition.Matches c -> c.cards().equals(scope);
            case Condition.InBattleline c -> c.card().equals(scope);
            case Condition.Survives c -> c.card().equals(scope);
            case Condition.Attacking c -> c.card().equals(scope);
            case Condition.Fighting c -> c.card().equals(scope);
            case Condition.AsItHappened c -> isAbout(c.condition(), scope);
            case Condition.Not c -> isAbout(c.condition(), scope);
            case Condition.Always _,
                    Condition.Compare _,
                    Condition.DestroyedBy _,
                    Condition.Done _,
                    Condition.ActiveHouse _,
                    Condition.ChosenHouseIsActive _,
                    Condition.TideIs _,
                    Condition.TurnOf _,
                    Condition.Even _,
                    Condition.KeyForged _,
                    Condition.ShareHouse _,
                    Condition.AreNamed _,
                    Condition.AllOf _ -> false;
        };
    }

    private String modifiers(Phrase scope, Ability.Static a, int uses) {
        return a.modifiers().isEmpty()
                ? "nothing changes"
                : new ModifierText(context, a.scope(), scope, uses).text(a.modifiers());
    }

    private String gigantic(Ability.Half half) {
        return switch (half) {
            case TOP -> context.self() + " is the top half of a gigantic creature";
            case BOTTOM ->
                context.self() + " is the bottom half of a gigantic creature" + " and is played with its other half";
        };
    }

    private static String bold(Ability.Triggered a) {
        return a.on().isEmpty() ? "Never" : a.on().stream().map(Words::of).collect(Collectors.joining("/"));
    }

    private static String bold(ActivatedKind kind) {
        return switch (kind) {
            case ACTION -> "Action";
            case OMNI -> "Omni";
        };
    }
}
