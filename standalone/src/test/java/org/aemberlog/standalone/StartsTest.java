package org.aemberlog.standalone;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Services that start side by side share a process that was made for one; what they share must not break a start. */
class StartsTest {

    private static final int STARTS = 12;

    @Test
    void everyStartOfAllServicesBesideEachOtherSucceeds() throws Exception {
        try (var home = DataDirectory.temporary();
                var infrastructure = Infrastructure.start(home.directory(), Elsewhere.NAMED)) {
            for (int i = 0; i < STARTS; i++) {
                var common = infrastructure.common(Settings.LOCAL.settled(), home);
                Services.start(common, Services.ALL, Map.of()).close();
            }
        }
    }
}
