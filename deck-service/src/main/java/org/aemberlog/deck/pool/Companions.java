package org.aemberlog.deck.pool;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.aemberlog.deck.cards.Printing;
import org.aemberlog.game.card.Ability;

/** Which cards are found in decks only together, such as the two cards of a gigantic creature. */
public final class Companions {

    private static final Map<String, List<String>> FOLLOWERS = read();
    private static final Set<String> FOLLOWING =
            FOLLOWERS.values().stream().flatMap(List::stream).collect(Collectors.toUnmodifiableSet());

    private Companions() {}

    /** Whether the card is found only beside another one, which brings it. */
    public static boolean follows(Printing printing) {
        return FOLLOWING.contains(printing.card().title());
    }

    /**
     * The card and all that come with it.
     *
     * @param page the cards of its house
     */
    public static List<Printing> of(Printing printing, List<Printing> page) {
        var title = printing.card().title();
        var ofSet = page.stream().filter(it -> it.set() == printing.set()).toList();
        var same = isGigantic(printing) ? halves(printing, ofSet).stream() : Stream.of(printing);
        var others = FOLLOWERS.getOrDefault(title, List.of()).stream().flatMap(each -> titled(each, ofSet));
        return Stream.concat(same, others).toList();
    }

    /** Whether it is found in decks without any other card. */
    public static boolean comesAlone(Printing printing) {
        return !printing.isReference()
                && !isGigantic(printing)
                && !follows(printing)
                && !FOLLOWERS.containsKey(printing.card().title());
    }

    /** Whether it is one of the two cards of a gigantic creature. */
    public static boolean isGigantic(Printing printing) {
        return printing.card().abilities().stream().anyMatch(Ability.Gigantic.class::isInstance);
    }

    /** The two cards of a gigantic creature among the printings, the bottom half first. */
    public static List<Printing> halves(Printing printing, List<Printing> among) {
        return titled(printing.card().title(), among).toList();
    }

    private static Stream<Printing> titled(String title, List<Printing> page) {
        return page.stream()
                .filter(it -> it.card().title().equals(title))
                .sorted(Comparator.comparing(it -> it.card().id()));
    }

    private static Map<String, List<String>> read() {
        try (var in = Companions.class.getResourceAsStream("/companions.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.split(": "))
                    .collect(Collectors.toMap(line -> line[0], line -> Arrays.asList(line[1].split(" [+] "))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
