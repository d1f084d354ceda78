package org.aemberlog.support.broker;

/** Something that has to be so before an instance of a service takes its part of the work of a group. */
@FunctionalInterface
public interface ListenerGate {

    /** Waits until it is so. */
    void await() throws InterruptedException;
}
