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
 * @param upgrades what is attached to it, the oldest first
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
        List<Upgrade> upgrades,
        List<Under> under,
        List<CardId> purged,
        Optional<CardId> otherHalf) {

    public Permanent {
        counters = checked(counters, card);
        upgrades = List.copyOf(upgrades);
        under = List.copyOf(under);
        purged = List.copyOf(purged);
        if (damage < 0 || armorSpent < 0 || aember < 0) {
            throw new IllegalArgumentException("Negative count on card " + card);
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
            counters = checked(counters, card);
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

    private static Map<Token, Integer> checked(Map<Token, Integer> counters, CardId card) {
        if (counters.isEmpty()) {
            return Map.of();
        }
        if (counters.values().stream().anyMatch(n -> n <= 0)) {
            throw new IllegalArgumentException("Negative count on card " + card);
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
                    WARRANT -> counters.getOrDefault(token, 0);
        };
    }

    /** The same, exhausted or ready. */
    public Permanent withExhausted(boolean value) {
        var draft = new Draft(this);
        draft.exhausted = value;
        return draft.build();
    }

    /** The same with this much damage. */
    public Permanent withDamage(int value) {
        var draft = new Draft(this);
        draft.damage = value;
        return draft.build();
    }

    /** The same with this much armor spent. */
    public Permanent withArmorSpent(int value) {
        if (value == armorSpent) {
            return this;
        }
        var draft = new Draft(this);
        draft.armorSpent = value;
        return draft.build();
    }

    /** The same with this much Æmber on it. */
    public Permanent withAember(int value) {
        var draft = new Draft(this);
        draft.aember = value;
        return draft.build();
    }

    /** The same with so many counters of a kind, which is neither damage nor Æmber. */
    public Permanent withCounters(Token token, int value) {
        var draft = new Draft(this);
        draft.counters = changed(counters, token, value);
        return draft.build();
    }

    /** The same, stunned or not. */
    public Permanent withStunned(boolean value) {
        var draft = new Draft(this);
        draft.stunned = value;
        return draft.build();
    }

    /** The same, warded or not. */
    public Permanent withWarded(boolean value) {
        var draft = new Draft(this);
        draft.warded = value;
        return draft.build();
    }

    /** The same, enraged or not. */
    public Permanent withEnraged(boolean value) {
        var draft = new Draft(this);
        draft.enraged = value;
        return draft.build();
    }

    /** The same, chosen to be fought this turn or not. */
    public Permanent withAttacked(boolean value) {
        if (value == attacked) {
            return this;
        }
        var draft = new Draft(this);
        draft.attacked = value;
        return draft.build();
    }

    /** The same, tagged for destruction or not. */
    public Permanent withTag(boolean value) {
        var draft = new Draft(this);
        draft.tagged = value;
        return draft.build();
    }

    /** The same with one more upgrade. */
    public Permanent withUpgrade(Upgrade upgrade) {
        var draft = new Draft(this);
        draft.upgrades = Side.plus(upgrades, upgrade);
        return draft.build();
    }

    /** The same with these upgrades. */
    public Permanent withUpgrades(List<Upgrade> value) {
        var draft = new Draft(this);
        draft.upgrades = value;
        return draft.build();
    }

    /** The same without one of its upgrades. */
    Permanent withoutUpgrade(CardId upgrade) {
        return withUpgrades(
                upgrades.stream().filter(u -> !u.card().equals(upgrade)).toList());
    }

    /** The upgrade with this id, if it is attached to this. */
    public Optional<Upgrade> upgrade(CardId card) {
        int at = indexOf(card);
        return at < 0 ? Optional.empty() : Optional.of(upgrades.get(at));
    }

    /** Whether the upgrade with this id is attached to this. */
    public boolean isHostOf(CardId card) {
        return indexOf(card) >= 0;
    }

    private int indexOf(CardId upgrade) {
        for (int i = 0; i < upgrades.size(); i++) {
            if (upgrades.get(i).card().equals(upgrade)) {
                return i;
            }
        }
        return -1;
    }

    /** The same with these cards under it. */
    public Permanent withUnder(List<Under> value) {
        var draft = new Draft(this);
        draft.under = value;
        return draft.build();
    }

    /** The same, which has purged one more card. */
    public Permanent withPurged(CardId value) {
        var draft = new Draft(this);
        draft.purged = Side.plus(purged, value);
        return draft.build();
    }

    /** The same, made of two cards. */
    public Permanent withOtherHalf(CardId value) {
        return withOtherHalf(Optional.of(value));
    }

    /** The same, made of one card or two. */
    Permanent withOtherHalf(Optional<CardId> value) {
        var draft = new Draft(this);
        draft.otherHalf = value;
        return draft.build();
    }

    /** The same, made of one card. */
    public Permanent withoutOtherHalf() {
        var draft = new Draft(this);
        draft.otherHalf = Optional.empty();
        return draft.build();
    }

    /** A copy while it is changed; what is not named stays as it is. */
    private static final class Draft {
        private CardId card;
        private boolean exhausted;
        private int damage;
        private int armorSpent;
        private int aember;
        private Map<Token, Integer> counters;
        private boolean stunned;
        private boolean warded;
        private boolean enraged;
        private boolean attacked;
        private boolean tagged;
        private List<Upgrade> upgrades;
        private List<Under> under;
        private List<CardId> purged;
        private Optional<CardId> otherHalf;

        Draft(Permanent from) {
            card = from.card;
            exhausted = from.exhausted;
            damage = from.damage;
            armorSpent = from.armorSpent;
            aember = from.aember;
            counters = from.counters;
            stunned = from.stunned;
            warded = from.warded;
            enraged = from.enraged;
            attacked = from.attacked;
            tagged = from.tagged;
            upgrades = from.upgrades;
            under = from.under;
            purged = from.purged;
            otherHalf = from.otherHalf;
        }

        Permanent build() {
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
                    otherHalf);
        }
    }
}
