package org.aemberlog.standalone.faults.machine;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What a machine needs so that real servers can be broken on it. */
public final class RealMachine {

    private static final List<String> COMMANDS = List.of(
            "ip",
            "iptables",
            "mkfs.ext4",
            "mount",
            "umount",
            "fallocate",
            "fsfreeze",
            "losetup",
            "nsenter",
            "setpriv",
            "unshare");

    private RealMachine() {}

    /** A sentence that says what is missing first, and how to have it; empty where nothing is. */
    public static Optional<String> missing() {
        var command = COMMANDS.stream().filter(it -> found(it).isEmpty()).findFirst();
        if (command.isPresent()) {
            return Optional.of("The command '" + command.get()
                    + "' is missing; on Debian: apt install iproute2 iptables e2fsprogs util-linux.");
        }
        if (!Shell.attempt("unshare --net --mount iptables -A INPUT -j DROP") || !Shell.attempt("losetup --find")) {
            return Optional.of("Network namespaces, iptables and loop devices need root: run it as root, in a"
                    + " container as a privileged one.");
        }
        if (mongod().isEmpty()) {
            return Optional.of(named().map(it -> "The variable MONGOD names " + it + ", which is not a program.")
                    .orElse("There is no mongod: install MongoDB (https://www.mongodb.com/try/download/community) so"
                            + " that it is on the PATH, or name one in the variable MONGOD."));
        }
        return Optional.empty();
    }

    private static Optional<String> named() {
        return Optional.ofNullable(System.getenv("MONGOD")).filter(it -> !it.isBlank());
    }

    /** The mongod that {@code MONGOD} names, or that is on the PATH. */
    public static Optional<String> mongod() {
        return named().isEmpty() ? found("mongod") : named().filter(it -> Files.isExecutable(Path.of(it)));
    }

    private static Optional<String> found(String command) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(directory -> Path.of(directory, command))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst();
    }
}
