package org.aemberlog.game.card.text;

/** The words for the cards that an instruction is about, and whether they are several. */
record Phrase(String text, boolean plural) {

    static Phrase one(String text) {
        return new Phrase(text, false);
    }

    static Phrase many(String text) {
        return new Phrase(text, true);
    }

    /** Before a verb: "they" rather than "them". */
    String subject() {
        return text.equals("them") ? "they" : text;
    }

    /** After more words: "it" or "them". */
    String pronoun() {
        return plural ? "them" : "it";
    }

    /** "its" or "their" */
    String possessive() {
        return plural ? "their" : "its";
    }

    /** "its owner’s hand" or "their owners’ hands" */
    String owners(String place) {
        return plural ? "their owners’ " + place + "s" : "its owner’s " + place;
    }

    /** "its power", "the power of that creature" */
    String having(String quality) {
        return isPronoun() ? possessive() + " " + quality : "the " + quality + " of " + text;
    }

    /** The same cards, each on its own: "each of 2 creatures". */
    String severally() {
        return plural ? "each of " + text : text;
    }

    /** Whether it is only "it" or "them". */
    boolean isPronoun() {
        return text.equals("it") || text.equals("them");
    }
}
