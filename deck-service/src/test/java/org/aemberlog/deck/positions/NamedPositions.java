package org.aemberlog.deck.positions;

import java.util.LinkedHashMap;
import java.util.Map;

/** Positions in which the legal intents are counted, each about one part of the rules. */
final class NamedPositions {

    private NamedPositions() {}

    static Map<String, String> all() {
        var all = new LinkedHashMap<String, String>();
        all.put("empty table", "alice logos hand [batdrone, wild-wormhole, urchin] deck [mother, dust-imp] | bob");
        all.put(
                "first turn",
                "alice logos turn 1 hand [phase-shift, batdrone, urchin, anger]"
                        + " deck [mother] | bob deck [dust-imp]");
        all.put(
                "taunt and flanks",
                "alice brobnar line [groggins, valdr, headhunter stunned] deck [punch]"
                        + " | bob line [urchin, champion-anaphiel, dodger, bad-penny] deck [fear]");
        all.put(
                "enraged, exhausted, warded",
                "alice shadows line [dodger enraged, noddy-the-thief, silvertooth exhausted]"
                        + " hand [nerve-blast, discombobulator] amber 3"
                        + " | bob amber 4 line [smaaash, charette warded]");
        all.put(
                "permissions",
                "alice logos hand [urchin, anger, phase-shift] artifacts [combat-pheromones]"
                        + " line [mindwarper, john-smyth] | bob line [dust-imp] deck [fear]");
        all.put(
                "both halves of a gigantic creature",
                "alice logos hand [ultra-gravitron, ultra-gravitron-top, mother]"
                        + " line [batdrone] deck [dust-imp, dust-imp, dust-imp, dust-imp, dust-imp]"
                        + " | bob line [charette]");
        all.put(
                "tide",
                "alice untamed hand [cross-porpoises] line [snufflegator]"
                        + " artifacts [hydrocataloguer] deck [urchin, urchin]"
                        + " | bob line [dodger, urchin] deck [fear]");
        all.put(
                "alpha, omega, deploy",
                "alice untamed hand [glimmer, duskwitch, ghosthawk] discard [dust-pixie]"
                        + " line [snufflegator, dust-pixie exhausted] | bob deck [fear]");
        all.put(
                "forms and copies",
                "alice star-alliance hand [explo-rover, mimicry] line [crash-muldoon, urchin]"
                        + " | bob discard [anger, fear, eureka] line [charette] deck [fear]");
        all.put(
                "orders to decide",
                "alice dis hand [gateway-to-dis] line [dust-imp, dust-imp] deck [fear, fear]"
                        + " | bob line [bad-penny with soulkeeper, duma-the-martyr damage 1]"
                        + " deck [fear, fear]");
        return all;
    }
}
