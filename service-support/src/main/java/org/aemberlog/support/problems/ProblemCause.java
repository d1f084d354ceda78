package org.aemberlog.support.problems;

/** An error that knows how clients are told of it. */
public interface ProblemCause {

    /** What they are told. */
    Problem problem();
}
