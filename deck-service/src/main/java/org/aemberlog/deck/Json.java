package org.aemberlog.deck;

import org.aemberlog.game.json.Canonical;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/** Answers in JSON, written from the game's own records. */
public final class Json {

    private Json() {}

    /** An answer with this body. */
    public static ResponseEntity.BodyBuilder answer(HttpStatus status) {
        return ResponseEntity.status(status).contentType(MediaType.APPLICATION_JSON);
    }

    /** 200 with this body. */
    public static ResponseEntity<byte[]> ok(Object body) {
        return answer(HttpStatus.OK).body(Canonical.bytes(body));
    }
}
