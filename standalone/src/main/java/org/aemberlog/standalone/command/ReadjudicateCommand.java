package org.aemberlog.standalone.command;

import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import org.aemberlog.standalone.audit.StoreAudit;
import org.aemberlog.standalone.audit.StoredMatches;
import org.aemberlog.standalone.cli.Options;
import org.aemberlog.standalone.cli.UsageException;
import org.aemberlog.standalone.platform.DataDirectory;
import org.aemberlog.standalone.platform.NamedServers;
import org.aemberlog.standalone.store.EmbeddedMongo;

/** {@code readjudicate}: today's rules over all stored matches. */
public final class ReadjudicateCommand {

    private ReadjudicateCommand() {}

    public static int run(List<String> arguments) {
        var options = new Options(arguments, Set.of("store"));
        if (options.has("store")) {
            NamedServers.requireMongo("The option --store", options.text("store", ""));
            return audit(options.text("store", ""));
        }
        var usual = DataDirectory.usual();
        var directory = usual.directory().resolve("mongo");
        if (!Files.isDirectory(directory)) {
            throw new UsageException("Nothing is stored in " + directory + "; name a MongoDB with --store URI.");
        }
        try (var _ = usual.locked();
                var mongo = EmbeddedMongo.start(directory)) {
            return audit(mongo.uri());
        }
    }

    private static int audit(String uri) {
        try (var store = new StoredMatches(uri)) {
            return new StoreAudit(store, System.out).run() == 0 ? 0 : 1;
        }
    }
}
