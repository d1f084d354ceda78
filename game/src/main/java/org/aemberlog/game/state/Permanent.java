package org.aemberlog.game.state;

import java.util.ArrayList;
import java.util.List;

/**
 * A creature or artifact in play. Who controls it is said by whose {@link Side} it is in.
 *
 * @param armorSpent damage its armor prevented this turn
 * @param aember Æmber on it
 * @param powerCounters +1 power counters on it
 * @param attacked whether it was chosen to be fought this turn (glossary, Elusive)
 * @param tagged whether it is tagged for destruction (glossary, Destroyed)
 * @param upgrades attached cards, the oldest first
 */
public record Permanent(
        CardId card,
        boolean exhausted,
        int damage,
        int armorSpent,
        int aember,
        int powerCounters,
        boolean stunned,
        boolean warded,
        boolean enraged,
        boolean attacked,
        boolean tagged,
        List<CardId> upgrades) {

    public Permanent {
        upgrades = List.copyOf(upgrades);
        if (damage < 0 || armorSpent < 0 || aember < 0 || powerCounters < 0) {
            throw new IllegalArgumentException("Negative count on card " + card);
        }
    }

    /** A card that has just entered play, with nothing on it. */
    public static Permanent entered(CardId card, boolean ready) {
        return new Permanent(
                card, !ready, 0, 0, 0, 0, false, false, false, false, false, List.of());
    }

    /** The same, exhausted or ready. */
    public Permanent withExhausted(boolean value) {
        return new Permanent(
                card, value, damage, armorSpent, aember, powerCounters, stunned, warded, enraged,
                attacked, tagged, upgrades);
    }

    /** The same with this much damage. */
    public Permanent withDamage(int value) {
        return new Permanent(
                card, exhausted, value, armorSpent, aember, powerCounters, stunned, warded,
                enraged, attacked, tagged, upgrades);
    }

    /** The same with this much armor spent. */
    public Permanent withArmorSpent(int value) {
        return new Permanent(
                card, exhausted, damage, value, aember, powerCounters, stunned, warded, enraged,
                attacked, tagged, upgrades);
    }

    /** The same with this much Æmber on it. */
    public Permanent withAember(int value) {
        return new Permanent(
                card, exhausted, damage, armorSpent, value, powerCounters, stunned, warded,
                enraged, attacked, tagged, upgrades);
    }

    /** The same, stunned or not. */
    public Permanent withStunned(boolean value) {
        return new Permanent(
                card, exhausted, damage, armorSpent, aember, powerCounters, value, warded, enraged,
                attacked, tagged, upgrades);
    }

    /** The same, warded or not. */
    public Permanent withWarded(boolean value) {
        return new Permanent(
                card, exhausted, damage, armorSpent, aember, powerCounters, stunned, value,
                enraged, attacked, tagged, upgrades);
    }

    /** The same, enraged or not. */
    public Permanent withEnraged(boolean value) {
        return new Permanent(
                card, exhausted, damage, armorSpent, aember, powerCounters, stunned, warded, value,
                attacked, tagged, upgrades);
    }

    /** The same, chosen to be fought this turn or not. */
    public Permanent withAttacked(boolean value) {
        return new Permanent(
                card, exhausted, damage, armorSpent, aember, powerCounters, stunned, warded,
                enraged, value, tagged, upgrades);
    }

    /** The same, tagged for destruction. */
    public Permanent withTag() {
        return new Permanent(
                card, exhausted, damage, armorSpent, aember, powerCounters, stunned, warded,
                enraged, attacked, true, upgrades);
    }

    /** The same with one more upgrade. */
    public Permanent withUpgrade(CardId upgrade) {
        var more = new ArrayList<>(upgrades);
        more.add(upgrade);
        return withUpgrades(more);
    }

    /** The same with these upgrades. */
    public Permanent withUpgrades(List<CardId> value) {
        return new Permanent(
                card, exhausted, damage, armorSpent, aember, powerCounters, stunned, warded,
                enraged, attacked, tagged, value);
    }
}
