package org.aemberlog.replay.statistics;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.util.MimeTypeUtils;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Mono;
import tools.jackson.databind.json.JsonMapper;

/** {@code GET /statistics/houses}, {@code cards}, {@code decks} and {@code matches}. */
@RestController
class StatisticController {

    private static final int MAX = 2_000;
    private static final MediaType CSV = new MediaType("text", "csv", UTF_8);

    private final List<StatisticProjection> projections;
    private final JsonMapper json;

    StatisticController(List<StatisticProjection> projections, JsonMapper json) {
        this.projections = projections;
        this.json = json;
    }

    @ApiResponse(responseCode = "200", content = @Content(schema = @Schema(type = "object")))
    @Operation(summary = "A statistic of the finished matches, the lines with most matches first")
    @GetMapping(
            path = "/statistics/{statistic}",
            produces = {MediaType.APPLICATION_JSON_VALUE, "text/csv"})
    Mono<ResponseEntity<byte[]>> getStatistic(
            @PathVariable String statistic,
            @RequestParam(defaultValue = "200") int limit,
            @RequestParam(defaultValue = "1") long minMatches,
            @RequestHeader(name = HttpHeaders.ACCEPT, required = false) String accept) {
        if (limit < 1 || limit > MAX) {
            throw Problem.malformed("limit: expected 1 to " + MAX + ", found " + limit);
        }
        if (minMatches < 1) {
            throw Problem.malformed("minMatches: expected 1 or more matches, found " + minMatches);
        }
        var known = Statistic.at(statistic).orElseThrow(() -> noSuchStatistic(statistic));
        var projection = projections.stream()
                .filter(it -> it.statistic() == known)
                .findFirst()
                .orElseThrow();
        return projection
                .lines(minMatches, limit)
                .map(line -> Rows.row(known, line))
                .collectList()
                .map(rows -> answer(known, new Rows(rows), prefersCsv(accept)));
    }

    private ResponseEntity<byte[]> answer(Statistic statistic, Rows table, boolean csv) {
        var ok = ResponseEntity.ok();
        return csv
                ? ok.contentType(CSV).body(table.csv().getBytes(UTF_8))
                : ok.contentType(MediaType.APPLICATION_JSON)
                        .body(json.writeValueAsBytes(Map.of(statistic.path(), table.rows())));
    }

    /** What cannot be parsed has been rejected before. */
    private static boolean prefersCsv(String accept) {
        var wanted = new ArrayList<>(MediaType.parseMediaTypes(accept));
        MimeTypeUtils.sortBySpecificity(wanted);
        return wanted.stream()
                .filter(type -> type.includes(CSV) || type.includes(MediaType.APPLICATION_JSON))
                .findFirst()
                .filter(type -> !type.includes(MediaType.APPLICATION_JSON))
                .isPresent();
    }

    private static Problem noSuchStatistic(String name) {
        return Problem.of(
                HttpStatus.NOT_FOUND,
                "no-such-statistic",
                "There is no such statistic",
                "There are houses, cards, decks and matches, but no '" + name + "'.");
    }
}
