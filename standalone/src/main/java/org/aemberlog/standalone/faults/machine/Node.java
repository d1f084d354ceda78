package org.aemberlog.standalone.faults.machine;

import java.util.ArrayList;
import java.util.List;

/**
 * Where a server or an instance of a service runs as if it had a machine of its own: a network namespace, and
 * a disk where it stores something.
 *
 * @param name of its namespace
 * @param address its only one
 * @param disk null where nothing is stored
 */
public record Node(String name, String address, NodeDisk disk) {

    /** Which packets are dropped. */
    public enum Direction {
        BOTH,
        IN,
        OUT
    }

    /** What a command begins with that runs in it, and that ends with the thread that started it. */
    public List<String> inside() {
        return List.of("setpriv", "--pdeathsig", "KILL", "nsenter", "--net=/run/netns/" + name);
    }

    /** Cuts it off from others, by their addresses. */
    public void partition(Direction direction, List<String> others) {
        for (var other : others) {
            if (direction != Direction.OUT) {
                iptables("-A INPUT -s " + other + " -j DROP");
            }
            if (direction != Direction.IN) {
                iptables("-A OUTPUT -d " + other + " -j DROP");
            }
        }
    }

    /** Lets every packet through again. */
    public void heal() {
        iptables("-F");
    }

    private void iptables(String rule) {
        var command = new ArrayList<>(inside());
        command.addAll(List.of(("iptables -w " + rule).split(" ")));
        Shell.run(command);
    }
}
