/**
 * The rules: what an intent does to a match, in the order of the rulebook's timing chart. Entry is
 * {@link org.aemberlog.game.engine.Rules}. Deterministic: the same match and intent always give the
 * same facts.
 */
package org.aemberlog.game.engine;
