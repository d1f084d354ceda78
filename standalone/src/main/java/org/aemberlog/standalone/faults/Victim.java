package org.aemberlog.standalone.faults;

import java.util.List;
import java.util.function.Supplier;

/**
 * What a fault is done to.
 *
 * @param name as its log is called
 * @param node where it runs; null for services, which are broken as processes only
 * @param peers the addresses of others of its kind
 * @param stepDown lets it hand over what it leads
 */
record Victim(String name, Process process, Node node, List<String> peers, Runnable stepDown) {

    /** A process that is started again as another one. */
    interface Process {

        Child child();

        void start();

        static Process of(Supplier<Child> child, Runnable start) {
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

    /** An instance of a service. */
    static Victim of(ServiceInstance instance) {
        return new Victim(
                instance.name(), Process.of(instance::process, instance::start), null, List.of(), instance::terminate);
    }
}
