package org.aemberlog.match.profiles;

import static com.mongodb.client.model.Filters.eq;
import static com.mongodb.client.model.Filters.in;
import static com.mongodb.client.model.Indexes.ascending;
import static com.mongodb.client.model.Indexes.compoundIndex;
import static com.mongodb.client.model.Indexes.descending;

import com.mongodb.reactivestreams.client.MongoCollection;
import jakarta.annotation.PostConstruct;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.aemberlog.game.event.Commit;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.match.live.CommitListener;
import org.aemberlog.match.live.MatchCache;
import org.aemberlog.support.store.Blocking;
import org.aemberlog.support.store.DurableWrites;
import org.aemberlog.support.store.Writes;
import org.bson.Document;
import org.springframework.data.mongodb.ReactiveMongoDatabaseFactory;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;

/** At which seats of running matches profiles sit, so that another device of the same owner can go on with them. */
@Component
class OpenSeats implements CommitListener {

    private static final String ID = "_id";
    private static final String PROFILE = "profile";
    private static final String AT = "at";

    private final MatchCache matches;
    private final MongoCollection<Document> all;

    OpenSeats(ReactiveMongoDatabaseFactory databases, MatchCache matches) {
        this.matches = matches;
        all = DurableWrites.collection(databases, "seats");
    }

    @PostConstruct
    void index() {
        DurableWrites.index(all, compoundIndex(ascending(PROFILE), descending(AT)));
    }

    /**
     * A seat of a running match.
     *
     * @param player the name under which its profile plays there
     */
    record Taken(MatchId match, Seat seat, String player) {

        private String id() {
            return idOf(match, seat);
        }
    }

    private static String idOf(MatchId match, Seat seat) {
        return match.value() + "/" + seat;
    }

    /** A creation comes again when somebody asks for it again, be it long after the match. */
    @Override
    public void take(Commit commit) {
        if (commit.version() == 1 && commit.events().getFirst() instanceof MatchCreated created) {
            var taken = documents(created, commit.at());
            if (!taken.isEmpty() && !Blocking.first(matches.isOver(commit.match()))) {
                Blocking.first(Writes.insertAbsent(all, taken));
            }
        }
        if (commit.ends()) {
            var ids = Arrays.stream(Seat.values())
                    .map(seat -> idOf(commit.match(), seat))
                    .toList();
            Blocking.first(all.deleteMany(in(ID, ids)));
        }
    }

    private static List<Document> documents(MatchCreated created, long at) {
        var documents = new ArrayList<Document>();
        for (var seat : Seat.values()) {
            var setup = created.seats().get(seat.ordinal());
            var taken = new Taken(created.match(), seat, setup.player());
            setup.profile()
                    .ifPresent(profile -> documents.add(new Document(ID, taken.id())
                            .append(PROFILE, profile.value())
                            .append(AT, at)
                            .append("seat", new Document(Plain.map(taken)))));
        }
        return documents;
    }

    /** The seats that a profile has taken, the latest match first. */
    Flux<Taken> of(ProfileId profile, int limit) {
        return Flux.from(all.find(eq(PROFILE, profile.value()))
                        .sort(descending(AT))
                        .limit(limit))
                .map(it -> Plain.read(Taken.class, it.get("seat")));
    }
}
