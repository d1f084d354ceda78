package org.aemberlog.match.quota;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.access.SharedSecret;
import org.aemberlog.support.access.Tokens;
import org.aemberlog.support.limits.ClientAddresses;
import org.aemberlog.support.limits.Limits;
import org.aemberlog.support.limits.RateLimitBuckets;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.problems.ProblemCause;
import org.aemberlog.support.store.Blocking;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

/**
 * Stops who creates too much: too fast, or too many that are not over. Services may create as much
 * as they like, but for those of one match: an operator gave them their tokens.
 */
@Component
public class CreationQuota {

    private static final long RETRY_SECONDS = 600;

    private final CreationLimits limits;
    private final Tokens tokens;
    private final SharedSecret secret;
    private final OpenStore store;
    private final RateLimitBuckets<String> addresses;
    private final RateLimitBuckets<Principal> principals;

    CreationQuota(
            CreationLimits limits,
            Limits all,
            Tokens tokens,
            SharedSecret secret,
            OpenStore store,
            MeterRegistry meters) {
        this.limits = limits;
        this.tokens = tokens;
        this.secret = secret.required();
        this.store = store;
        this.addresses = new RateLimitBuckets<>("creating-address", limits.address(), all.tracked(), meters);
        this.principals = new RateLimitBuckets<>("creating-principal", limits.principal(), all.tracked(), meters);
    }

    /**
     * Prepares and creates something, or fails with "too-many-requests" or "too-many-open". What is asked for
     * again counts once. What is rejected gives back its place; where nobody knows whether it was
     * created, as when the rules did not answer in time, it keeps it.
     *
     * @param id of the match, series or invitation
     * @param prepared what it takes, such as decks; nobody who asks too fast makes others work for that
     * @param creating fails with a problem of the client (4xx) only if it created nothing
     */
    public <W, T> Mono<T> admit(ServerHttpRequest request, String id, Mono<W> prepared, Function<W, Mono<T>> creating) {
        return paced(request)
                .flatMap(limited -> prepared.flatMap(it ->
                        limited ? counted(ClientAddresses.of(request), id, creating.apply(it)) : creating.apply(it)));
    }

    /** Lets something be done that creates nothing new by itself, but costs as much. */
    public Mono<Void> admit(ServerHttpRequest request) {
        return paced(request).then();
    }

    /** Whether who asks is limited at all; fails when it is too much. */
    private Mono<Boolean> paced(ServerHttpRequest request) {
        return principal(request).map(principal -> {
            if (principal.filter(CreationQuota::isUnlimited).isPresent()) {
                return false;
            }
            addresses.take(ClientAddresses.of(request));
            principal.filter(CreationQuota::isOnesOwn).ifPresent(principals::take);
            return true;
        });
    }

    /** Not a service of one match, whose token somebody else may hold. */
    private static boolean isUnlimited(Principal principal) {
        return principal.role().filter(role -> role == Role.SERVICE).isPresent()
                && principal.match().isEmpty();
    }

    private static boolean isOnesOwn(Principal principal) {
        return principal.role().filter(role -> role != Role.SPECTATOR).isPresent();
    }

    /** Whose token it is; a token that is not good is none. */
    private Mono<Optional<Principal>> principal(ServerHttpRequest request) {
        var authorization = request.getHeaders().getFirst(HttpHeaders.AUTHORIZATION);
        return authorization == null
                ? Mono.just(Optional.empty())
                : tokens.read(authorization)
                        .map(Optional::of)
                        .onErrorResume(Problem.class, e -> Mono.just(Optional.empty()));
    }

    /** Counted before it is looked whether it is too much: many at once do not slip through. */
    private <T> Mono<T> counted(String address, String id, Mono<T> creation) {
        var by = secret.derive("address", address);
        var asking = UUID.randomUUID().toString();
        return Mono.defer(() -> store.add(id, by, asking, now()))
                .flatMap(isNew -> unlessTooMuch(by, creation, isNew ? store.giveBack(id, asking) : Mono.empty()));
    }

    private <T> Mono<T> unlessTooMuch(String by, Mono<T> creation, Mono<Void> giveBack) {
        return isTooMuch(by)
                .flatMap(tooMuch -> tooMuch ? Mono.<T>error(tooManyOpen()) : creation)
                .onErrorResume(CreationQuota::isRejection, e -> giveBack.then(Mono.error(e)));
    }

    private static boolean isRejection(Throwable error) {
        return switch (error) {
            case Problem problem -> problem.getStatusCode().is4xxClientError();
            case ProblemCause explained -> explained.problem().getStatusCode().is4xxClientError();
            default -> false;
        };
    }

    private Mono<Boolean> isTooMuch(String by) {
        return store.count(by, now() - countedForMillis(), limits.open() + 1).map(count -> count > limits.open());
    }

    /** It is over, and counts no more. */
    public Mono<Void> over(String id) {
        return store.end(id);
    }

    @Scheduled(fixedDelayString = "PT1H")
    void forget() {
        Blocking.first(store.removeBefore(now() - countedForMillis()));
    }

    private long countedForMillis() {
        return limits.countedFor().toMillis();
    }

    private static long now() {
        return System.currentTimeMillis();
    }

    private Problem tooManyOpen() {
        var problem = Problem.of(
                HttpStatus.TOO_MANY_REQUESTS,
                "too-many-open",
                "Too many unfinished matches",
                "One address may have "
                        + limits.open()
                        + " unfinished matches, series and invitations; end or"
                        + " withdraw some.");
        problem.getHeaders().set(HttpHeaders.RETRY_AFTER, String.valueOf(RETRY_SECONDS));
        return problem;
    }
}
