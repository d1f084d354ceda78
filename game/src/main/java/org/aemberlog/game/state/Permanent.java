package org.aemberlog.game.state;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.aemberlog.game.card.Token;

/**
 * A creature or artifact in play. Who controls it is said by whose {@link Side} it is in.
 *
 * @param flags what is so for it or not
 * @param counts how much is on it
 * @param attachments the cards that belong to it
 */
public record Permanent(CardId card, Flags flags, Counts counts, Attachments attachments) {

    /**
     * What is so for a card in play or not.
     *
     * @param attacked whether it was chosen to be fought this turn (glossary, Elusive)
     * @param tagged whether it is tagged for destruction (glossary, Destroyed)
     */
    public record Flags(
            boolean exhausted, boolean stunned, boolean warded, boolean enraged, boolean attacked, boolean tagged) {

        private static final Flags READY = new Flags(false, false, false, false, false, false);
        private static final Flags ENTERING = new Flags(true, false, false, false, false, false);
    }

    /** The name of a flag. */
    public enum Flag {
        EXHAUSTED,
        STUNNED,
        WARDED,
        ENRAGED,
        ATTACKED,
        TAGGED
    }

    /**
     * How much is on a card in play.
     *
     * @param armorSpent damage its armor prevented this turn
     * @param aember Æmber on it
     * @param counters counters on it other than damage and Æmber, each at least one
     */
    public record Counts(int damage, int armorSpent, int aember, Map<Token, Integer> counters) {

        private static final Counts NONE = new Counts(0, 0, 0, Map.of());

        public Counts {
            counters = checked(counters);
            if (damage < 0 || armorSpent < 0 || aember < 0) {
                throw new IllegalArgumentException("Negative count on a card");
            }
        }
    }

    /**
     * The cards that belong to a card in play.
     *
     * @param upgrades what is attached to it, the oldest first
     * @param under cards under it, the oldest first
     * @param purged cards it has purged since it entered play
     * @param otherHalf the other card of a gigantic creature
     */
    public record Attachments(
            List<Upgrade> upgrades, List<Under> under, List<CardId> purged, Optional<CardId> otherHalf) {

        private static final Attachments NONE = new Attachments(List.of(), List.of(), List.of(), Optional.empty());

        public Attachments {
            upgrades = List.copyOf(upgrades);
            under = List.copyOf(under);
            purged = List.copyOf(purged);
        }
    }

    /**
     * An upgrade attached to a creature.
     *
     * @param controller who controls it: not the creature's controller, but the player who played
     *     it (glossary, Control)
     * @param counters counters on it, each at least one
     */
    public record Upgrade(CardId card, Seat controller, Map<Token, Integer> counters) {

        public Upgrade {
            counters = checked(counters);
        }

        /** An upgrade that has just entered play. */
        public static Upgrade entered(CardId card, Seat controller) {
            return new Upgrade(card, controller, Map.of());
        }

        /** How many counters of a kind are on it. */
        public int tokens(Token token) {
            return counters.getOrDefault(token, 0);
        }

        /** The same with so many counters of a kind, which is neither damage nor Æmber. */
        public Upgrade withCounters(Token token, int value) {
            return new Upgrade(card, controller, changed(counters, token, value));
        }
    }

    /** A card under another, faceup when it was grafted (glossary, Graft). */
    public record Under(CardId card, boolean faceup) {}

    private static Map<Token, Integer> checked(Map<Token, Integer> counters) {
        if (counters.isEmpty()) {
            return Map.of();
        }
        if (counters.values().stream().anyMatch(n -> n <= 0)) {
            throw new IllegalArgumentException("Negative count on a card");
        }
        return Collections.unmodifiableMap(new EnumMap<>(counters));
    }

    private static Map<Token, Integer> changed(Map<Token, Integer> counters, Token token, int value) {
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
        return changed;
    }

    /** A card that has just entered play, with nothing on it. */
    public static Permanent entered(CardId card, boolean ready) {
        return new Permanent(card, ready ? Flags.READY : Flags.ENTERING, Counts.NONE, Attachments.NONE);
    }

    /** Whether it is exhausted. */
    public boolean exhausted() {
        return flags.exhausted;
    }

    /** Whether it is stunned. */
    public boolean stunned() {
        return flags.stunned;
    }

    /** Whether it is warded. */
    public boolean warded() {
        return flags.warded;
    }

    /** Whether it is enraged. */
    public boolean enraged() {
        return flags.enraged;
    }

    /** Whether it was chosen to be fought this turn (glossary, Elusive). */
    public boolean attacked() {
        return flags.attacked;
    }

    /** Whether it is tagged for destruction (glossary, Destroyed). */
    public boolean tagged() {
        return flags.tagged;
    }

