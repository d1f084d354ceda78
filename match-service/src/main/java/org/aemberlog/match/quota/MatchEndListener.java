package org.aemberlog.match.quota;

import java.time.Duration;
import org.aemberlog.game.event.Commit;
import org.aemberlog.match.live.CommitListener;
import org.springframework.stereotype.Component;

/** Sees to it that matches that are over count no more. Series say so themselves. */
@Component
class MatchEndListener implements CommitListener {

    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private final OpenStore store;

    MatchEndListener(OpenStore store) {
        this.store = store;
    }

    @Override
    public void take(Commit commit) {
        if (commit.ends()) {
            store.remove(commit.match().value()).block(TIMEOUT);
        }
    }
}
