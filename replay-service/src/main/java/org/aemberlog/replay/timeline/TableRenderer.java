package org.aemberlog.replay.timeline;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.view.TableView;
import org.aemberlog.game.view.Tables;
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
    private volatile KnownCards known = new KnownCards();

    TableRenderer(Definitions definitions) {
        this.definitions = definitions;
    }

    /** The table as the viewer sees it. */
    Mono<TableView> table(MatchState state, Viewer viewer) {
        return Mono.fromCallable(() -> tables(state))
                .subscribeOn(Schedulers.boundedElastic())
                .map(tables -> tables.of(state, viewer));
    }

    private Tables tables(MatchState state) {
        var names = new TreeSet<>(state.copies().values());
        for (var setup : state.seats()) {
            setup.deck().cards().forEach(card -> names.add(card.definition()));
        }
        var cards = known;
        if (cards.definitions.size() > MAX_KNOWN) {
            cards = new KnownCards();
            known = cards;
        }
        cards.add(names);
        return cards.tables;
    }

    /** Definitions that were asked for before, and the tables they make. */
    private final class KnownCards {

        private final Map<String, CardDefinition> definitions = new ConcurrentHashMap<>();
        private final Tables tables = new Tables(name -> Optional.ofNullable(definitions.get(name)));

        private void add(Set<String> names) {
            var missing = names.stream()
                    .filter(name -> !definitions.containsKey(name))
                    .toList();
            if (missing.isEmpty()) {
                return;
            }
            TableRenderer.this
                    .definitions
                    .find(missing)
                    .forEach((name, plain) -> definitions.put(name, Plain.read(CardDefinition.class, plain)));
            missing.stream()
                    .filter(name -> !definitions.containsKey(name))
                    .findFirst()
                    .ifPresent(name -> {
                        throw unknown(name);
                    });
        }
    }

    private static Problem unknown(String name) {
        return Problem.passing(
                "card-unknown",
                "A card of the match is not known yet",
                "The definition " + name + " has not arrived yet; try again in a moment.");
    }
}
