/**
 * The rules: what an intent does to a match, in the order of the rulebook's timing chart. Entry is
 * {@link org.aemberlog.game.engine.Rules}. Deterministic: the same match and intent always give the
 * same events.
 *
 * <p>Which class to open for what:
 *
 * <ul>
 *   <li>Who may ask what: {@code Legality} rejects, {@code PlayObstacles} what may not be played, {@code LegalIntents} lists, {@code RuleOfSix}
 *       and {@code FirstTurn} limit, {@code Corrections} are a judge's.
 *   <li>An action on its way: {@code Resolution} holds the events so far and asks for decisions,
 *       {@code ActionContext} what is known only meanwhile, {@code Dice} the chance.
 *   <li>What players do: {@code Turns}, {@code Plays}, {@code Uses}, {@code Fights}, {@code Keys}
 *       and {@code Tides}.
 *   <li>What happens to cards: {@code Entering}, {@code LeavingPlay}, {@code Destruction},
 *       {@code Sweep}, {@code Damage}, {@code Armor}, {@code Control}, {@code Cards} for drawing, {@code Icons} and
 *       {@code Aember}.
 *   <li>Abilities that wait: {@code Triggers} after what {@code Occurrence}, {@code Replacements}
 *       instead of it; {@code Abilities} says which a card has.
 *   <li>Instructions of abilities: {@code Effects} has the switch over all of them, and the classes
 *       that end in {@code Effects} resolve them by family; {@code TargetResolver} and {@code TargetChooser}
 *       settle what their words mean, from a {@code AbilityContext} and its {@code AbilityMemory}.
 *   <li>What is so now: {@link org.aemberlog.game.engine.Board}, worked out by {@code Stats},
 *       {@code Keywords}, {@code Players}, {@code Permissions}, {@code Attacks}, {@code
 *       DamageRules} and {@code Places} from the {@code ConstantAbilities} in force. {@code Values}, {@code
 *       Filters} and {@code Targets} evaluate amounts and conditions, filters and selectors.
 *   <li>Definitions: {@link org.aemberlog.game.engine.MatchCards} finds those of a match in a {@link
 *       org.aemberlog.game.engine.CardLibrary}, each as a {@code CompiledCard}.
 * </ul>
 */
package org.aemberlog.game.engine;
