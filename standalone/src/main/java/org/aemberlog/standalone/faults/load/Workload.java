package org.aemberlog.standalone.faults.load;

/**
 * What bots play while things break.
 *
 * @param seed tells the matches; when and where faults strike is told by the machine
 * @param matches how many matches are played while rules-service is killed
 * @param tables how many matches are played at the same time
 * @param longest the version at which a bot concedes, at the latest
 */
public record Workload(long seed, int matches, int tables, int longest) {}
