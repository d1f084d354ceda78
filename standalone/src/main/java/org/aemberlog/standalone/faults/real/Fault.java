package org.aemberlog.standalone.faults.real;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import org.aemberlog.standalone.faults.machine.Node;

/**
 * Something that breaks for a while.
 *
 * @param choice tells which of several, such as which secondary
 * @param direction of what a partition drops
 * @param scope whom a partition cuts off
 * @param time how long it lasts
 */
record Fault(Kind kind, int choice, Node.Direction direction, Scope scope, Duration time) {

    private static final int MIN_MILLIS = 2_000;
    private static final int MAX_MILLIS = 8_000;

    /** A frozen process comes back when others have long taken over. */
    private static final int MAX_FROZEN_MILLIS = 12_000;

    /** What is done. */
    enum Action {
        KILL,
        FREEZE,
        PARTITION,
        PARTITION_ONE_WAY,
        STEP_DOWN,
        FULL_DISK,
        SLOW_DISK
    }

    /** To whom. */
    enum Role {
        PRIMARY,
        SECONDARY,
        LEADER,
        CONTROLLER,
        RULES_SERVICE,
        MATCH_SERVICE,
        REPLAY_SERVICE,
        DECK_SERVICE;

        String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /** From whom it can be cut off: a server from others of its kind and from services, a service from servers. */
        List<Scope> scopes() {
            return switch (this) {
                case PRIMARY, SECONDARY, LEADER, CONTROLLER -> List.of(Scope.PEERS, Scope.SERVICES, Scope.ALL);
                case RULES_SERVICE, MATCH_SERVICE, REPLAY_SERVICE, DECK_SERVICE ->
                    List.of(Scope.STORES, Scope.BROKERS, Scope.ALL);
            };
        }
    }

    /** From whom a partition cuts off. */
    enum Scope {
        PEERS,
        SERVICES,
        STORES,
        BROKERS,
        ALL
    }

    /** What is done to whom. */
    record Kind(Action action, Role role) {

        String label() {
            return action.name().toLowerCase(Locale.ROOT).replace('_', '-') + " " + role.label();
        }
    }

    private static final List<Role> LEADING = List.of(Role.PRIMARY, Role.LEADER, Role.CONTROLLER);
    private static final List<Role> SERVING =
            List.of(Role.RULES_SERVICE, Role.MATCH_SERVICE, Role.REPLAY_SERVICE, Role.DECK_SERVICE);

    /** All that there are: processes die and freeze; what leads and what serves is cut off, what leads steps down; disks are of those that store. */
    static final List<Kind> KINDS = kinds();

    private static List<Kind> kinds() {
        var kinds = new ArrayList<Kind>();
        for (var role : Role.values()) {
            kinds.add(new Kind(Action.KILL, role));
            kinds.add(new Kind(Action.FREEZE, role));
        }
        for (var leading : LEADING) {
            kinds.add(new Kind(Action.STEP_DOWN, leading));
        }
        for (var cutOff : Stream.concat(LEADING.stream(), SERVING.stream()).toList()) {
            kinds.add(new Kind(Action.PARTITION, cutOff));
            kinds.add(new Kind(Action.PARTITION_ONE_WAY, cutOff));
        }
        for (var storing : List.of(Role.PRIMARY, Role.SECONDARY, Role.LEADER)) {
            kinds.add(new Kind(Action.FULL_DISK, storing));
            kinds.add(new Kind(Action.SLOW_DISK, storing));
        }
        return List.copyOf(kinds);
    }

    /** So many from a shuffled deck of all kinds, and from another one when it is empty. */
    static List<Fault> deal(int count, long seed) {
        var luck = new Random(seed);
        var dealt = new ArrayList<Fault>();
        var deck = new ArrayList<Kind>();
        while (dealt.size() < count) {
            if (deck.isEmpty()) {
                deck.addAll(KINDS);
                Collections.shuffle(deck, luck);
            }
            dealt.add(of(deck.removeLast(), luck));
        }
        return dealt;
    }

    private static Fault of(Kind kind, Random luck) {
        int most = kind.action() == Action.FREEZE ? MAX_FROZEN_MILLIS : MAX_MILLIS;
        var oneWay = luck.nextBoolean() ? Node.Direction.IN : Node.Direction.OUT;
        var scopes = kind.role().scopes();
        return new Fault(
                kind,
                luck.nextInt(1_000),
                kind.action() == Action.PARTITION_ONE_WAY ? oneWay : Node.Direction.BOTH,
                scopes.get(luck.nextInt(scopes.size())),
                Duration.ofMillis(luck.nextInt(MIN_MILLIS, most)));
    }

    /** Such as {@code partition-one-way primary (in, peers) 4.2 s}. */
    String text() {
        var partition = kind.action() == Action.PARTITION || kind.action() == Action.PARTITION_ONE_WAY
                ? " (" + direction.name().toLowerCase(Locale.ROOT) + ", "
                        + scope.name().toLowerCase(Locale.ROOT) + ")"
                : "";
        var lasting = kind.action() == Action.STEP_DOWN ? "" : " %.1f s".formatted(time.toMillis() / 1_000.0);
        return kind.label() + partition + lasting;
    }
}
