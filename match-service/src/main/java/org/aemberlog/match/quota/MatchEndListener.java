package org.aemberlog.match.quota;

import org.aemberlog.game.event.Commit;
import org.aemberlog.match.live.CommitListener;
import org.aemberlog.support.store.Blocking;
import org.springframework.stereotype.Component;

/** Sees to it that matches that are over count no more. Series say so themselves. */
@Component
class MatchEndListener implements CommitListener {

    private final OpenStore store;

    MatchEndListener(OpenStore store) {
        this.store = store;
    }

    @Override
    public void take(Commit commit) {
        if (commit.ends()) {
            Blocking.first(store.end(commit.match().value()));
        }
    }
}
