package org.aemberlog.game.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.aemberlog.game.notation.Position;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/** The cards of a position by their names, and the other way round. */
final class CardNames {

    private final Position position;
    private final Map<CardId, String> names;

    CardNames(Position position) {
        this.position = position;
        this.names =
                position.cards().entrySet().stream().collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));
    }

    CardId card(String name) {
        return position.card(name);
    }

    String name(CardId card) {
        return names.getOrDefault(card, card.toString());
    }

    /** A card in play with what is on it, as positions write it. */
    String text(Permanent p, Seat side) {
        var words = new ArrayList<>(List.of(name(p.card())));
        flag(words, "exhausted", p.exhausted());
        flag(words, "stunned", p.stunned());
        flag(words, "warded", p.warded());
        flag(words, "enraged", p.enraged());
        count(words, "damage", p.damage());
        count(words, "aember", p.aember());
        count(words, "spent", p.armorSpent());
        p.counters().forEach((token, n) -> count(words, token.name().toLowerCase(Locale.ROOT), n));
        p.otherHalf().ifPresent(half -> words.addAll(List.of("half", name(half))));
        p.upgrades().forEach(upgrade -> upgrade(words, upgrade));
        p.under().forEach(card -> words.addAll(List.of(card.faceup() ? "graft" : "over", name(card.card()))));
        return String.join(" ", words);
    }

    private void upgrade(List<String> words, Permanent.Upgrade upgrade) {
        words.addAll(List.of("with", name(upgrade.card())));
        if (upgrade.controller() != upgrade.card().owner()) {
            words.addAll(List.of("by", upgrade.controller() == Seat.A ? "alice" : "bob"));
        }
        upgrade.counters().forEach((token, n) -> {
            words.add("holding");
            count(words, token.name().toLowerCase(Locale.ROOT), n);
        });
    }

    private static void flag(List<String> words, String word, boolean on) {
        if (on) {
            words.add(word);
        }
    }

    private static void count(List<String> words, String word, int n) {
        if (n > 0) {
            words.addAll(List.of(word, String.valueOf(n)));
        }
    }
}
