package org.aemberlog.rules.recovery;

import java.time.Duration;
import java.util.List;
import org.aemberlog.game.event.SealedCommit;
import org.aemberlog.rules.processing.Publisher;
import org.aemberlog.rules.store.EventStore;
import org.aemberlog.support.problems.Problem;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;
import reactor.core.scheduler.Schedulers;

/** Sends all stored commits out again, match by match, one run at a time. */
@Component
public class Republisher {

    private static final Duration TELLING = Duration.ofSeconds(1);

    /** Matches that are read while one is sent. */
    private static final int AHEAD = 4;

    private final EventStore store;
    private final Publisher publisher;
    private final OneAtATime oneAtATime;

    Republisher(EventStore store, Publisher publisher, OneAtATime oneAtATime) {
        this.oneAtATime = oneAtATime;
        this.store = store;
        this.publisher = publisher;
    }

    /**
     * How far it has come. At its end, {@code of} may be more than {@code commits}: so many cannot be read.
     *
     * @param matches whose commits are sent
     * @param commits that are sent
     * @param of how many were stored when it began
     */
    public record Progress(long matches, long commits, long of) {

        private Progress plus(List<SealedCommit> match) {
            return new Progress(matches + 1, commits + match.size(), of);
        }
    }

    /**
     * Sends them while somebody listens, and tells every second how far it has come, and at the end.
     *
     * @throws Problem {@code recovery-busy} 409 while another run goes on in this instance
     */
    public Flux<Progress> republish() {
        return oneAtATime.run(() -> store.count()
                .flatMapMany(of -> store.all()
                        .publishOn(Schedulers.boundedElastic(), AHEAD)
                        .doOnNext(publisher::again)
                        .scan(new Progress(0, 0, of), Progress::plus))
                .sample(TELLING));
    }
}
