package org.aemberlog.support.storage;

import org.aemberlog.support.problems.Problem;
import reactor.core.publisher.Mono;

/** Where all that is accepted will be stored. */
@FunctionalInterface
public interface StorageSpace {

    /** Brokers and stores that look after their own disks. */
    StorageSpace ENDLESS = () -> true;

    /** Whether there is room for more. */
    boolean hasRoom();

    /** Fails with the problem "storage-full" unless there is room for more. */
    default Mono<Void> room() {
        return Mono.defer(() -> hasRoom() ? Mono.empty() : Mono.error(full()));
    }

    private static Problem full() {
        return Problem.passing(
                "storage-full",
                "The disk is almost full",
                "Nothing more can be stored for now; everything accepted can be read. Try again" + " later.");
    }
}
