package org.aemberlog.standalone.store;

import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import io.netty.channel.Channel;
import java.util.Locale;
import java.util.Set;
import org.h2.mvstore.MVStore;

/**
 * Writes every change to the file before it is acknowledged, so that killing the process loses
 * nothing that anybody was told is safe. Writes come one at a time, so that what is written to the
 * file is never half of a command.
 */
final class DurableBackend extends H2Backend {

    private static final Set<String> WRITES =
            Set.of(
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

    DurableBackend(MVStore store) {
        super(store);
        this.store = store;
    }

    @Override
    public Document handleCommand(
            Channel channel, String database, String command, Document query) {
        if (command.equals("hello")) {
            // The newer name of the same question, which this server does not know yet.
            return super.handleCommand(channel, database, "isMaster", query);
        }
        if (!WRITES.contains(command.toLowerCase(Locale.ROOT))) {
            return super.handleCommand(channel, database, command, query);
        }
        synchronized (store) {
            try {
                return super.handleCommand(channel, database, command, query);
            } finally {
                store.commit();
            }
        }
    }
}
