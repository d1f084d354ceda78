package org.aemberlog.game.card.text;

import java.util.Optional;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Selector;

/** The words for cards that the text has spoken of before. */
final class ReferenceText {

    private final Told told;

    ReferenceText(Told told) {
        this.told = told;
    }

    /** "it", "them", "the chosen creature" */
    Phrase phrase(Selector.Ref ref) {
        var text = new SelectorText(told);
        boolean several = text.isSeveral(ref);
        if (told.isLatest(ref.name())) {
            return several ? Phrase.many("them") : Phrase.one("it");
        }
        if (told.remembered(ref.name()).isEmpty()) {
            return Phrase.one("that card");
        }
        Noun noun = text.noun(ref);
        if (noun.proper()) {
            return Phrase.one(noun.one());
        }
        return several
                ? Phrase.many("the chosen " + noun.many())
                : Phrase.one("the chosen " + noun.one());
    }

    /** "that creature", "the creatures healed this way" */
    Phrase phrase(Selector.Touched touched) {
        var target = act(touched.label()).map(Act::target);
        if (isFight(touched.label())) {
            return Phrase.one("the attacked creature");
        }
        if (target.isEmpty() || target.get().equals(touched)) {
            return Phrase.one("that card");
        }
        var text = new SelectorText(told);
        boolean several = !(target.get() instanceof Selector.Touched) && text.isSeveral(target.get());
        Noun noun = touched(touched);
        if (told.namedOne()) {
            return several ? Phrase.many("those " + noun.words()) : Phrase.one("that " + noun.word());
        }
        Noun done = ThisWay.noun(touched.label(), told);
        return several ? Phrase.many("the " + done.many()) : Phrase.one("the " + done.one());
    }

    /** The words for one of the cards that an effect touched. */
    Noun touched(Selector.Touched touched) {
        if (isFight(touched.label())) {
            return Noun.kind("creature");
        }
        return act(touched.label())
                .map(Act::target)
                .filter(target -> !(target instanceof Selector.Touched))
                .map(target -> Noun.kind(new SelectorText(told).noun(target).word()))
                .orElse(Noun.ANY);
    }

    private Optional<Act> act(String label) {
        return told.labelled(label).flatMap(effect -> Act.of(ThisWay.core(effect), told));
    }

    private boolean isFight(String label) {
        return told.labelled(label)
                .map(ThisWay::core)
                .filter(Effect.UseCard.class::isInstance)
                .map(Effect.UseCard.class::cast)
                .filter(use -> use.mode() == Effect.UseMode.FIGHT)
                .isPresent();
    }
}
