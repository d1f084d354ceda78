/**
 * {@code ./aemberlog scale}: a simulated day of many matches against a model of the platform, whose
 * {@linkplain org.aemberlog.standalone.scale.Figure figures} the benchmarks give. It shows where
 * queues grow and which part has to be multiplied first (docs/scaling.md).
 *
 * <p>{@code Load} says how many intents come when and where; {@code Day} plays them poll by poll
 * against {@code Station}s, in the order of time; {@code Report} prints what was seen.
 */
package org.aemberlog.standalone.scale;
