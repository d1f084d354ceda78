package org.aemberlog.game.card.text;

/**
 * One thing that a text says, without capital and full stop.
 *
 * @param subject who does it; empty for an instruction to you
 * @param several whether the subject is "you" or more than one
 * @param verb the plain verb, such as "take control of"; empty when the subject is all there is
 * @param rest empty, or what follows the verb
 */
record Clause(String subject, boolean several, String verb, String rest) {

    /** An instruction, such as "draw a card". */
    static Clause order(String verb, String rest) {
        return new Clause("", true, verb, rest);
    }

    /** Words that are a clause already, such as "if you do, draw a card". */
    static Clause whole(String text) {
        return new Clause(text, false, "", "");
    }

    /** The same about something else. */
    Clause with(String other) {
        return new Clause(subject, several, verb, other);
    }

    /** Whether it is an instruction. */
    boolean isOrder() {
        return subject.isEmpty();
    }

    /** Whether it is all in one piece. */
    boolean isWhole() {
        return verb.isEmpty();
    }

    /** "your opponent loses 1 Æmber" */
    String text() {
        return words(isWhole() || isOrder() ? verb : Verbs.present(verb, several));
    }

    /** "loses 1 Æmber" */
    String withoutSubject() {
        return join(Verbs.present(verb, several), rest);
    }

    /** "your opponent would lose 1 Æmber" */
    String would() {
        return words("would " + verb);
    }

    /** "your opponent lost 1 Æmber" */
    String past() {
        return words(Verbs.past(verb, several));
    }

    /** What follows "you may": "draw a card", "have your opponent draw a card". */
    String infinitive() {
        return isOrder() ? text() : "have " + words(verb);
    }

    private String words(String bent) {
        return join(join(subject, bent), rest);
    }

    /** Both, with a space between them where there has to be one. */
    static String join(String one, String other) {
        return one.isEmpty() || other.isEmpty() || other.startsWith(",") ? one + other : one + " " + other;
    }
}
