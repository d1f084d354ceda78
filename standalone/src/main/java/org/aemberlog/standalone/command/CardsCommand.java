package org.aemberlog.standalone.command;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.deck.cards.Rarity;
import org.aemberlog.deck.pool.CardCases;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.deck.pool.Coverage;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.text.Face;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.json.Plain;
import org.aemberlog.standalone.cli.Options;

/** {@code cards}: which cards of which sets can be played and are tested, and which are missing. */
public final class CardsCommand {

    private final CardPool pool = CardPool.all();
    private final CardCases cases = CardCases.of(pool);

    /** A printing, for programs. */
    record PrintedCard(CardSet set, String number, Optional<House> house, Rarity rarity, Face face, int cases) {}

    /** All of them. */
    record PrintedCards(List<PrintedCard> printings) {}

    public static int run(List<String> arguments) {
        var options = new Options(arguments, Set.of("set"), Set.of("json"));
        var sets = options.has("set") ? List.of(DeckCommand.set(options.text("set", ""))) : List.of(CardSet.values());
        var command = new CardsCommand();
        System.out.print(options.has("json") ? command.json(sets) : command.table(sets));
        return 0;
    }

    String json(List<CardSet> sets) {
        return Canonical.text(new PrintedCards(pool.printings().stream()
                        .filter(printing -> sets.contains(printing.set()))
                        .map(this::line)
                        .toList()))
                + System.lineSeparator();
    }

    private PrintedCard line(Printing printing) {
        return new PrintedCard(
                printing.set(),
                printing.number(),
                printing.house(),
                printing.rarity(),
                Face.of(printing.card()),
                cases.of(printing.card()).size());
    }

    String table(List<CardSet> sets) {
        var text = new StringBuilder();
        int all = 0;
        int written = 0;
        for (var set : sets) {
            text.append("%s%n".formatted(Plain.of(set)));
            for (var coverage : Coverage.of(set, pool, cases)) {
                text.append(row(coverage));
                all += coverage.printed();
                written += coverage.written();
            }
        }
        return text.append("%n%,d of %,d printings%n".formatted(written, all)).toString();
    }

    private static String row(Coverage coverage) {
        var house = coverage.house().map(it -> (String) Plain.of(it)).orElse("no house");
        var missing = coverage.missing().isEmpty() ? "" : "   missing: " + String.join(", ", coverage.missing());
        return "  %-14s %3d of %3d, %3d tested%s%n"
                .formatted(house, coverage.written(), coverage.printed(), coverage.tested(), missing);
    }
}
