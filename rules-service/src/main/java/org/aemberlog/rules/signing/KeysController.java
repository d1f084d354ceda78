package org.aemberlog.rules.signing;

import io.swagger.v3.oas.annotations.Operation;
import java.util.List;
import org.aemberlog.game.json.Kept;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** {@code GET /keys}: what organizers publish, so that anybody can check replay files. */
@RestController
class KeysController {

    private final Signing signing;

    KeysController(Signing signing) {
        this.signing = signing;
    }

    /** A key, and whether heads are signed with it now. */
    record Key(String key, String fingerprint, boolean inUse) {}

    /** The keys, the one in use first. */
    record Keys(@Kept List<Key> keys) {}

    @Operation(summary = "The public keys that heads of matches are checked with")
    @GetMapping("/keys")
    Keys listKeys() {
        var all = signing.keys();
        return new Keys(all.stream()
                .map(key -> new Key(key.text(), key.fingerprint(), key.equals(all.getFirst())))
                .toList());
    }
}