    /** The damage on it. */
    public int damage() {
        return counts.damage;
    }

    /** Damage its armor prevented this turn. */
    public int armorSpent() {
        return counts.armorSpent;
    }

    /** The Æmber on it. */
    public int aember() {
        return counts.aember;
    }

    /** Counters on it other than damage and Æmber, each at least one. */
    public Map<Token, Integer> counters() {
        return counts.counters;
    }

    /** What is attached to it, the oldest first. */
    public List<Upgrade> upgrades() {
        return attachments.upgrades;
    }

    /** Cards under it, the oldest first. */
    public List<Under> under() {
        return attachments.under;
    }

    /** Cards it has purged since it entered play. */
    public List<CardId> purged() {
        return attachments.purged;
    }

    /** The other card of a gigantic creature. */
    public Optional<CardId> otherHalf() {
        return attachments.otherHalf;
    }

    /** How many counters of a kind are on it; damage and Æmber count as well. */
    public int tokens(Token token) {
        return token == Token.AEMBER
                ? aember()
                : token == Token.DAMAGE ? damage() : counters().getOrDefault(token, 0);
    }

    /** The upgrade with this id, if it is attached to this. */
    public Optional<Upgrade> upgrade(CardId card) {
        int at = indexOf(card);
        return at < 0 ? Optional.empty() : Optional.of(upgrades().get(at));
    }

    /** Whether the upgrade with this id is attached to this. */
    public boolean isHostOf(CardId card) {
        return indexOf(card) >= 0;
    }

    private int indexOf(CardId upgrade) {
        for (int i = 0; i < upgrades().size(); i++) {
            if (upgrades().get(i).card().equals(upgrade)) {
                return i;
            }
        }
        return -1;
    }

    /** The same, with this flag or without it. */
    public Permanent with(Flag flag, boolean on) {
        var changed = new Flags(
                flag == Flag.EXHAUSTED ? on : exhausted(),
                flag == Flag.STUNNED ? on : stunned(),
                flag == Flag.WARDED ? on : warded(),
                flag == Flag.ENRAGED ? on : enraged(),
                flag == Flag.ATTACKED ? on : attacked(),
                flag == Flag.TAGGED ? on : tagged());
        return new Permanent(card, changed, counts, attachments);
    }

    /** The same with so many counters of a kind; damage and Æmber count as well. */
    public Permanent with(Token token, int value) {
        return token == Token.AEMBER
                ? with(new Counts(damage(), armorSpent(), value, counters()))
                : token == Token.DAMAGE
                        ? with(new Counts(value, armorSpent(), aember(), counters()))
                        : with(new Counts(damage(), armorSpent(), aember(), changed(counters(), token, value)));
    }

    /** The same with this much armor spent. */
    public Permanent withArmorSpent(int value) {
        return with(new Counts(damage(), value, aember(), counters()));
    }

    /** The same in a new turn: armor and elusive are as good as new. */
    Permanent renewed() {
        return armorSpent() == 0 && !attacked() ? this : withArmorSpent(0).with(Flag.ATTACKED, false);
    }

    /** The same with one more upgrade. */
    public Permanent withUpgrade(Upgrade upgrade) {
        return withUpgrades(Lists.plus(upgrades(), upgrade));
    }

    /** The same with these upgrades. */
    public Permanent withUpgrades(List<Upgrade> value) {
        return with(new Attachments(value, under(), purged(), otherHalf()));
    }

    /** The same with other cards under it. */
    Permanent underDealtAnew(UnaryOperator<List<CardId>> dealt) {
        return withUnder(Lists.changed(
                under(), it -> new Under(dealt.apply(List.of(it.card())).getFirst(), it.faceup())));
    }

    /** The same with these cards under it. */
    public Permanent withUnder(List<Under> value) {
        return with(new Attachments(upgrades(), value, purged(), otherHalf()));
    }

    /** The same, which has purged one more card. */
    Permanent withPurged(CardId value) {
        return with(new Attachments(upgrades(), under(), Lists.plus(purged(), value), otherHalf()));
    }

    /** The same, where a card that it purged is purged no longer. */
    Permanent withoutPurged(CardId gone) {
        return purged().contains(gone)
                ? with(new Attachments(upgrades(), under(), Lists.without(purged(), gone), otherHalf()))
                : this;
    }

    /** The same, made of one card or two. */
    public Permanent withOtherHalf(Optional<CardId> value) {
        return with(new Attachments(upgrades(), under(), purged(), value));
    }

    private Permanent with(Counts value) {
        return new Permanent(card, flags, value, attachments);
    }

    private Permanent with(Attachments value) {
        return new Permanent(card, flags, counts, value);
    }
}
