package org.aemberlog.replay.archive;

import static org.assertj.core.api.Assertions.assertThat;

import org.aemberlog.replay.intake.RunningService;
import org.aemberlog.support.storage.FullWalk;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Import;

/** Without room nothing more is taken in. */
@Import(FullWalk.Disk.class)
class FullTest extends RunningService {

    @Autowired
    private ApplicationContext service;

    @Test
    void everythingThatWouldBeKeptIsRejected() {
        assertThat(FullWalk.letIn(service, http, path -> path.replaceAll("\\{\\w+}", "x")))
                .isEmpty();
    }
}
