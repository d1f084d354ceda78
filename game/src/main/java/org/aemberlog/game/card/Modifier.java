package org.aemberlog.game.card;

import java.util.List;

/** What a constant ability changes about the cards in its scope or about a player. */
public sealed interface Modifier {

    /** More or less power or armor. */
    record ModStat(Stat stat, Amount delta) implements Modifier {}

    /** Gains a keyword. */
    record GainKeyword(Ability.Keyword keyword) implements Modifier {}

    /** While the card in scope attacks, creatures it could fight are without these keywords. */
    record IgnoreKeywordsWhileAttacking(List<KeywordKind> kinds) implements Modifier {
        public IgnoreKeywordsWhileAttacking {
            kinds = List.copyOf(kinds);
        }
    }

    /** A player refills to more or fewer cards. */
    record ModHandSize(PlayerRef whose, Amount delta) implements Modifier {}

    /** A player's keys cost more or less. */
    record ModKeyCost(PlayerRef whose, Amount delta) implements Modifier {}

    /** The card itself enters play ready instead of exhausted. */
    record EntersReady() implements Modifier {}

    /** The cards in scope cannot be dealt damage. */
    record CannotBeDamaged() implements Modifier {}

    /** The damage that the card's power deals in a fight is more, while it attacks such a card. */
    record ExtraDamageAttacking(Filter defender, Amount delta) implements Modifier {}

    /** The card's power deals no damage in fights. */
    record NoFightDamage() implements Modifier {}

    /** Damage that would be dealt to such creatures is dealt to the card in scope instead. */
    record TakesDamageFor(Filter whom) implements Modifier {}

    /** Power or armor. */
    enum Stat {
        POWER,
        ARMOR
    }
}
