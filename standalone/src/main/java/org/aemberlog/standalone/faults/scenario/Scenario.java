package org.aemberlog.standalone.faults.scenario;

/** Something that goes wrong, and what has to be true afterwards. */
interface Scenario {

    /** What it is called on the command line. */
    String name();

    /** What goes wrong, in a line. */
    String title();

    /** Makes it go wrong and proves what has to be true. */
    void run(ScenarioContext act);
}
