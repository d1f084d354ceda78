package org.aemberlog.standalone.faults.cluster;

import java.util.List;
import java.util.function.Supplier;
import org.aemberlog.standalone.faults.machine.Child;
import org.aemberlog.standalone.faults.machine.Node;
import org.aemberlog.standalone.faults.machine.ServiceInstance;

/**
 * What a fault is done to.
 *
 * @param name as its log is called
 * @param node where it runs
 * @param peers the addresses of others of its kind
 * @param stepDown lets it hand over what it leads
 */
public record Victim(String name, Process process, Node node, List<String> peers, Runnable stepDown) {

    /** A process that is started again as another one. */
    public interface Process {

        Child child();

        void start();

        public static Process of(Supplier<Child> child, Runnable start) {
            return new Process() {
                @Override
                public Child child() {
                    return child.get();
                }

                @Override
                public void start() {
                    start.run();
                }
            };
        }
    }

    /** An instance of a service that has a node; it has no peers, for it speaks to no other of its kind. */
    public static Victim of(ServiceInstance instance) {
        return new Victim(
                instance.name(),
                Process.of(instance::process, instance::start),
                instance.node().orElseThrow(),
                List.of(),
                instance::terminate);
    }
}
