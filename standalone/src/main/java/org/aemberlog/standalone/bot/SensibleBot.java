package org.aemberlog.standalone.bot;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Plays like somebody who knows the game: picks the house with the most to do, plays everything,
 * reaps, and fights where it wins the fight.
 */
public final class SensibleBot implements Bot {

    private static final int NEVER = -100;

    /** Cards that do their targets good. */
    private static final Set<String> KIND =
            Set.of(
                    "anger",
                    "gauntlet-of-command",
                    "ganger-chieftain",
                    "dominator-bauble",
                    "hallowed-blaster",
                    "terms-of-redress",
                    "sergeant-zakiel",
                    "blood-of-titans",
                    "protect-the-weak");

    private final String nonce;

    /** A bot that adds to the dice what follows from {@code seed}. */
    public SensibleBot(long seed) {
        this.nonce = Nonce.from(seed);
    }

    @Override
    public String nonce() {
        return nonce;
    }

    @Override
    public Map<String, Object> decide(
            List<Map<String, Object>> intents, Map<String, Object> table) {
        var seen = new Seen(table);
        return intents.stream().max(Comparator.comparingInt(i -> worth(i, seen))).orElseThrow();
    }

    private static int worth(Map<String, Object> intent, Seen seen) {
        return switch (String.valueOf(intent.get("type"))) {
            case "keep-hand" -> 1;
            case "choose-house" -> workIn(intent.get("house"), seen);
            case "play-card" -> 40;
            case "use-action", "use-omni" -> 30;
            case "fight" -> fight(intent, seen);
            case "reap" -> 20;
            case "remove-stun" -> 10;
            case "choose" -> answer(intent, seen);
            case "end-turn" -> 0;
            default -> -1;
        };
    }

    private static int workIn(Object house, Seen seen) {
        long cards = seen.myHand().stream().filter(c -> house.equals(c.get("house"))).count();
        long ready =
                seen.myPermanents()
                        .filter(p -> house.equals(Seen.map(p.get("card")).get("house")))
                        .count();
        return (int) (2 * cards + 3 * ready);
    }

    private static int fight(Map<String, Object> intent, Seen seen) {
        var attacker = seen.creature(intent.get("attacker")).orElseThrow();
        var defender = seen.creature(intent.get("defender")).orElseThrow();
        boolean kills =
                Seen.number(attacker, "power")
                        >= left(defender) + Seen.number(defender, "armorLeft");
        boolean survives =
                Seen.number(defender, "power")
                        < left(attacker) + Seen.number(attacker, "armorLeft");
        return kills ? (survives ? 25 : 15) : NEVER;
    }

    private static int left(Map<String, Object> creature) {
        return Seen.number(creature, "power") - Seen.number(creature, "damage");
    }

    private static int answer(Map<String, Object> intent, Seen seen) {
        var choice = Seen.map(seen.choice());
        var options = Seen.list(choice, "options");
        var kind = KIND.contains(seen.titleOf(choice.get("source")));
        int worth = 0;
        for (var pick : (List<?>) intent.getOrDefault("picks", List.of())) {
            worth += worthOf(options.get(((Number) pick).intValue()), kind, seen);
        }
        return worth;
    }

    private static int worthOf(Map<String, Object> option, boolean kind, Seen seen) {
        return switch (String.valueOf(option.get("type"))) {
            case "yes" -> 2;
            case "card" -> seen.isMine(option.get("card")) == kind ? 2 : kind ? 0 : -2;
            default -> 1;
        };
    }
}
