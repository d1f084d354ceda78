package org.aemberlog.deck.library;

import java.util.List;
import java.util.random.RandomGenerator;

/** Names for generated decks. */
final class ArchonNames {

    private static final List<String> NAMES = List.of(
            "Alba",
            "Borin",
            "Cass",
            "Dovra",
            "Ebert",
            "Fenna",
            "Gorm",
            "Hesper",
            "Ilka",
            "Jorun",
            "Kestrel",
            "Lumo",
            "Maris",
            "Nadir",
            "Orla",
            "Pavo",
            "Quill",
            "Rusk",
            "Sable",
            "Tamsin",
            "Umber",
            "Vesna",
            "Wilko",
            "Zephyrine");

    private static final List<String> BYNAMES = List.of(
            "Amber-Eyed",
            "Bold",
            "Calm",
            "Doubtful",
            "Eleventh",
            "Forgetful",
            "Generous",
            "Humble",
            "Impatient",
            "Jovial",
            "Keen",
            "Laughing",
            "Meticulous",
            "Nimble",
            "Obstinate",
            "Patient",
            "Quiet",
            "Restless",
            "Sleepless",
            "Tireless",
            "Unbroken",
            "Vigilant",
            "Wandering",
            "Zealous");

    private static final List<String> PLACES = List.of(
            "the Ashen Stair",
            "the Brass Harbor",
            "the Cloudworks",
            "the Deep Vault",
            "the Ember Fields",
            "the Glass Orchard",
            "the High Foundry",
            "the Inner Sea",
            "the Last Bridge",
            "the Moonlit Quarry",
            "the Ninth Gate",
            "the Singing Dunes");

    private ArchonNames() {}

    static String next(RandomGenerator random) {
        return "%s the %s of %s".formatted(one(NAMES, random), one(BYNAMES, random), one(PLACES, random));
    }

    private static String one(List<String> words, RandomGenerator random) {
        return words.get(random.nextInt(words.size()));
    }
}
