package org.aemberlog.game.state;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.Token;

/**
 * A creature or artifact in play. Who controls it is said by whose {@link Side} it is in.
 *
 * @param armorSpent damage its armor prevented this turn
 * @param aember Æmber on it
 * @param counters counters on it other than damage and Æmber, each at least one
 * @param attacked whether it was chosen to be fought this turn (glossary, Elusive)
 * @param tagged whether it is tagged for destruction (glossary, Destroyed)
 * @param upgrades attached cards, the oldest first
 * @param under cards under it, the oldest first
 * @param purged cards it has purged since it entered play
 * @param otherHalf the other card of a gigantic creature
 */
public record Permanent(
        CardId card,
        boolean exhausted,
        int damage,
        int armorSpent,
        int aember,
        Map<Token, Integer> counters,
        boolean stunned,
        boolean warded,
        boolean enraged,
        boolean attacked,
        boolean tagged,
        List<CardId> upgrades,
        List<Under> under,
        List<CardId> purged,
        Optional<CardId> otherHalf) {

    public Permanent {
        counters = counters.isEmpty() ? Map.of() : ordered(counters);
        upgrades = List.copyOf(upgrades);
        under = List.copyOf(under);
        purged = List.copyOf(purged);
        if (damage < 0
                || armorSpent < 0
                || aember < 0
                || counters.values().stream().anyMatch(n -> n <= 0)) {
            throw new IllegalArgumentException("Negative count on card " + card);
        }
    }

    /** A card under another, faceup when it was grafted (glossary, Graft). */
    public record Under(CardId card, boolean faceup) {}

    private static Map<Token, Integer> ordered(Map<Token, Integer> counters) {
        return Collections.unmodifiableMap(new EnumMap<>(counters));
    }

    /** A card that has just entered play, with nothing on it. */
    public static Permanent entered(CardId card, boolean ready) {
        return new Permanent(
                card,
                !ready,
                0,
                0,
                0,
                Map.of(),
                false,
                false,
                false,
                false,
                false,
                List.of(),
                List.of(),
                List.of(),
                Optional.empty());
    }

    /** How many counters of a kind are on it; damage and Æmber count as well. */
    public int tokens(Token token) {
        return switch (token) {
            case AEMBER -> aember;
            case DAMAGE -> damage;
            case POWER,
                    AWAKENING,
                    DEPTH,
                    DISRUPTION,
                    DOOM,
                    FUSE,
                    GLORY,
                    GROWTH,
                    IGNORANCE,
                    KNOWLEDGE,
                    SCHEME,
                    TIME,
                    WARRANT ->
                    counters.getOrDefault(token, 0);
        };
    }

    /** The same, exhausted or ready. */
    public Permanent withExhausted(boolean value) {
        return new Permanent(
                card,
                value,
                damage,
                armorSpent,
                aember,
                counters,
                stunned,
                warded,
                enraged,
                attacked,
                tagged,
                upgrades,
                under,
                purged,
                otherHalf);
    }

    /** The same with this much damage. */
    public Permanent withDamage(int value) {
        return new Permanent(
                card,
                exhausted,
                value,
                armorSpent,
                aember,
                counters,
                stunned,
                warded,
                enraged,
                attacked,
                tagged,
                upgrades,
                under,
                purged,
                otherHalf);
    }

    /** The same with this much armor spent. */
    public Permanent withArmorSpent(int value) {
        return new Permanent(
                card, exhausted, damage, value, aember, counters, stunned, warded, enraged,
                attacked, tagged, upgrades, under, purged, otherHalf);
    }

    /** The same with this much Æmber on it. */
    public Permanent withAember(int value) {
        return new Permanent(
                card,
                exhausted,
                damage,
                armorSpent,
                value,
                counters,
                stunned,
                warded,
                enraged,
                attacked,
                tagged,
                upgrades,
                under,
                purged,
                otherHalf);
    }

    /** The same with so many counters of a kind, which is neither damage nor Æmber. */
    public Permanent withCounters(Token token, int value) {
        if (token == Token.AEMBER || token == Token.DAMAGE) {
            throw new IllegalArgumentException(token + " is no counter of its own.");
        }
        var changed = new EnumMap<Token, Integer>(Token.class);
        changed.putAll(counters);
        if (value == 0) {
            changed.remove(token);
        } else {
            changed.put(token, value);
        }
        return new Permanent(
                card,
                exhausted,
                damage,
                armorSpent,
                aember,
                changed,
                stunned,
                warded,
                enraged,
                attacked,
                tagged,
                upgrades,
                under,
                purged,
                otherHalf);
    }

    /** The same, stunned or not. */
    public Permanent withStunned(boolean value) {
        return new Permanent(
                card,
                exhausted,
                damage,
                armorSpent,
                aember,
                counters,
                value,
                warded,
                enraged,
                attacked,
                tagged,
                upgrades,
                under,
                purged,
                otherHalf);
    }

    /** The same, warded or not. */
    public Permanent withWarded(boolean value) {
        return new Permanent(
                card,
                exhausted,
                damage,
                armorSpent,
                aember,
                counters,
                stunned,
                value,
                enraged,
                attacked,
                tagged,
                upgrades,
                under,
                purged,
                otherHalf);
    }

    /** The same, enraged or not. */
    public Permanent withEnraged(boolean value) {
        return new Permanent(
                card,
                exhausted,
                damage,
                armorSpent,
                aember,
                counters,
                stunned,
                warded,
                value,
                attacked,
                tagged,
                upgrades,
                under,
                purged,
                otherHalf);
    }

    /** The same, chosen to be fought this turn or not. */
    public Permanent withAttacked(boolean value) {
        return new Permanent(
                card,
                exhausted,
                damage,
                armorSpent,
                aember,
                counters,
                stunned,
                warded,
                enraged,
                value,
                tagged,
                upgrades,
                under,
                purged,
                otherHalf);
    }

    /** The same, tagged for destruction or not. */
    public Permanent withTag(boolean value) {
        return new Permanent(
                card,
                exhausted,
                damage,
                armorSpent,
                aember,
                counters,
                stunned,
                warded,
                enraged,
                attacked,
                value,
                upgrades,
                under,
                purged,
                otherHalf);
    }

    /** The same with one more upgrade. */
    public Permanent withUpgrade(CardId upgrade) {
        return new Permanent(
                card,
                exhausted,
                damage,
                armorSpent,
                aember,
                counters,
                stunned,
                warded,
                enraged,
                attacked,
                tagged,
                Side.plus(upgrades, upgrade),
                under,
                purged,
                otherHalf);
    }

    /** The same with these upgrades. */
    public Permanent withUpgrades(List<CardId> value) {
        return new Permanent(
                card,
                exhausted,
                damage,
                armorSpent,
                aember,
                counters,
                stunned,
                warded,
                enraged,
                attacked,
                tagged,
                value,
                under,
                purged,
                otherHalf);
    }

    /** The same with these cards under it. */
    public Permanent withUnder(List<Under> value) {
        return new Permanent(
                card,
                exhausted,
                damage,
                armorSpent,
                aember,
                counters,
                stunned,
                warded,
                enraged,
                attacked,
                tagged,
                upgrades,
                value,
                purged,
                otherHalf);
    }

    /** The same, which has purged one more card. */
    public Permanent withPurged(CardId value) {
        return new Permanent(
                card,
                exhausted,
                damage,
                armorSpent,
                aember,
                counters,
                stunned,
                warded,
                enraged,
                attacked,
                tagged,
                upgrades,
                under,
                Side.plus(purged, value),
                otherHalf);
    }

    /** The same, made of two cards. */
    public Permanent withOtherHalf(CardId value) {
        return withOtherHalf(Optional.of(value));
    }

    /** The same, made of one card or two. */
    Permanent withOtherHalf(Optional<CardId> value) {
        return new Permanent(
                card,
                exhausted,
                damage,
                armorSpent,
                aember,
                counters,
                stunned,
                warded,
                enraged,
                attacked,
                tagged,
                upgrades,
                under,
                purged,
                value);
    }

    /** The same, made of one card. */
    public Permanent withoutOtherHalf() {
        return new Permanent(
                card,
                exhausted,
                damage,
                armorSpent,
                aember,
                counters,
                stunned,
                warded,
                enraged,
                attacked,
                tagged,
                upgrades,
                under,
                purged,
                Optional.empty());
    }
}
