package org.aemberlog.match.creation;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.intent.Intent.CreateMatch;
import org.aemberlog.game.intent.IntentId;
import org.aemberlog.game.intent.IntentRecord;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.ProfileId;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.aemberlog.game.state.Terms;
import org.aemberlog.match.bots.BotAssignment;
import org.aemberlog.match.bots.WantedBots;
import org.aemberlog.match.creation.NewMatch.Player;
import org.aemberlog.match.identity.DerivedIds;
import org.aemberlog.match.quota.CreationQuota;
import org.aemberlog.support.http.IdempotencyKey;
import org.aemberlog.support.http.Malformed;
import org.aemberlog.support.problems.Problem;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;

/** {@code POST /matches}. Repeated, it is the same match. */
@RestController
class CreationController {

    private final DeckClient decks;
    private final Host host;
    private final DerivedIds ids;
    private final BotAssignment seating;
    private final CreationQuota quota;
    private final AgreedTerms agreed;
    private final boolean chosenSeeds;

    CreationController(
            DeckClient decks,
            Host host,
            DerivedIds ids,
            BotAssignment seating,
            CreationQuota quota,
            AgreedTerms agreed,
            @Value("${aemberlog.matches.chosen-seeds}") boolean chosenSeeds) {
        this.decks = decks;
        this.host = host;
        this.ids = ids;
        this.seating = seating;
        this.quota = quota;
        this.agreed = agreed;
        this.chosenSeeds = chosenSeeds;
    }

    @Operation(summary = "Creates a match from two decks and gives the tokens of its seats")
    @PostMapping(path = "/matches", consumes = MediaType.APPLICATION_JSON_VALUE)
    @ResponseStatus(HttpStatus.CREATED)
    Mono<MatchCreatedResponse> createMatch(
            @RequestBody NewMatch wanted,
            IdempotencyKey key,
            ServerHttpRequest request,
            @Parameter(hidden = true) Optional<ProfileId> creator) {
        if (wanted.seed().isPresent() && !chosenSeeds) {
            throw Problem.of(
                    HttpStatus.UNPROCESSABLE_CONTENT,
                    "seed-not-allowed",
                    "The seed cannot be chosen here",
                    "Leave out 'seed'; this server picks it.");
        }
        var a = wanted.players().a();
        var b = wanted.players().b();
        var bots = WantedBots.unlessSubstituted(WantedBots.of(a.bot(), b.bot()), wanted.substitute());
        var said = agreed.of(wanted.terms());
        var terms = wanted.seed().isPresent() ? said.withChosenSeed() : said;
        var own = WantedBots.seatOfCreator(bots);
        var match = ids.match(key.value());
        var creation = Mono.zip(decks.deck(a.deck(), creator), decks.deck(b.deck(), creator))
                .map(found -> List.of(
                        seat(a, found.getT1(), bots.get(Seat.A), creator.filter(_ -> own.equals(Optional.of(Seat.A)))),
                        seat(b, found.getT2(), bots.get(Seat.B), creator.filter(_ -> own.equals(Optional.of(Seat.B))))))
                .map(seats -> creation(match, wanted, terms, seats))
                .flatMap(it -> seating.requireBots(it).thenReturn(it));
        return quota.admit(request, match.value(), creation, seating::create).map(host::welcome);
    }

    private static SeatSetup seat(Player player, DeckList deck, String bot, Optional<ProfileId> profile) {
        return Malformed.unless(
                "players: ",
                () -> new SeatSetup(player.name(), deck, player.chains().orElse(0), Optional.ofNullable(bot), profile));
    }

    private IntentRecord creation(MatchId match, NewMatch wanted, Terms terms, List<SeatSetup> seats) {
        var seed = wanted.seed().orElseGet(() -> ids.seed(match));
        return Malformed.unless(() -> new IntentRecord(
                match,
                IntentId.creator(match),
                Optional.empty(),
                new CreateMatch(match, seed, seats, Optional.empty(), Optional.of(terms))));
    }
}
