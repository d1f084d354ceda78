package org.aemberlog.door.problems;

/** An error that knows how clients are told of it. */
public interface Explained {

    /** What they are told. */
    Problem problem();
}
