package org.aemberlog.replay.webhooks;

import io.swagger.v3.oas.annotations.Operation;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.replay.access.Operators;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.problems.RequestReader;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** {@code /webhooks}: who is told of results. */
@RestController
@RequestMapping("/webhooks")
class WebhookController {

    private static final String AUTHORIZATION = "Authorization";
    private static final int MAX = 200;

    private final Subscriptions subscriptions;
    private final Deliveries deliveries;
    private final Operators operators;
    private final WebhookUrls urls;
    private final RequestReader bodies;
    private final WebhookSettings settings;

    WebhookController(
            Subscriptions subscriptions,
            Deliveries deliveries,
            Operators operators,
            WebhookUrls urls,
            RequestReader bodies,
            WebhookSettings settings) {
        this.subscriptions = subscriptions;
        this.deliveries = deliveries;
        this.operators = operators;
        this.urls = urls;
        this.bodies = bodies;
        this.settings = settings;
    }

    /**
     * What a subscriber asks for.
     *
     * @param secret {@code whsec_} and 24 to 64 bytes in base64; made up here when left out
     */
    record Wish(String url, Optional<String> secret) {}

    @Operation(summary = "Subscribe a URL to results; a secret that is made up is shown only now")
    @PostMapping
    Mono<ResponseEntity<byte[]>> subscribe(
            @RequestBody(required = false) byte[] body,
            @RequestHeader(name = AUTHORIZATION, required = false) String authorization) {
        return operators
                .require(authorization)
                .zipWhen(_ -> subscriptions.count())
                .publishOn(Schedulers.boundedElastic())
                .flatMap(both -> {
                    if (both.getT2() >= settings.most()) {
                        throw tooMany();
                    }
                    return subscribe(wish(body), both.getT1().name());
                });
    }

    private Wish wish(byte[] body) {
        return bodies.read(Wish.class, bodies.object(body == null ? new byte[0] : body));
    }

    private Mono<ResponseEntity<byte[]>> subscribe(Wish wish, String by) {
        urls.require(wish.url());
        var secret = wish.secret().map(WebhookController::given);
        var webhook = new Webhook(
                UUID.randomUUID().toString(),
                wish.url(),
                secret.orElseGet(WebhookSecret::generate),
                by,
                System.currentTimeMillis(),
                true);
        var shown = webhook.shown();
        if (secret.isEmpty()) {
            shown.put("secret", webhook.secret().text());
        }
        return subscriptions
                .add(webhook)
                .map(added -> json(ResponseEntity.created(URI.create("/webhooks/" + added.id())), shown));
    }

    private static WebhookSecret given(String text) {
        try {
            return new WebhookSecret(text);
        } catch (IllegalArgumentException e) {
            throw Problem.malformed("secret: expected 'whsec_' and 24 to 64 bytes in base64");
        }
    }

    @Operation(summary = "All subscriptions, without their secrets")
    @GetMapping
    Mono<ResponseEntity<byte[]>> all(@RequestHeader(name = AUTHORIZATION, required = false) String authorization) {
        return operators
                .require(authorization)
                .then(Mono.defer(() -> subscriptions.all().map(Webhook::shown).collectList()))
                .map(all -> json(ResponseEntity.ok(), Map.of("webhooks", all)));
    }

    @Operation(summary = "A subscription, without its secret")
    @GetMapping("/{id}")
    Mono<ResponseEntity<byte[]>> one(
            @PathVariable String id, @RequestHeader(name = AUTHORIZATION, required = false) String authorization) {
        return find(id, authorization).map(it -> json(ResponseEntity.ok(), it.shown()));
    }

    @Operation(summary = "End a subscription and forget its deliveries")
    @DeleteMapping("/{id}")
    Mono<ResponseEntity<Void>> end(
            @PathVariable String id, @RequestHeader(name = AUTHORIZATION, required = false) String authorization) {
        return find(id, authorization)
                .flatMap(webhook -> subscriptions.remove(webhook.id()).then(deliveries.removeAllOf(webhook.id())))
                .thenReturn(ResponseEntity.noContent().build());
    }

    @Operation(summary = "What became of the deliveries to a subscriber, the pending ones first")
    @GetMapping("/{id}/deliveries")
    Mono<ResponseEntity<byte[]>> deliveries(
            @PathVariable String id,
            @RequestParam(defaultValue = "50") int limit,
            @RequestHeader(name = AUTHORIZATION, required = false) String authorization) {
        if (limit < 1 || limit > MAX) {
            throw Problem.malformed("limit: expected 1 to " + MAX + ", found " + limit);
        }
        return find(id, authorization)
                .flatMap(
                        it -> deliveries.of(it.id(), limit).map(Delivery::shown).collectList())
                .map(all -> json(ResponseEntity.ok(), Map.of("deliveries", all)));
    }

    private Mono<Webhook> find(String id, String authorization) {
        return operators
                .require(authorization)
                .then(Mono.defer(() -> subscriptions.find(id)))
                .switchIfEmpty(Mono.error(() -> noSuchWebhook(id)));
    }

    private static ResponseEntity<byte[]> json(ResponseEntity.BodyBuilder answer, Object body) {
        return answer.contentType(MediaType.APPLICATION_JSON).body(Canonical.bytes(body));
    }

    private static Problem noSuchWebhook(String id) {
        return Problem.of(
                HttpStatus.NOT_FOUND,
                "no-such-webhook",
                "There is no such subscription",
                "No webhook has the id '" + id + "'. GET /webhooks lists them.");
    }

    private Problem tooMany() {
        return Problem.of(
                HttpStatus.CONFLICT,
                "too-many-webhooks",
                "There are too many subscriptions",
                "There may be " + settings.most() + "; end one before you begin another.");
    }
}
