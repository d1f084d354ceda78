package org.aemberlog.match.profiles;

import io.micrometer.core.instrument.MeterRegistry;
import io.swagger.v3.oas.annotations.Operation;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.aemberlog.game.json.Kept;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.ShownName;
import org.aemberlog.match.seats.SeatTokens;
import org.aemberlog.match.series.SeriesId;
import org.aemberlog.match.series.http.SeriesTokens;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Tokens;
import org.aemberlog.support.http.ForProfiles;
import org.aemberlog.support.limits.ClientAddresses;
import org.aemberlog.support.limits.Limits;
import org.aemberlog.support.limits.RateLimitBuckets;
import org.aemberlog.support.problems.Problem;
import org.aemberlog.support.storage.StoresNothing;
import org.aemberlog.support.store.DuplicateKeys;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/**
 * {@code /profiles...}. The secret comes and goes in bodies only. A token does what the profile does
 * but cannot renew the secret, so that who finds one has it for its lifetime and no longer.
 */
@RestController
@EnableConfigurationProperties(ProfileSettings.class)
class ProfileController {

    private static final int MOST_SEATS = 100;

    private final ProfileStore store;
    private final OpenSeats seats;
    private final SeatTokens seatTokens;
    private final SeriesTokens seriesTokens;
    private final Tokens tokens;
    private final ProfileSettings settings;
    private final RateLimitBuckets<String> addresses;

    ProfileController(
            ProfileStore store,
            OpenSeats seats,
            SeatTokens seatTokens,
            SeriesTokens seriesTokens,
            Tokens tokens,
            ProfileSettings settings,
            Limits limits,
            MeterRegistry meters) {
        this.store = store;
        this.seats = seats;
        this.seatTokens = seatTokens;
        this.seriesTokens = seriesTokens;
        this.tokens = tokens;
        this.settings = settings;
        this.addresses = new RateLimitBuckets<>("profile-address", settings.address(), limits.tracked(), meters);
    }

    /**
     * What is asked to make or rename a profile.
     *
     * @param name its owner's, 1 to 40 characters
     */
    record Named(String name) {
        Named {
            name = ShownName.ofPlayer(name);
        }
    }

    /** What opens a profile. */
    record Opening(ProfileSecret secret) {}

    /**
     * Another secret. Who asks rolls it, and so has it when the answer is lost; asking again changes nothing more.
     *
     * @param secret what opens the profile
     * @param next what opens it from now on
     */
    record Renewal(ProfileSecret secret, ProfileSecret next) {}

    /** A profile as its owner sees it. */
    record Shown(ProfileId profile, String name) {
        static Shown of(Profile profile) {
            return new Shown(profile.id(), profile.name());
        }
    }

    /**
     * A profile that was opened.
     *
     * @param token to act for it; none where other issuers give out those
     * @param secret what opens it from now on, where it is new
     */
    record Opened(ProfileId profile, String name, Optional<String> token, Optional<ProfileSecret> secret) {}

    @Operation(summary = "Makes a profile, and gives its secret and a token")
    @PostMapping(path = "/profiles", consumes = MediaType.APPLICATION_JSON_VALUE)
    @ResponseStatus(HttpStatus.CREATED)
    Mono<Opened> createProfile(@RequestBody Named wanted, ServerHttpRequest request) {
        addresses.take(ClientAddresses.of(request));
        var id = new ProfileId(UUID.randomUUID().toString().replace("-", ""));
        var secret = ProfileSecret.next();
        return store.add(new Profile(id, wanted.name()), secret).map(it -> opened(it, Optional.of(secret)));
    }

    @Operation(summary = "A token for the profile that the secret opens")
    @PostMapping(path = "/profiles/token", consumes = MediaType.APPLICATION_JSON_VALUE)
    @StoresNothing
    Mono<Opened> openProfile(@RequestBody Opening with) {
        return store.find(with.secret())
                .map(it -> opened(it, Optional.empty()))
                .switchIfEmpty(Mono.error(ProfileController::noSuchProfile));
    }

    @Operation(summary = "Gives the profile another secret; the old one opens it no more")
    @PostMapping(path = "/profiles/secret", consumes = MediaType.APPLICATION_JSON_VALUE)
    Mono<Opened> renewSecret(@RequestBody Renewal wanted) {
        return store.renew(wanted.secret(), wanted.next())
                .map(it -> opened(it, Optional.of(wanted.next())))
                .onErrorMap(DuplicateKeys::caused, _ -> secretTaken())
                .switchIfEmpty(Mono.error(ProfileController::noSuchProfile));
    }

    @Operation(summary = "The profile")
    @GetMapping("/profiles/me")
    @ForProfiles
    Mono<Shown> getProfile(Principal owner) {
        return store.find(owner.profile().orElseThrow())
                .map(Shown::of)
                .switchIfEmpty(Mono.error(ProfileController::noSuchProfile));
    }

    @Operation(summary = "Gives the profile another name")
    @PostMapping(path = "/profiles/me", consumes = MediaType.APPLICATION_JSON_VALUE)
    @ForProfiles
    Mono<Shown> renameProfile(@RequestBody Named wanted, Principal owner) {
        return store.rename(owner.profile().orElseThrow(), wanted.name())
                .map(Shown::of)
                .switchIfEmpty(Mono.error(ProfileController::noSuchProfile));
    }

    /**
     * The latest seats that a profile has taken in matches that go on.
     *
     * @param tokens for each of them; and for the side of its series, where the match is a game of one
     */
    record Seats(@Kept List<String> tokens) {}

    @Operation(summary = "The tokens of the profile's seats in running matches, for another device")
    @GetMapping("/profiles/me/seats")
    @ForProfiles
    Mono<Seats> listSeats(Principal owner) {
        return seats.of(owner.profile().orElseThrow(), MOST_SEATS)
                .flatMapIterable(this::tokensOf)
                .collectList()
                .map(Seats::new);
    }

    private List<String> tokensOf(OpenSeats.Taken taken) {
        var seat = seatTokens.issue(taken.match(), Optional.of(taken.seat()), taken.player());
        var side =
                SeriesId.of(taken.match()).flatMap(series -> seriesTokens.issue(series, taken.seat(), taken.player()));
        return Stream.concat(seat.stream(), side.stream()).toList();
    }

    private Opened opened(Profile profile, Optional<ProfileSecret> secret) {
        var token = tokens.issue(Principal.of(profile.id()), settings.tokenLifetime());
        return new Opened(profile.id(), profile.name(), token, secret);
    }

    private static Problem secretTaken() {
        return Problem.of(
                HttpStatus.CONFLICT,
                "secret-taken",
                "Another profile has this secret",
                "Roll 256 bits for 'next' anew; the profile keeps the secret it has.");
    }

    private static Problem noSuchProfile() {
        return Problem.of(
                HttpStatus.NOT_FOUND,
                "no-such-profile",
                "There is no such profile",
                "The link may be incomplete, or its owner has renewed it; ask for the new one.");
    }
}
