package org.aemberlog.game.lab;

import java.util.List;
import org.aemberlog.game.card.text.RulesText;
import org.aemberlog.game.lab.Command.Cards;

/** Lists the cards that can be laid out. */
final class Catalogue {

    private static final int USUAL = 100;

    private final CardIndex index;

    Catalogue(CardIndex index) {
        this.index = index;
    }

    Answer list(Cards wanted) {
        var found = index.all().stream()
                .map(Catalogue::known)
                .filter(card -> fits(card, wanted))
                .toList();
        List<Answer.Known> listed = found.stream()
                .skip(wanted.skip().orElse(0))
                .limit(wanted.limit().orElse(USUAL))
                .toList();
        return new Answer.Cards(found.size(), listed);
    }

    private static boolean fits(Answer.Known card, Cards wanted) {
        return wanted.find().map(CardIndex::key).stream().allMatch(part -> speaks(card, part))
                && wanted.house().stream().allMatch(it -> it == card.house())
                && wanted.kind().stream().allMatch(it -> it == card.type())
                && wanted.trait().map(CardIndex::key).stream()
                        .allMatch(it ->
                                card.traits().stream().anyMatch(t -> t.name().equals(it)));
    }

    private static boolean speaks(Answer.Known card, String part) {
        return List.of(card.name(), card.card(), card.text()).stream()
                .anyMatch(text -> CardIndex.key(text).contains(part));
    }

    private static Answer.Known known(CardIndex.Entry entry) {
        var card = entry.definition();
        return new Answer.Known(
                entry.name(),
                card.id(),
                card.type(),
                entry.listed().house(),
                card.power(),
                card.armor(),
                card.traits(),
                card.bonus(),
                RulesText.of(card));
    }
}
