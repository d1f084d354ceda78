package org.aemberlog.standalone.store;

import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import io.netty.channel.Channel;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.h2.mvstore.MVStore;

/**
 * Writes every change to the file before it is acknowledged, so that killing the process loses
 * nothing that anybody was told is safe. Commands that come together share one write to the file,
 * and it never holds half of a command.
 */
final class DurableBackend extends H2Backend {

    private static final Set<String> WRITES = Set.of(
            "insert",
            "update",
            "delete",
            "findandmodify",
            "create",
            "createindexes",
            "drop",
            "dropindexes",
            "dropdatabase");

    private final MVStore store;
    private final Compaction compaction;

    /** Commands are applied under the read lock and written to the file under the write lock. */
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    private final AtomicLong applied = new AtomicLong();
    private final Object turnToSave = new Object();
    private volatile long saved;

    DurableBackend(MVStore store) {
        super(store);
        this.store = store;
        this.compaction = new Compaction(store);
    }

    @Override
    protected MongoDatabase openOrCreateDatabase(String name) {
        return new DurableDatabase(name, getMvStore(), getCursorRegistry());
    }

    @Override
    public Document handleCommand(Channel channel, String database, String command, Document query) {
        if (command.equals("hello")) {
            // The newer name of the same question, which this server does not know yet.
            return super.handleCommand(channel, database, "isMaster", query);
        }
        if (WRITES.contains(command.toLowerCase(Locale.ROOT))) {
            return write(channel, database, command, query);
        }
        var answer = compaction.reading(() -> super.handleCommand(channel, database, command, query));
        if (isMajorityRead(query)) {
            // What was just read may have been applied only; a kill must not take it back.
            save(applied.get());
        }
        return answer;
    }

    private static boolean isMajorityRead(Document query) {
        return query.get("readConcern") instanceof Document concern && "majority".equals(concern.get("level"));
    }

    private Document write(Channel channel, String database, String command, Document query) {
        long number = 0;
        try {
            lock.readLock().lock();
            try {
                return super.handleCommand(channel, database, command, query);
            } finally {
                number = applied.incrementAndGet();
                lock.readLock().unlock();
            }
        } finally {
            save(number);
        }
    }

    /** Returns once the command with this number is in the file, with whatever came with it. */
    private void save(long number) {
        if (saved >= number) {
            return;
        }
        synchronized (turnToSave) {
            if (saved >= number) {
                return;
            }
            lock.writeLock().lock();
            try {
                store.commit();
                saved = applied.get();
                compaction.committed();
            } finally {
                lock.writeLock().unlock();
            }
        }
    }
}
