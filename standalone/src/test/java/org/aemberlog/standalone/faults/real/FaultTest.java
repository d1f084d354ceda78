package org.aemberlog.standalone.faults.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.aemberlog.game.Seeds;
import org.aemberlog.standalone.faults.machine.Node;
import org.aemberlog.standalone.faults.real.Fault.Kind;
import org.junit.jupiter.api.Test;

class FaultTest {

    private static final Set<Fault.Action> PARTITIONS = Set.of(Fault.Action.PARTITION, Fault.Action.PARTITION_ONE_WAY);

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

    /** Servers speak to others of their kind and to services, a service to servers. */
    @Test
    void whoIsCutOffIsCutOffFromWhomItSpeaksTo() {
        var cuts = Fault.deal(20 * Fault.KINDS.size(), seed).stream()
                .filter(fault -> PARTITIONS.contains(fault.kind().action()))
                .collect(Collectors.groupingBy(
                        fault -> fault.kind().role(), Collectors.mapping(Fault::scope, Collectors.toSet())));
        var fromServers = Set.of(Fault.Scope.STORES, Fault.Scope.BROKERS, Fault.Scope.ALL);
        var fromKind = Set.of(Fault.Scope.PEERS, Fault.Scope.SERVICES, Fault.Scope.ALL);
        assertThat(cuts)
                .as("seed %d", seed)
                .isEqualTo(Map.of(
                        Fault.Role.RULES_SERVICE, fromServers,
                        Fault.Role.MATCH_SERVICE, fromServers,
                        Fault.Role.REPLAY_SERVICE, fromServers,
                        Fault.Role.DECK_SERVICE, fromServers,
                        Fault.Role.PRIMARY, fromKind,
                        Fault.Role.LEADER, fromKind,
                        Fault.Role.CONTROLLER, fromKind));
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
