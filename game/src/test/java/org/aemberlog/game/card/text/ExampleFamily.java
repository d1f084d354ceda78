package org.aemberlog.game.card.text;

import java.util.List;

/**
 * Examples that belong together.
 *
 * @param title the heading in docs/card-language.md
 * @param shown how the examples are put into a card
 * @param source the class in whose source the examples are written
 */
record ExampleFamily(String title, String shown, Class<?> source, List<Example> examples) {

    private static final String PLAY = "Shown as the play effect of a card called Test.";

    static List<ExampleFamily> all() {
        return List.of(
                new ExampleFamily(
                        "Abilities",
                        "Shown as the text of a creature called Test.",
                        AbilityExamples.class,
                        AbilityExamples.all()),
                new ExampleFamily(
                        "Happenings",
                        "What `OnEvent` and `Replacement` wait for. Shown with \"draw a card\","
                                + " where the example is no ability itself.",
                        TriggerEventExamples.class,
                        TriggerEventExamples.all()),
                new ExampleFamily("Effects: control flow", PLAY, FlowExamples.class, FlowExamples.all()),
                new ExampleFamily(
                        "Effects: Æmber, keys, chains, tide", PLAY, AemberExamples.class, AemberExamples.all()),
                new ExampleFamily(
                        "Effects: damage and card state", PLAY, CreatureExamples.class, CreatureExamples.all()),
                new ExampleFamily("Effects: moving cards", PLAY, ZoneExamples.class, ZoneExamples.all()),
                new ExampleFamily("Effects: playing and using", PLAY, UseExamples.class, UseExamples.all()),
                new ExampleFamily(
                        "Modifiers of cards",
                        "Shown as what always holds for a creature called Test.",
                        ModifierExamples.class,
                        ModifierExamples.all()),
                new ExampleFamily(
                        "Modifiers of players",
                        "Shown as what always holds while a creature called Test is in play.",
                        PlayerModifierExamples.class,
                        PlayerModifierExamples.all()),
                new ExampleFamily(
                        "Selectors",
                        "Shown with \"exhaust\", where the example is no effect or ability itself.",
                        SelectorExamples.class,
                        SelectorExamples.all()),
                new ExampleFamily(
                        "Filters", "Shown with \"exhaust a(...)\".", FilterExamples.class, FilterExamples.all()),
                new ExampleFamily(
                        "Amounts",
                        "Shown with \"gain so much Æmber\", where the example is no effect or" + " ability itself.",
                        AmountExamples.class,
                        AmountExamples.all()),
                new ExampleFamily(
                        "Conditions",
                        "Shown with \"draw a card\", where the example is no effect itself.",
                        ConditionExamples.class,
                        ConditionExamples.all()));
    }
}
