/**
 * The March 2021 rulebook as tests: each rule, example, erratum and question of its FAQ has an
 * entry among the resources in {@code /rulings} and at least one test that cites it: a case in
 * {@code /cases/rulings} or, where a case cannot say it, a test here with {@link
 * org.aemberlog.deck.rulings.Ruling}.
 */
package org.aemberlog.deck.rulings;
