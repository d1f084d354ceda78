package org.aemberlog.rules.signing;

import io.swagger.v3.oas.annotations.Operation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import org.aemberlog.game.json.Canonical;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** {@code GET /keys}: what organizers publish, so that anybody can check replay files. */
@RestController
class KeysController {

    private final Signing signing;

    KeysController(Signing signing) {
        this.signing = signing;
    }

    @Operation(summary = "The public keys that heads of matches are checked with")
    @GetMapping("/keys")
    ResponseEntity<byte[]> keys() {
        var keys = new ArrayList<Map<String, Object>>();
        for (var key : signing.keys()) {
            var one = new LinkedHashMap<String, Object>();
            one.put("key", key.text());
            one.put("fingerprint", key.fingerprint());
            one.put("inUse", keys.isEmpty());
            keys.add(one);
        }
        return ResponseEntity.ok().contentType(MediaType.APPLICATION_JSON).body(Canonical.bytes(Map.of("keys", keys)));
    }
}
