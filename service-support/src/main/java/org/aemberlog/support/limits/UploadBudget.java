package org.aemberlog.support.limits;

import io.micrometer.core.instrument.Counter;
import java.util.HashMap;
import java.util.Map;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;

/** The room that there is for bodies, and who has how much of it. Safe for many threads. */
final class UploadBudget {

    /** So much of every body is free, because there are only so many of them. */
    static final long SMALL_BYTES = 64 << 10;

    private static final String SOON = "5";

    private final Limits.Uploads limits;
    private final Counter rejected;
    private final Use all = new Use();
    private final Map<String, Use> addresses = new HashMap<>();

    /**
     * Room as the settings say.
     *
     * @param rejected counts those who found none
     */
    UploadBudget(Limits.Uploads limits, Counter rejected) {
        this.limits = limits;
        this.rejected = rejected;
    }

    /** How much is under way. */
    private static final class Use {
        private int uploads;
        private int arriving;
        private long bytes;

        private boolean allows(int mostArriving, long mostBytes, int more, long moreBytes) {
            return arriving + more <= mostArriving && (moreBytes == 0 || bytes + moreBytes <= mostBytes);
        }

        private void add(int moreUploads, int moreArriving, long moreBytes) {
            uploads += moreUploads;
            arriving += moreArriving;
            bytes += moreBytes;
        }
    }

    /** How many bodies are arriving. */
    synchronized int arriving() {
        return all.arriving;
    }

    /** Of how many addresses something is under way. */
    synchronized int addresses() {
        return addresses.size();
    }

    /**
     * Room for a body of so many bytes, or of an unknown number when that is 0.
     *
     * @throws Problem {@code too-many-uploads} (429) or {@code uploads-busy} (503), when there is
     *     not so much, and {@code body-too-large} (413), when there never will be
     */
    synchronized Upload enter(String address, long bytes) {
        requireRoom(bytes);
        var upload = new Upload(address);
        take(address, 1, beyondSmall(bytes));
        change(address, 1, 0, 0);
        upload.bytes = bytes;
        return upload;
    }

    /** No other body's end makes room for what is more than one address may have. */
    private void requireRoom(long bytes) {
        long most = limits.bytesPerAddress().toBytes();
        if (beyondSmall(bytes) > most) {
            throw closing(Problem.bodyTooLarge(SMALL_BYTES + most));
        }
    }

    private void take(String address, int more, long bytes) {
        var own = addresses.getOrDefault(address, new Use());
        if (!own.allows(limits.perAddress(), limits.bytesPerAddress().toBytes(), more, bytes)) {
            throw tooMany();
        }
        if (!all.allows(limits.most(), limits.bytes().toBytes(), more, bytes)) {
            throw busy();
        }
        change(address, 0, more, bytes);
    }

    private void change(String address, int uploads, int arriving, long bytes) {
        all.add(uploads, arriving, bytes);
        var own = addresses.computeIfAbsent(address, key -> new Use());
        own.add(uploads, arriving, bytes);
        if (own.uploads == 0 && own.arriving == 0) {
            addresses.remove(address);
        }
    }

    /** One body, from its first byte until its request is answered. */
    final class Upload implements AutoCloseable {

        private final String address;
        private long bytes;
        private boolean arrived;

        private Upload(String address) {
            this.address = address;
        }

        /**
         * Takes room for more of it.
         *
         * @throws Problem as {@link #enter}
         */
        void grow(long more) {
            synchronized (UploadBudget.this) {
                requireRoom(bytes + more);
                take(address, 0, beyondSmall(bytes + more) - beyondSmall(bytes));
                bytes += more;
            }
        }

        /** All of it has come, or nobody wants more. */
        void arrived() {
            synchronized (UploadBudget.this) {
                change(address, 0, arrived ? 0 : -1, 0);
                arrived = true;
            }
        }

        /** Nothing of it is needed any longer. */
        @Override
        public void close() {
            synchronized (UploadBudget.this) {
                arrived();
                change(address, -1, 0, -beyondSmall(bytes));
            }
        }
    }

    private static long beyondSmall(long bytes) {
        return Math.max(0, bytes - SMALL_BYTES);
    }

    private Problem tooMany() {
        return full(
                HttpStatus.TOO_MANY_REQUESTS,
                "too-many-uploads",
                "One address may send "
                        + limits.perAddress()
                        + " bodies at once here, and "
                        + limits.bytesPerAddress().toKilobytes()
                        + " KiB; try again when the others are answered.");
    }

    private Problem busy() {
        return full(
                HttpStatus.SERVICE_UNAVAILABLE,
                "uploads-busy",
                "So much is being sent by all that there is no room for more; try again in a" + " moment.");
    }

    private Problem full(HttpStatus status, String type, String detail) {
        rejected.increment();
        var problem = Problem.of(status, type, "Too much is being sent", detail);
        problem.getHeaders().set(HttpHeaders.RETRY_AFTER, SOON);
        return closing(problem);
    }

    /** Nobody reads what is still on the connection. */
    private static Problem closing(Problem problem) {
        problem.getHeaders().set(HttpHeaders.CONNECTION, "close");
        return problem;
    }
}
