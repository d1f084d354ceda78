package org.aemberlog.deck.library;

import java.util.List;
import java.util.Map;

/**
 * A deck as people write it down: for each house the collector numbers of its cards.
 *
 * @param name the Archon's name, 1 to 80 characters
 * @param set the set that the numbers belong to, such as {@code call-of-the-archons}
 * @param houses collector numbers, three digits, by house; a card of another house is a maverick
 */
public record DeckFile(String name, String set, Map<String, List<String>> houses) {}
