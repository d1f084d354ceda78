package org.aemberlog.match.creation;

/**
 * What is asked to begin a match for practice.
 *
 * @param version where the finished match was when it begins, from 1
 */
public record NewFork(long version) {}
