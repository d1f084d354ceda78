package org.aemberlog.game.notation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.text.RulesText;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;

/**
 * Writes a choice for people: which ability asks and what each option does, in the words of the
 * cards. It knows nothing but the choice and so says no more than the choice shows: of a redacted
 * one, nothing that is hidden.
 */
public final class ChoiceText {

    private static final Set<Reason> IN_WORDS_OF_THE_CARD = Set.of(Reason.TARGETS, Reason.MAY, Reason.DIVISION);

    private final Function<CardId, String> names;
    private final Function<CardId, CardDefinition> definitions;

    /** Writes cards as {@code names} says; {@code definitions} are those of cards that ask. */
    public ChoiceText(Function<CardId, String> names, Function<CardId, CardDefinition> definitions) {
        this.names = names;
        this.definitions = definitions;
    }

    /** The ability of the source that asks: {@code Play: Deal 3 damage to a creature.} */
    public Optional<String> asks(Choice choice) {
        return seen(choice.source()).flatMap(card -> choice.effect().map(effect -> asks(choice, card, effect)));
    }

    private String asks(Choice choice, CardId card, Effect effect) {
        return seen(choice.granter())
                .flatMap(granter -> given(effect, card, granter))
                .or(() -> own(effect, card))
                .orElseGet(() -> RulesText.of(effect, source(choice), granter(choice)));
    }

    private Optional<String> own(Effect effect, CardId card) {
        var definition = definitions.apply(card);
        return definition.abilities().stream()
                .filter(ability -> contains(ability, effect))
                .findFirst()
                .map(it -> RulesText.of(it, names.apply(card), definition.type()));
    }

    /** Of what another card gave it, the ability itself. */
    private Optional<String> given(Effect effect, CardId card, CardId granter) {
        return innermost(definitions.apply(granter).abilities(), effect)
                .map(it -> RulesText.of(it, names.apply(card), names.apply(granter)));
    }

    /** The ability that has the instruction and no other ability with it. */
    private static Optional<Ability> innermost(Object node, Effect effect) {
        if (!contains(node, effect)) {
            return Optional.empty();
        }
        var within = parts(node).stream().flatMap(part -> innermost(part, effect).stream());
        return within.findFirst().or(() -> node instanceof Ability ability ? Optional.of(ability) : Optional.empty());
    }

    private static boolean contains(Object node, Effect effect) {
        return node.equals(effect) || parts(node).stream().anyMatch(part -> contains(part, effect));
    }

    private static Collection<?> parts(Object node) {
        return switch (node) {
            case Record it -> Plain.components(it);
            case Collection<?> all -> all;
            default -> List.of();
        };
    }

    private static Optional<CardId> seen(Optional<CardId> card) {
        return card.filter(it -> !it.equals(CardId.HIDDEN));
    }

    /**
     * What is asked, where that is what an instruction says: {@code Stun a creature}, {@code Ready
     * and fight with a neighboring creature?}
     */
    public Optional<String> prompt(Choice choice) {
        return choice.effect()
                .filter(effect -> IN_WORDS_OF_THE_CARD.contains(choice.why()))
                .map(effect -> choice.why() == Reason.MAY ? may(effect, choice) + "?" : words(effect, choice));
    }

    private String may(Effect effect, Choice choice) {
        return switch (effect) {
            case Effect.May may -> RulesText.afterMay(may.body(), source(choice), granter(choice));
            case Effect.Repeat _ -> "Trigger this effect again";
            default -> RulesText.afterMay(effect, source(choice), granter(choice));
        };
    }

    /** What each option does, no two in the same words. */
    public List<String> options(Choice choice) {
        var times = new HashMap<String, Integer>();
        var texts = new ArrayList<String>();
        for (var option : choice.options()) {
            var text = of(choice, option);
            int copy = times.merge(text, 1, Integer::sum);
            texts.add(copy == 1 ? text : text + " (" + copy + ")");
        }
        return texts;
    }

    private String of(Choice choice, Option option) {
        return switch (option) {
            case Option.Card o -> name(o.card());
            case Option.Pending o -> pending(o);
            case Option.Left _ -> "Left flank";
            case Option.Right _ -> "Right flank";
            case Option.Yes _ -> yes(choice);
            case Option.No _ -> "No";
            case Option.Key o -> "The " + OptionText.lower(o.color()) + " key";
            case Option.OfHouse o -> RulesText.of(o.house());
            case Option.OfTitle o -> o.title();
            case Option.OfTrait o -> RulesText.of(o.trait());
            case Option.Use o -> use(choice, o);
            case Option.Position o -> position(o.left());
            case Option.Form o -> o.form() == CardType.UPGRADE ? "As an upgrade" : "As a creature";
            case Option.OneEffect o -> words(o.effect(), choice);
            case Option.Number o -> number(choice.why(), o.value());
        };
    }

    private String name(CardId card) {
        return card.equals(CardId.HIDDEN) ? "A hidden card" : names.apply(card);
    }

    private String pending(Option.Pending option) {
        var card = name(option.card());
        var granter = option.granter().map(this::name);
        var does = option.ability()
                .map(it -> RulesText.of(it, card, granter.orElse(card)))
                .orElseGet(() -> RulesText.capital(option.text()));
        return card + ": " + unstopped(does)
                + granter.map(by -> " (by " + by + ")").orElse("");
    }

    private String yes(Choice choice) {
        if (choice.why() == Reason.ARCHIVES) {
            return "Yes: take the archives into hand";
        }
        return choice.effect()
                .map(effect -> effect instanceof Effect.May may ? may.body() : effect)
                .map(effect -> "Yes: " + words(effect, choice))
                .orElse("Yes");
    }

    private String use(Choice choice, Option.Use option) {
        var card = choice.source().map(this::name).orElse("it");
        return switch (option.way()) {
            case REAP -> "Reap with " + card;
            case FIGHT -> "Fight with " + card;
            case ACTION -> "Use the action of " + card;
            case OMNI -> "Use the omni ability of " + card;
            case REMOVE_STUN -> "Remove the stun of " + card;
        };
    }

    private static String position(int left) {
        return switch (left) {
            case 0 -> "Left flank";
            case 1 -> "Right of 1 creature";
            default -> "Right of " + left + " creatures";
        };
    }

    private static String number(Reason why, int value) {
        return switch (why) {
            case PAYMENT, SHARE -> value + " Æmber";
            case DAMAGE_SHARE -> value + " damage";
            case LOOP -> value + (value == 1 ? " time in all" : " times in all");
            default -> String.valueOf(value);
        };
    }

    private String words(Effect effect, Choice choice) {
        return unstopped(RulesText.of(effect, source(choice), granter(choice)));
    }

    private String source(Choice choice) {
        return choice.source().map(this::name).orElse("this card");
    }

    /** The card whose text it is. */
    private String granter(Choice choice) {
        return choice.granter().map(this::name).orElseGet(() -> source(choice));
    }

    private static String unstopped(String text) {
        return text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
    }
}
