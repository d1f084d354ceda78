package org.aemberlog.game.card.text;

import java.util.Map;
import org.aemberlog.game.card.Selector;

/** The words for cards that the text has spoken of before. */
final class ReferenceText {

    private static final Noun ATTACKED = Noun.adjective("attacked").with(Noun.kind("creature"));

    private final TextContext context;

    ReferenceText(TextContext context) {
        this.context = context;
    }

    /** "it", "them", "the chosen creature" */
    Phrase phrase(Selector.Ref ref) {
        return context.chosen(ref.name())
                .map(it -> context.isLatest(ref.name())
                        ? new Phrase(it.several() ? "them" : "it", it.several())
                        : the(ref.name(), it))
                .orElse(Phrase.one("that card"));
    }

    private Phrase the(String name, Chosen it) {
        return it.noun().proper() ? Phrase.one(it.noun().one()) : phrase("the ", distinct(name, it), it.several());
    }

    private static Phrase phrase(String the, Noun noun, boolean several) {
        return new Phrase(the + (several ? noun.many() : noun.one()), several);
    }

    /** As short as it can be without meaning others that were chosen: "the chosen creature", not "creatures". */
    private Noun distinct(String name, Chosen it) {
        var others = context.chosen().entrySet().stream()
                .filter(other -> !other.getKey().equals(name))
                .map(Map.Entry::getValue)
                .filter(other -> other.several() == it.several())
                .toList();
        Noun word = Noun.kind(it.noun().word());
        Noun chosen = Noun.adjective("chosen");
        if (others.stream()
                .noneMatch(other -> other.noun().word().equals(it.noun().word()))) {
            return chosen.with(word);
        }
        if (others.stream().noneMatch(other -> other.shortly().equals(it.shortly()))) {
            return it.shortly().preceded("chosen");
        }
        if (others.stream().noneMatch(other -> other.noun().equals(it.noun()))
                && !it.noun().one().contains(" that ")) {
            return it.noun().preceded("chosen");
        }
        var alike = context.chosen().entrySet().stream()
                .filter(other -> other.getValue().noun().word().equals(it.noun().word()))
                .map(Map.Entry::getKey)
                .toList();
        return Noun.adjective(Ordinals.of(alike.indexOf(name))).with(chosen).with(word);
    }

    /** "that creature", "the creatures healed this way" */
    Phrase phrase(Selector.Touched touched) {
        var deed = context.deed(touched.label());
        if (deed.isEmpty()) {
            return Phrase.one("that card");
        }
        if (deed.get().isFight()) {
            return Phrase.one("the " + ATTACKED.one());
        }
        if (deed.get().same().isPresent()) {
            return phrase(new Selector.Ref(deed.get().same().get()));
        }
        boolean several = deed.get().several();
        Noun word = Noun.kind(deed.get().result().word());
        return context.hasNamedOne()
                ? phrase(several ? "those " : "that ", word, several)
                : phrase("the ", ThisWay.noun(touched.label(), context), several);
    }

    /** One of the cards that an effect touched. */
    Noun noun(Selector.Touched touched) {
        return context.deed(touched.label())
                .map(deed -> deed.isFight() ? ATTACKED : Noun.kind(deed.result().word()))
                .orElse(Noun.ANY);
    }
}
