package org.aemberlog.standalone.platform;

import java.util.List;
import java.util.stream.Stream;

/** Rates and counts that one machine never reaches, for services whose whole load comes from this one. */
public final class LiftedLimits {

    private static final int UNREACHABLE = 1_000_000;

    private LiftedLimits() {}

    /** As arguments of any service. */
    public static List<String> arguments() {
        return Stream.of(
                        "limits.address.requests",
                        "limits.address.burst",
                        "limits.principal.requests",
                        "limits.principal.burst",
                        "creation.address.burst",
                        "creation.principal.burst",
                        "creation.open",
                        "profiles.address.burst",
                        "reading.address.burst",
                        "deck-lists.address.burst",
                        "streams.per-address",
                        "streams.opening.seat.burst",
                        "streams.opening.address.burst")
                .map(limit -> "--aemberlog." + limit + "=" + UNREACHABLE)
                .toList();
    }
}
