package org.aemberlog.standalone.faults.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.Collectors;
import org.aemberlog.game.Seeds;
import org.aemberlog.standalone.faults.machine.Node;
import org.aemberlog.standalone.faults.real.Fault.Kind;
import org.junit.jupiter.api.Test;

class FaultTest {

    private final long seed = Seeds.next();

    @Test
    void aSeedTellsAllFaults() {
        assertThat(Fault.deal(100, seed)).as("seed %d", seed).isEqualTo(Fault.deal(100, seed));
        assertThat(Fault.deal(100, seed)).as("seed %d", seed).isNotEqualTo(Fault.deal(100, seed + 1));
    }

    @Test
    void everyKindComesBeforeAnyComesAgain() {
        var kinds = Fault.deal(3 * Fault.KINDS.size(), seed).stream()
                .collect(Collectors.groupingBy(Fault::kind, Collectors.counting()));
        assertThat(kinds.keySet()).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(Fault.KINDS);
        assertThat(kinds.values()).as("seed %d", seed).containsOnly(3L);
    }

    @Test
    void aFaultSaysWhatIsDone() {
        var fault = new Fault(
                new Kind(Fault.Action.PARTITION_ONE_WAY, Fault.Role.PRIMARY),
                0,
                Node.Direction.IN,
                Fault.Scope.PEERS,
                Duration.ofMillis(4_200));
        assertThat(fault.text()).isEqualTo("partition-one-way primary (in, peers) 4.2 s");
    }
}
