package org.aemberlog.replay.view;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.view.TableView;
import org.aemberlog.game.view.TableViews;
import org.aemberlog.game.view.Viewer;
import org.aemberlog.replay.audit.Definitions;
import org.aemberlog.support.problems.Problem;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

/** Lays out the table for a viewer with the definitions that the match is pinned to. */
@Component
class TableRenderer {

    /** As many as all cards ever printed, corrected a few times; they are forgotten beyond that. */
    private static final int MAX_KNOWN = 20_000;

    private final Definitions definitions;
    private final Map<String, CardDefinition> known = new ConcurrentHashMap<>();

    TableRenderer(Definitions definitions) {
        this.definitions = definitions;
    }

    /** The table as the viewer sees it. */
    Mono<TableView> table(MatchState state, Viewer viewer) {
        return Mono.fromCallable(() -> pinned(state))
                .subscribeOn(Schedulers.boundedElastic())
                .map(pinned -> TableViews.of(state, name -> Optional.ofNullable(pinned.get(name)), viewer));
    }

    private Map<String, CardDefinition> pinned(MatchState state) {
        var names = new TreeSet<>(state.copies().values());
        for (var setup : state.seats()) {
            setup.deck().cards().forEach(card -> names.add(card.definition()));
        }
        var missing = names.stream().filter(name -> !known.containsKey(name)).toList();
        if (!missing.isEmpty()) {
            if (known.size() > MAX_KNOWN) {
                known.clear();
            }
            definitions.find(names).forEach((name, plain) -> known.put(name, Plain.read(CardDefinition.class, plain)));
        }
        var pinned = new HashMap<String, CardDefinition>();
        for (var name : names) {
            var definition = known.get(name);
            if (definition == null) {
                throw unknown(name);
            }
            pinned.put(name, definition);
        }
        return pinned;
    }

    private static Problem unknown(String name) {
        return Problem.passing(
                "card-unknown",
                "A card of the match is not known yet",
                "The definition " + name + " has not arrived yet; try again in a moment.");
    }
}
