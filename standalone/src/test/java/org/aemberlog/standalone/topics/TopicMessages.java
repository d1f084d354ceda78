package org.aemberlog.standalone.topics;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.audit.SignedHead;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeyColor;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.intent.RejectionRecord;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.replay.results.Result;
import org.aemberlog.support.broker.Topics;

/** What is sent on each topic: the source of its document. */
final class TopicMessages {

    private static final String RULES = "rules-service";
    private static final String MATCH = "match-service";
    private static final String REPLAY = "replay-service";
    private static final String DECK = "deck-service";
    private static final String BY_MATCH = "the match's id";
    private static final MatchId ID = new MatchId("m-7");
    private static final String INTENT = "seat-a/1f0c";
    private static final long AT = 1_795_392_000_000L;
    private static final String HASH = "ab".repeat(32);
    private static final String BEFORE = "cd".repeat(32);

    private TopicMessages() {}

    /**
     * A kind of record.
     *
     * @param channel what the topic is for
     * @param key what its records have as their key
     * @param headers what they have, each with its meaning
     */
    record Message(
            String topic,
            String channel,
            String name,
            String summary,
            String key,
            Map<String, String> headers,
            Class<?> payload,
            Object example,
            List<String> senders,
            List<String> receivers) {}

    /** The list of all current definitions, under the key {@code manifest}. */
    record Manifest(List<DeckCard> cards, List<String> definitions) {}

    static List<Message> all() {
        return List.of(intent(), commit(), head(), rejection(), result(), deadLetter(), definition(), manifest());
    }

    private static Message intent() {
        var reap = new Intent.Reap(Seat.A, new CardId(12));
        return new Message(
                Topics.INTENTS,
                "What players, judges and the platform ask for. Decided in order, each intent id once.",
                "Intent",
                "Asks something of a match",
                BY_MATCH,
                Map.of(),
                IntentRecord.class,
                new IntentRecord(ID, INTENT, Optional.of(41L), reap),
                List.of(MATCH, RULES),
                List.of(RULES));
    }

    private static Message commit() {
        var card = new CardId(12);
        var events = List.<MatchEvent>of(new MatchEvent.CardExhausted(card), new MatchEvent.AemberGained(Seat.A, 1));
        return new Message(
                Topics.EVENTS,
                "What happened: the commits of each match, numbered without a gap. With hidden cards: for services only.",
                "Commit",
                "What one accepted intent did",
                BY_MATCH,
                cloudEvent("<match>/<version>", "/rules-service", "org.aemberlog.commit.v1", true),
                Commit.class,
                new Commit(ID, 42, INTENT, AT, new Intent.Reap(Seat.A, card), events, BEFORE, HASH),
                List.of(RULES),
                List.of(MATCH, REPLAY));
    }

    private static Message head() {
        return new Message(
                Topics.HEADS,
                "The signed heads of finished matches. Compacted: the last of each match stays.",
                "SignedHead",
                "Signs the last commit of a match, and so all of it",
                BY_MATCH,
                cloudEvent("<match>", "/rules-service", "org.aemberlog.head.v1", false),
                SignedHead.class,
                new SignedHead(ID, 214, HASH, BEFORE, "c2lnbmF0dXJl"),
                List.of(RULES),
                List.of(REPLAY));
    }

    private static Message rejection() {
        return new Message(
                Topics.REJECTIONS,
                "What the rules did not accept, and why.",
                "Rejection",
                "Says why an intent was not accepted; the match is unchanged",
                BY_MATCH,
                Map.of(),
                RejectionRecord.class,
                new RejectionRecord(ID, INTENT, 41, new Rejection.NotYourTurn(Seat.B)),
                List.of(RULES),
                List.of(MATCH));
    }

    private static Message result() {
        var keys = List.of(KeyColor.RED, KeyColor.BLUE, KeyColor.YELLOW);
        var houses = List.of(House.BROBNAR, House.DIS, House.LOGOS);
        var winner = new Result.Part("Ann", "miss-onyx", "Miss Onyx", houses, keys);
        var loser = new Result.Part("Ben", "radiant-argus", "Radiant Argus", houses, keys.subList(0, 1));
        return new Message(
                Topics.RESULTS,
                "How matches ended, once the archive has all of them. For everybody: nothing in it is hidden.",
                "Result",
                "How a match ended",
                BY_MATCH,
                cloudEvent("<match>/<version>", "/replay-service", "org.aemberlog.result.v1", true),
                Result.class,
                new Result(
                        ID,
                        214,
                        HASH,
                        Seat.A,
                        MatchEvent.Victory.KEYS,
                        Optional.of(Seat.A),
                        23,
                        AT,
                        AT + 1_200_000,
                        winner,
                        loser),
                List.of(REPLAY),
                List.of());
    }

    private static Message deadLetter() {
        return new Message(
                Topics.DEAD_LETTERS,
                "Records of match-intents that are no intents, for people to look at.",
                "DeadLetter",
                "A record as it was received, which may be anything",
                "as received",
                Map.of("reason", "why it is no intent", "from", "<topic>/<partition>/<offset>"),
                Object.class,
                "no intent",
                List.of(RULES),
                List.of());
    }

    private static Message definition() {
        return new Message(
                Topics.CARD_POOLS,
                "The cards' definitions. Compacted and of one partition; the manifest comes last.",
                "CardDefinition",
                "The rules of a card as data",
                "the pinned name: <card id>@<16 hex digits of the hash>",
                Map.of(),
                CardDefinition.class,
                anger().getValue(),
                List.of(DECK),
                List.of(RULES, MATCH, REPLAY));
    }

    private static Message manifest() {
        var anger = new DeckCard(anger().getKey(), House.BROBNAR, List.of());
        return new Message(
                Topics.CARD_POOLS,
                "",
                "CardManifest",
                "All current definitions, and each card in the house in which it was first printed",
                "manifest",
                Map.of(),
                Manifest.class,
                new Manifest(List.of(anger), List.of(anger.definition())),
                List.of(DECK),
                List.of(RULES, MATCH));
    }

    /** A short definition under its pinned name. */
    private static Map.Entry<String, CardDefinition> anger() {
        return CardPool.all().pinned().entrySet().stream()
                .filter(it -> it.getValue().id().equals("anger"))
                .findFirst()
                .orElseThrow();
    }

    private static Map<String, String> cloudEvent(String id, String source, String type, boolean timed) {
        var headers = new TreeMap<>(Map.of(
                "ce_specversion", "1.0: a CloudEvent in binary mode",
                "ce_id", id,
                "ce_source", source,
                "ce_type", type,
                "content-type", "application/json"));
        if (timed) {
            headers.put("ce_time", "when it happened, as RFC 3339 says");
        }
        return headers;
    }
}
