package org.aemberlog.replay.webhooks;

import io.swagger.v3.oas.annotations.Operation;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.aemberlog.game.json.Kept;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.http.ForOperators;
import org.aemberlog.support.http.Malformed;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** {@code /webhooks}: who is told of results. */
@RestController
@RequestMapping("/webhooks")
@ForOperators
class WebhookController {

    private static final int MAX = 200;

    private final Subscriptions subscriptions;
    private final Deliveries deliveries;
    private final WebhookUrls urls;
    private final WebhookSettings settings;

    WebhookController(Subscriptions subscriptions, Deliveries deliveries, WebhookUrls urls, WebhookSettings settings) {
        this.subscriptions = subscriptions;
        this.deliveries = deliveries;
        this.urls = urls;
        this.settings = settings;
    }

    /**
     * What a subscriber asks for.
     *
     * @param secret {@code whsec_} and 24 to 64 bytes in base64; made up here when left out
     */
    record Wish(String url, Optional<String> secret) {}

    @Operation(summary = "Subscribe a URL to results; a secret that is made up is shown only now")
    @PostMapping(consumes = MediaType.APPLICATION_JSON_VALUE)
    Mono<ResponseEntity<Webhook.Shown>> createWebhook(@RequestBody Wish wish, Principal operator) {
        return subscriptions.count().publishOn(Schedulers.boundedElastic()).flatMap(count -> {
            if (count >= settings.most()) {
                throw tooMany();
            }
            return subscribe(wish, operator.name());
        });
    }

    private Mono<ResponseEntity<Webhook.Shown>> subscribe(Wish wish, String by) {
        urls.require(wish.url());
        var secret = wish.secret().map(WebhookController::given);
        var webhook = new Webhook(
                UUID.randomUUID().toString(),
                wish.url(),
                secret.orElseGet(WebhookSecret::generate),
                by,
                System.currentTimeMillis(),
                true);
        var madeUp = secret.isPresent()
                ? Optional.<String>empty()
                : Optional.of(webhook.secret().text());
        return subscriptions
                .add(webhook)
                .map(added -> ResponseEntity.created(URI.create("/webhooks/" + added.id()))
                        .body(webhook.shown(madeUp)));
    }

    private static WebhookSecret given(String text) {
        try {
            return new WebhookSecret(text);
        } catch (IllegalArgumentException e) {
            throw Problem.malformed("secret: expected 'whsec_' and 24 to 64 bytes in base64");
        }
    }

    /** All subscriptions. */
    record All(@Kept List<Webhook.Shown> webhooks) {}

    @Operation(summary = "All subscriptions, without their secrets")
    @GetMapping
    Mono<All> listWebhooks() {
        return subscriptions
                .all()
                .map(it -> it.shown(Optional.empty()))
                .collectList()
                .map(All::new);
    }

    @Operation(summary = "A subscription, without its secret")
    @GetMapping("/{id}")
    Mono<Webhook.Shown> getWebhook(@PathVariable String id) {
        return find(id).map(it -> it.shown(Optional.empty()));
    }

    @Operation(summary = "End a subscription and forget its deliveries")
    @DeleteMapping("/{id}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    Mono<Void> deleteWebhook(@PathVariable String id) {
        return find(id).flatMap(
                        webhook -> subscriptions.remove(webhook.id()).then(deliveries.removeAllOf(webhook.id())));
    }

    /** Deliveries to a subscriber. */
    record Sent(@Kept List<Delivery.Shown> deliveries) {}

    @Operation(summary = "What became of the deliveries to a subscriber, the pending ones first")
    @GetMapping("/{id}/deliveries")
    Mono<Sent> listDeliveries(@PathVariable String id, @RequestParam(defaultValue = "50") int limit) {
        Malformed.unlessUpTo(MAX, "limit", limit);
        return find(id).flatMap(
                        it -> deliveries.of(it.id(), limit).map(Delivery::shown).collectList())
                .map(Sent::new);
    }

    private Mono<Webhook> find(String id) {
        return subscriptions.find(id).switchIfEmpty(Mono.error(() -> noSuchWebhook(id)));
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
                "There may be " + settings.most() + "; delete one first.");
    }
}
