package org.aemberlog.support.broker;

/** Something that has to be so before a service listens to its topics. */
@FunctionalInterface
public interface ListenerGate {

    /** Waits until it is so. */
    void await() throws InterruptedException;
}
