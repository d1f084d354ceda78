package org.aemberlog.game.card.text;

import static org.aemberlog.game.card.dsl.AbilityWords.always;
import static org.aemberlog.game.card.dsl.AbilityWords.bold;
import static org.aemberlog.game.card.dsl.AbilityWords.eachTime;
import static org.aemberlog.game.card.dsl.AemberWords.gain;
import static org.aemberlog.game.card.dsl.FlowWords.onlyIf;
import static org.aemberlog.game.card.dsl.PlayerWords.draw;
import static org.aemberlog.game.card.dsl.StatusWords.exhaust;
import static org.aemberlog.game.card.dsl.TargetWords.a;
import static org.aemberlog.game.card.dsl.TargetWords.self;

import java.util.List;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Timing;

/**
 * One word of the card language in use. The examples are what the writer is tested with and what
 * docs/card-language.md is made of.
 *
 * @param node the record, or the kind of happening, that the example is for
 * @param english what {@link RulesText} has to write
 * @param part the part of a card that uses it
 */
record Example(Object node, String english, Object part) {

    static Example example(Object node, String english, Object part) {
        return new Example(node, english, part);
    }

    /** All of them, family by family. */
    static List<Example> all() {
        return ExampleFamily.all().stream()
                .flatMap(family -> family.examples().stream())
                .toList();
    }

    /** The record's simple name, or the happening's. */
    String name() {
        return node instanceof Class<?> type ? type.getSimpleName() : node.toString();
    }

    /** What the writer makes of it, put into the shortest ability that it fits. */
    String written() {
        Ability ability = switch (part) {
            case Ability it -> it;
            case Modifier it -> always(self(), it);
            case Effect it -> bold(Timing.PLAY, it);
            case Selector it -> bold(Timing.PLAY, exhaust(it));
            case Filter it -> bold(Timing.PLAY, exhaust(a(it)));
            case Amount it -> bold(Timing.PLAY, gain(it));
            case Condition it -> bold(Timing.PLAY, onlyIf(it, draw(1)));
            case EventPattern it -> eachTime(it, draw(1));
            default -> throw new IllegalArgumentException("No part: " + part);
        };
        String text = RulesText.of(ability, "Test", CardType.CREATURE);
        return part instanceof Ability ? text : text.replaceFirst("^Play: ", "");
    }

    @Override
    public String toString() {
        return name() + ": " + english;
    }
}
