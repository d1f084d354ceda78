package org.aemberlog.game.notation;

import java.util.Locale;
import java.util.function.Function;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;

/**
 * Writes the options of a choice in one or two short words each, for tests, logs and whoever types
 * them; {@link ChoiceText} says what they do.
 */
public final class OptionText {

    private final Function<CardId, String> names;

    /** Writes cards as {@code names} says. */
    public OptionText(Function<CardId, String> names) {
        this.names = names;
    }

    /** For example {@code raiding-knight play by hunting-witch}, {@code left} or {@code red}. */
    public String of(Option option) {
        return switch (option) {
            case Option.Card o -> names.apply(o.card());
            case Option.Pending o -> pending(o);
            case Option.Left o -> "left";
            case Option.Right o -> "right";
            case Option.Yes o -> "yes";
            case Option.No o -> "no";
            case Option.Key o -> lower(o.color());
            case Option.OfHouse o -> lower(o.house());
            case Option.OfTitle o -> lower(o.title());
            case Option.OfTrait o -> o.trait().name();
            case Option.Use o -> lower(o.way());
            case Option.Position o -> "position-" + o.left();
            case Option.Form o -> lower(o.form());
            case Option.OneEffect o -> "effect-" + (o.number() + 1);
            case Option.Number o -> String.valueOf(o.value());
        };
    }

    private String pending(Option.Pending option) {
        var granter = option.granter().map(by -> " by " + names.apply(by)).orElse("");
        return names.apply(option.card()) + " " + option.text() + granter;
    }

    static String lower(Enum<?> constant) {
        return lower(constant.name().replace('_', '-'));
    }

    private static String lower(String words) {
        return words.toLowerCase(Locale.ROOT).replace(' ', '-');
    }
}
