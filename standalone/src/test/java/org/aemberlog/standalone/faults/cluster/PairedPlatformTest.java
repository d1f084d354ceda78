package org.aemberlog.standalone.faults.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.aemberlog.standalone.faults.machine.FaultException;
import org.aemberlog.standalone.faults.machine.ParentWatchdog;
import org.aemberlog.standalone.faults.machine.ServiceInstance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Services in processes of their own. */
class PairedPlatformTest {

    @TempDir
    Path directory;

    @Test
    void nobodyWaitsForAServiceThatEndsAtItsStart() {
        var log = directory.resolve("deck-service.txt");
        var wrong = List.of("--aemberlog.drain=soon");
        try (var instance = new ServiceInstance(ParentWatchdog.DECK_SERVICE, log, Optional.empty(), wrong)) {
            assertThatThrownBy(() -> PairedPlatform.awaitReady(instance))
                    .isInstanceOf(FaultException.class)
                    .hasMessage("A process ended with status 1; the end of " + log + " says why");
            assertThat(log).content().contains("soon");
        }
    }
}
