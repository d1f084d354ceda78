package org.aemberlog.standalone.faults.machine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Nodes on a bridge, over which this process reaches them, too. Named so that two runs do not meet. */
public final class NodeNetwork implements AutoCloseable {

    private static final long RUN = ProcessHandle.current().pid();
    private static final String BRIDGE = "aemb" + RUN;

    /** Private addresses that are hardly used: one network of 254 for each of 12,500 process ids. */
    private static final String PREFIX = "10." + (200 + RUN % 50) + "." + RUN / 50 % 250 + ".";

    private static final String FORWARD = " FORWARD -i " + BRIDGE + " -o " + BRIDGE + " -j ACCEPT";

    private final Path directory;
    private final List<Node> nodes = new ArrayList<>();

    /** A network without nodes, with their disks in {@code directory}. */
    public NodeNetwork(Path directory) {
        this.directory = directory;
        Shell.run("ip link add " + BRIDGE + " type bridge");
        Shell.run("ip addr add " + outside() + "/24 dev " + BRIDGE);
        Shell.run("ip link set " + BRIDGE + " up");
        // Where Docker is, what crosses a bridge is forwarded only if a rule says so.
        Shell.run("iptables -w -I" + FORWARD);
    }

    /** The address of this process. */
    public String outside() {
        return PREFIX + 1;
    }

    /** One node more. */
    public Node add(String name) {
        return add(name, null);
    }

    /** One node more that has a disk. */
    public Node addWithDisk(String name) {
        return add(name, new NodeDisk(directory.resolve(name)));
    }

    private Node add(String name, NodeDisk disk) {
        int number = nodes.size() + 2;
        var namespace = "aemberlog-" + RUN + "-" + name;
        var cable = cable(number);
        var node = new Node(namespace, PREFIX + number, disk);
        nodes.add(node);
        Shell.run("ip netns add " + namespace);
        Shell.run("ip link add " + cable + " type veth peer name eth0 netns " + namespace);
        Shell.run("ip link set " + cable + " master " + BRIDGE + " up");
        Shell.run("ip -n " + namespace + " addr add " + node.address() + "/24 dev eth0");
        Shell.run("ip -n " + namespace + " link set eth0 up");
        Shell.run("ip -n " + namespace + " link set lo up");
        return node;
    }

    private static String cable(int number) {
        return "aem" + RUN + "n" + number;
    }

    /** Removes all of it. */
    @Override
    public void close() {
        for (int i = 0; i < nodes.size(); i++) {
            if (nodes.get(i).disk() != null) {
                nodes.get(i).disk().close();
            }
            Shell.attempt("ip link del " + cable(i + 2));
            Shell.attempt("ip netns del " + nodes.get(i).name());
        }
        Shell.attempt("ip link del " + BRIDGE);
        Shell.attempt("iptables -w -D" + FORWARD);
    }
}
