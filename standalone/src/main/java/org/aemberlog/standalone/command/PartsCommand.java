package org.aemberlog.standalone.command;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.aemberlog.standalone.cli.Options;
import org.aemberlog.standalone.cli.StopSignal;
import org.aemberlog.standalone.platform.DataDirectory;
import org.aemberlog.standalone.platform.Elsewhere;
import org.aemberlog.standalone.platform.Infrastructure;

/** Runs the embedded Kafka and the embedded store alone, for services that run beside this process. */
public final class PartsCommand {

    private PartsCommand() {}

    public static int run(List<String> arguments) {
        new Options(arguments, Set.of());
        return StopSignal.heed(PartsCommand::serve);
    }

    /** What the services have to be told is printed, in the form of an environment. */
    private static int serve() throws InterruptedException {
        try (var home = DataDirectory.temporary();
                var parts = Infrastructure.start(home.directory(), Elsewhere.NAMED)) {
            System.out.println("KAFKA_BOOTSTRAP=" + parts.bootstrapServers());
            System.out.println("MONGODB_URI=" + parts.mongoUri());
            new CountDownLatch(1).await();
            return 0;
        }
    }
}
