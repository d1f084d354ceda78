package org.aemberlog.match.intents;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.json.MalformedException;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.Seat;
import org.aemberlog.support.http.Malformed;
import org.aemberlog.support.problems.Problem;

/**
 * An intent as it is sent: without a seat, which the token says.
 *
 * @param expected the version that its sender looked at
 */
record SentIntent(SeatIntent intent, Optional<Long> expected) {

    static SentIntent read(Map<String, Object> body, Seat seat) {
        if (body.containsKey("seat")) {
            throw Problem.malformed("seat: there is no such field; the token says the seat");
        }
        var plain = new LinkedHashMap<>(body);
        var expected = Optional.ofNullable(plain.remove("expectedVersion"));
        plain.put("seat", Plain.of(seat));
        var intent = Malformed.unless(() -> Plain.read(SeatIntent.class, plain));
        return new SentIntent(intent, expected.map(SentIntent::version));
    }

    private static long version(Object plain) {
        try {
            return Plain.read(Long.class, plain);
        } catch (MalformedException e) {
            throw Problem.malformed(e.in("expectedVersion").getMessage());
        }
    }
}
