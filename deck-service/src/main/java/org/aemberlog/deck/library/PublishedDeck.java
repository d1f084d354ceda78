package org.aemberlog.deck.library;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.aemberlog.deck.cards.CardSet;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.dsl.CardTitle;
import org.aemberlog.game.json.Plain;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * A deck in the form of the publisher's deck service: {@code data} names the deck, its expansion and the ids of its 36
 * cards; {@code _linked} says what these cards are. All else is overlooked. A deck of an expansion that we do not know
 * can be played if its cards can.
 */
public final class PublishedDeck {

    private static final Map<Integer, CardSet> EXPANSIONS = Map.of(
            341, CardSet.CALL_OF_THE_ARCHONS,
            435, CardSet.AGE_OF_ASCENSION,
            452, CardSet.WORLDS_COLLIDE,
            479, CardSet.MASS_MUTATION,
            496, CardSet.DARK_TIDINGS);

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .changeDefaultNullHandling(nulls -> nulls.withContentNulls(Nulls.FAIL))
            .build();

    private PublishedDeck() {}

    private record Document(
            @JsonProperty(required = true) Data data,

            @JsonProperty(value = "_linked", required = true)
            Linked linked) {}

    private record Data(
            @JsonProperty(required = true) String name,
            @JsonProperty(required = true) int expansion,
            @JsonProperty(value = "_links", required = true) Links links,
            @JsonProperty("bonus_icons") Optional<List<Icons>> icons) {}

    private record Links(@JsonProperty(required = true) List<String> cards) {}

    private record Icons(
            @JsonProperty(value = "card_id", required = true)
            String card,

            @JsonProperty(value = "bonus_icons", required = true)
            List<String> icons) {}

    private record Linked(@JsonProperty(required = true) List<Card> cards) {}

    private record Card(
            @JsonProperty(required = true) String id,

            @JsonProperty(value = "card_title", required = true)
            String title,

            @JsonProperty(required = true) String house,
            @JsonProperty(required = true) int expansion,
            Optional<String> rarity,
            @JsonProperty("is_anomaly") Optional<Boolean> anomaly) {

        private String titleId() {
            return CardTitle.idOf(rarity.filter("Evil Twin"::equals)
                    .map(twin -> title + " " + twin)
                    .orElse(title));
        }
    }

    /**
     * Reads a deck.
     *
     * @param json the objects and lists of the document
     * @param pool the cards that can be played
     * @throws DeckFormatException when it is no deck in this form, or has cards that cannot be played; the message says
     *     where, or which
     */
    public static DeckDraft read(Map<String, Object> json, CardPool pool) {
        try {
            var document = MAPPER.convertValue(json, Document.class);
            requirePlayable(document, pool);
            return draft(document);
        } catch (JacksonException e) {
            throw new DeckFormatException(
                    "Expected a deck as the publisher's deck service gives it, with 'data' and '_linked'; it differs at '"
                            + e.getPath().stream().map(PublishedDeck::step).collect(Collectors.joining("."))
                            + "'.");
        }
    }

    private static String step(JacksonException.Reference step) {
        return step.getPropertyName() == null ? String.valueOf(step.getIndex()) : step.getPropertyName();
    }

    /** A deck of another set may have houses and icons, too, that we do not know; its cards say more to who has it. */
    private static void requirePlayable(Document document, CardPool pool) {
        var cards = cards(document);
        var ids = document.data().links().cards();
        if (ids.size() > DeckDraft.MAX_LINES) {
            throw new DeckFormatException("data._links.cards: a deck has 36 cards; found %d.".formatted(ids.size()));
        }
        var missing = ids.stream()
                .map(cards::get)
                .filter(card -> card != null && pool.printingsOf(card.titleId()).isEmpty())
                .toList();
        if (!missing.isEmpty()) {
            var titles = new NearestTitles(pool);
            throw new DeckFormatException("%d of %d cards are not playable here yet: %s."
                    .formatted(
                            missing.size(),
                            ids.size(),
                            missing.stream()
                                    .collect(Collectors.toMap(
                                            Card::title, Card::titleId, (first, _) -> first, TreeMap::new))
                                    .entrySet()
                                    .stream()
                                    .map(card -> card.getKey() + titles.advice(card.getValue()))
                                    .collect(Collectors.joining(", "))));
        }
    }

    private static Map<String, Card> cards(Document document) {
        return document.linked().cards().stream()
                .collect(Collectors.toMap(Card::id, Function.identity(), PublishedDeck::same));
    }

    private static DeckDraft draft(Document document) {
        var data = document.data();
        var cards = cards(document);
        var icons = new HashMap<String, Deque<List<String>>>();
        data.icons()
                .orElse(List.of())
                .forEach(it -> icons.computeIfAbsent(it.card(), _ -> new ArrayDeque<>())
                        .add(it.icons()));
        var ids = data.links().cards();
        icons.forEach((id, received) -> checkIcons(id, received.size(), Collections.frequency(ids, id)));
        var lines = IntStream.range(0, ids.size())
                .mapToObj(i -> line(i + 1, ids.get(i), cards, data.expansion(), icons))
                .toList();
        var set = Optional.ofNullable(EXPANSIONS.get(data.expansion()));
        return new DeckDraft(data.name(), set, lines, set.isEmpty());
    }

    private static Card same(Card one, Card other) {
        if (!one.equals(other)) {
            throw new DeckFormatException("_linked.cards has two different cards with the id '" + one.id() + "'.");
        }
        return one;
    }

    private static void checkIcons(String id, int received, int copies) {
        if (received > copies) {
            throw new DeckFormatException(
                    "bonus_icons: the deck has the card with the id '%s' %d times; found it %d times with icons."
                            .formatted(id, copies, received));
        }
    }

    private static House house(Card card) {
        return DeckLine.house(card.house())
                .orElseThrow(() -> new DeckFormatException("_linked.cards: %s: house: expected one of %s, found '%s'."
                        .formatted(
                                card.title(),
                                Arrays.stream(House.values()).map(Plain::of).toList(),
                                card.house())));
    }

    /** The copies of a card that have icons take them in their order. */
    private static DeckLine line(
            int at, String id, Map<String, Card> cards, int expansion, Map<String, Deque<List<String>>> icons) {
        var card = Optional.ofNullable(cards.get(id))
                .orElseThrow(() -> new DeckFormatException("_linked.cards has no card with the id '" + id + "'."));
        var received = Optional.ofNullable(icons.get(id)).map(Deque::poll).orElse(List.of());
        return new DeckLine(
                at,
                card.title(),
                1,
                Optional.empty(),
                card.titleId(),
                Optional.of(house(card)),
                origin(card, expansion),
                received.stream().map(PublishedDeck::icon).toList());
    }

    /** Where a card comes from; in a deck of a set that we do not know, it may be from any. */
    private static Optional<CardOrigin> origin(Card card, int expansion) {
        if (!EXPANSIONS.containsKey(expansion)) {
            return Optional.empty();
        }
        if (card.anomaly().orElse(false)) {
            return Optional.of(CardOrigin.ANOMALY);
        }
        return card.expansion() == expansion ? Optional.empty() : Optional.of(CardOrigin.LEGACY);
    }

    private static BonusIcon icon(String name) {
        return switch (name) {
            case "amber", "aember" -> BonusIcon.AEMBER;
            case "capture" -> BonusIcon.CAPTURE;
            case "damage" -> BonusIcon.DAMAGE;
            case "draw" -> BonusIcon.DRAW;
            default ->
                throw new DeckFormatException(
                        "bonus_icons: expected amber, capture, damage or draw, found '" + name + "'.");
        };
    }
}
