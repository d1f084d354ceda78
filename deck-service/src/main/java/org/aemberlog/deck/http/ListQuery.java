package org.aemberlog.deck.http;

import java.util.Optional;
import org.aemberlog.deck.cards.CardSet;

/**
 * What is said beside a list in plain text, and counts more than what it says itself.
 *
 * @param name the deck's name
 * @param set the set that its numbers and titles belong to
 */
public record ListQuery(Optional<String> name, Optional<CardSet> set) {}
