package org.aemberlog.game.notation;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.text.RulesText;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.CardDestroyed;
import org.aemberlog.game.event.MatchEvent.ChoiceMade;
import org.aemberlog.game.event.MatchEvent.ChoiceRequested;
import org.aemberlog.game.json.WireName;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.TurnLog.Look;

/** Writes events for people: the event's name, then its values, with cards by their names. */
public final class EventText {

    private final Function<CardId, String> names;

    /** Writes cards as {@code names} says. */
    public EventText(Function<CardId, String> names) {
        this.names = names;
    }

    /** For example {@code aember-captured raiding-knight b 1}. */
    public String of(MatchEvent event) {
        var words = new ArrayList<String>();
        var wireName = event.getClass().getAnnotation(WireName.class).value();
        words.add(wireName.substring(0, wireName.lastIndexOf(".v")));
        for (var component : event.getClass().getRecordComponents()) {
            var value = value(component.getAccessor(), event);
            if (isTold(event, value)) {
                words.add(text(value));
            }
        }
        return String.join(" ", words);
    }

    /** What a card was and fought is kept for the log of the turn; who reads on sees it on the table. */
    private static boolean isTold(MatchEvent event, Object value) {
        return !(value instanceof Optional<?> maybe)
                || !(event instanceof CardDestroyed)
                        && maybe.filter(it -> !(it instanceof Look)).isPresent();
    }

    /** The same for events in their order, after a choice that waited before them. */
    public List<String> of(List<MatchEvent> events, Optional<Choice> waiting) {
        var texts = new ArrayList<String>();
        var asked = waiting;
        for (var event : events) {
            if (event instanceof ChoiceMade made && asked.isPresent()) {
                var options = asked.get().options();
                var picked = made.picks().stream().map(options::get);
                texts.add("choice-made " + picked.map(new OptionText(names)::of).toList());
            } else {
                texts.add(of(event));
            }
            if (event instanceof ChoiceRequested requested) {
                asked = Optional.of(requested.choice());
            }
        }
        return texts;
    }

    private String text(Object value) {
        return switch (value) {
            case CardId card -> card.equals(CardId.HIDDEN) ? "?" : names.apply(card);
            case Enum<?> e -> e.name().toLowerCase(Locale.ROOT).replace('_', '-');
            case Collection<?> all -> all.stream().map(this::text).toList().toString();
            case Map<?, ?> all -> map(all);
            case Ability rule -> "“" + RulesText.of(rule, "this card", CardType.CREATURE) + "”";
            case Optional<?> maybe -> maybe.map(this::text).orElse("-");
            case Choice choice -> choice(choice);
            case Record r -> record(r);
            default -> String.valueOf(value);
        };
    }

    private String map(Map<?, ?> all) {
        var entries = new ArrayList<String>();
        all.forEach((key, value) -> entries.add(text(key) + " " + text(value)));
        return entries.toString();
    }

    private String choice(Choice choice) {
        var options = choice.options().stream().map(new OptionText(names)::of).toList();
        var source = choice.source().map(card -> text(card) + " ").orElse("");
        return source + text(choice.why()) + " " + options;
    }

    private String record(Record r) {
        var words = new ArrayList<>(List.of(r.getClass().getSimpleName()));
        for (var component : r.getClass().getRecordComponents()) {
            words.add(text(value(component.getAccessor(), r)));
        }
        return words.size() == 1 ? words.getFirst() : "(" + String.join(" ", words) + ")";
    }

    private static Object value(Method accessor, Record owner) {
        try {
            return accessor.invoke(owner);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("A record lets its components be read.", e);
        }
    }

    private static Object value(Method accessor, MatchEvent owner) {
        return value(accessor, (Record) owner);
    }
}
