package org.aemberlog.rules.recovery;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Flux;

/** Lets one long work go on at a time, in this instance. */
@Component
public class OneAtATime {

    private final AtomicBoolean busy = new AtomicBoolean();

    /** The same work; fails with {@code recovery-busy} 409 while another goes on. */
    <T> Flux<T> run(Supplier<Flux<T>> work) {
        // Given back before the end is told, so that whoever hears of it may ask for more.
        return Flux.using(this::take, _ -> work.get(), taken -> taken.set(false));
    }

    private AtomicBoolean take() {
        if (busy.compareAndSet(false, true)) {
            return busy;
        }
        throw Problem.of(
                HttpStatus.CONFLICT,
                "recovery-busy",
                "Another request brings something back",
                "Wait until it is answered to its end, or stop it.");
    }
}
