package org.aemberlog.match;

import org.aemberlog.game.json.Canonical;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/** Answers in JSON, written from the game's own records. */
public final class Json {

    private Json() {}

    /** An answer with this body. */
    public static ResponseEntity<byte[]> answer(HttpStatus status, Object body) {
        return ResponseEntity.status(status)
                .contentType(MediaType.APPLICATION_JSON)
                .body(Canonical.bytes(body));
    }

    /** 200 with this body. */
    public static ResponseEntity<byte[]> ok(Object body) {
        return answer(HttpStatus.OK, body);
    }
}
