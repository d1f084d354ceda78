package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.card.Ability.Static;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Modifier.ExtraDamageAttacking;
import org.aemberlog.game.card.Modifier.GainKeyword;
import org.aemberlog.game.card.Modifier.IgnoreKeywordsWhileAttacking;
import org.aemberlog.game.card.Modifier.ModHandSize;
import org.aemberlog.game.card.Modifier.ModKeyCost;
import org.aemberlog.game.card.Modifier.ModStat;
import org.aemberlog.game.card.Modifier.FightDamageOnly;
import org.aemberlog.game.card.Modifier.Stat;
import org.aemberlog.game.card.Modifier.TakesDamageFor;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

/**
 * What the table looks like with all constant abilities and lasting effects applied. Nothing here
 * is stored: it is worked out from one state, and a new state gets a new board.
 */
public final class Board {

    private static final int KEY_COST = 6;
    private static final int HAND_SIZE = 6;

    private final MatchState state;
    private final Cast cast;
    private final List<Active> constants;

    /** A constant ability in force. */
    private record Active(Static ability, Frame frame) {}

    /** The board of a state. */
    public Board(MatchState state, Cast cast) {
        this.state = state;
        this.cast = cast;
        this.constants = constants();
    }

    private List<Active> constants() {
        var found = new ArrayList<Active>();
        for (var seat : Seat.values()) {
            for (var creature : state.side(seat).battleline()) {
                addConstants(found, creature.card(), seat);
                for (var upgrade : creature.upgrades()) {
                    addConstants(found, upgrade, seat);
                }
            }
            for (var artifact : state.side(seat).artifacts()) {
                addConstants(found, artifact.card(), seat);
            }
        }
        for (var lasting : state.lasting()) {
            if (lasting.rule() instanceof Static rule) {
                found.add(new Active(rule, Frame.of(lasting.source(), lasting.seat())));
            }
        }
        return found;
    }

    private void addConstants(List<Active> found, CardId card, Seat controller) {
        var statics = cast.script(card).statics;
        for (int i = 0; i < statics.size(); i++) {
            found.add(new Active(statics.get(i), Frame.of(card, controller)));
        }
    }

    /** The state it was made from. */
    public MatchState state() {
        return state;
    }

    /** The definitions it was made with. */
    public Cast cast() {
        return cast;
    }

    /** A creature's power, never below 0. */
    public int power(CardId card) {
        int power = cast.definition(card).power();
        power += state.find(card).map(Permanent::powerCounters).orElse(0);
        return Math.max(0, power + stat(card, Stat.POWER));
    }

    /** A creature's armor before any of it is spent, never below 0. */
    public int armor(CardId card) {
        return Math.max(0, cast.definition(card).armor() + stat(card, Stat.ARMOR));
    }

    /** What is left of a creature's armor this turn; armor lost is spent armor first. */
    public int armorLeft(CardId card) {
        return Math.max(0, armor(card) - state.find(card).map(Permanent::armorSpent).orElse(0));
    }

    private int stat(CardId card, Stat stat) {
        int sum = 0;
        for (var active : constants) {
            for (var modifier : active.ability.modifiers()) {
                if (modifier instanceof ModStat m && m.stat() == stat && applies(active, card)) {
                    sum += Values.amount(this, active.frame, m.delta());
                }
            }
        }
        return sum;
    }

    /** Whether a card in play has a keyword. */
    public boolean has(CardId card, KeywordKind kind) {
        if (cast.script(card).hasKeyword(kind)) {
            return true;
        }
        for (var active : constants) {
            for (var modifier : active.ability.modifiers()) {
                if (modifier instanceof GainKeyword m
                        && m.keyword().kind() == kind
                        && applies(active, card)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The X of a keyword on a card in play: the sum of all its instances, 0 without any. */
    public int value(CardId card, KeywordKind kind) {
        return keywords(card).getOrDefault(kind, 0);
    }

    /** All keywords of a card in play with their values. */
    public Map<KeywordKind, Integer> keywords(CardId card) {
        var all = new EnumMap<KeywordKind, Integer>(KeywordKind.class);
        all.putAll(cast.script(card).keywords());
        for (var active : constants) {
            for (var modifier : active.ability.modifiers()) {
                if (modifier instanceof GainKeyword m && applies(active, card)) {
                    all.merge(m.keyword().kind(), m.keyword().value(), Integer::sum);
                }
            }
        }
        return all;
    }

    /** What a key costs a player now. */
    public int keyCost(Seat seat) {
        int cost = KEY_COST;
        for (var active : constants) {
            for (var modifier : active.ability.modifiers()) {
                if (modifier instanceof ModKeyCost m
                        && Values.means(m.whose(), active.frame.you(), seat)
                        && holds(active)) {
                    cost += Values.amount(this, active.frame, m.delta());
                }
            }
        }
        return Math.max(0, cost);
    }

    /** To how many cards a player refills the hand, chains aside. */
    public int handSize(Seat seat) {
        int size = HAND_SIZE;
        for (var active : constants) {
            for (var modifier : active.ability.modifiers()) {
                if (modifier instanceof ModHandSize m
                        && Values.means(m.whose(), active.frame.you(), seat)
                        && holds(active)) {
                    size += Values.amount(this, active.frame, m.delta());
                }
            }
        }
        return Math.max(0, size);
    }

    boolean cannotBeDamaged(CardId card) {
        return has(card, KeywordKind.INVULNERABLE)
                || hasModifier(card, Modifier.CannotBeDamaged.class);
    }

    /** What the power of {@code dealer} deals to {@code target} in a fight. */
    int fightDamage(CardId dealer, CardId target, boolean attacking) {
        if (hasModifier(dealer, FightDamageOnly.class)) {
            return 0;
        }
        int damage = power(dealer);
        if (attacking) {
            for (var active : constants) {
                for (var modifier : active.ability.modifiers()) {
                    if (modifier instanceof ExtraDamageAttacking m
                            && applies(active, dealer)
                            && Filters.test(this, active.frame, m.defender(), target)) {
                        damage += Values.amount(this, active.frame, m.delta());
                    }
                }
            }
        }
        return damage;
    }

    /** Whether an attacker may treat the creatures it could fight as without a keyword. */
    boolean ignoresAttacking(CardId attacker, KeywordKind kind) {
        for (var active : constants) {
            for (var modifier : active.ability.modifiers()) {
                if (modifier instanceof IgnoreKeywordsWhileAttacking m
                        && m.kinds().contains(kind)
                        && applies(active, attacker)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The creatures to which damage dealt to {@code target} is dealt instead. */
    List<CardId> protectorsOf(CardId target) {
        var protectors = new ArrayList<CardId>();
        for (var active : constants) {
            for (var modifier : active.ability.modifiers()) {
                if (modifier instanceof TakesDamageFor m
                        && holds(active)
                        && Filters.test(this, active.frame, m.whom(), target)) {
                    protectors.add(active.frame.source());
                }
            }
        }
        return protectors;
    }

    /** Whether {@code attacker} may be used to fight {@code defender} (glossary, Taunt). */
    boolean shieldedByTaunt(CardId attacker, CardId defender) {
        if (ignoresAttacking(attacker, KeywordKind.TAUNT) || has(defender, KeywordKind.TAUNT)) {
            return false;
        }
        for (var neighbor : neighbors(defender)) {
            if (has(neighbor, KeywordKind.TAUNT)) {
                return true;
            }
        }
        return false;
    }

    /** The enemy creatures that a creature could be used to fight now, from left to right. */
    List<CardId> fightable(CardId attacker) {
        var enemy = controller(attacker).opponent();
        var found = new ArrayList<CardId>();
        for (var creature : state.side(enemy).battleline()) {
            if (!creature.tagged() && !shieldedByTaunt(attacker, creature.card())) {
                found.add(creature.card());
            }
        }
        return found;
    }

    /** The neighbors of a creature in play, the left one first. */
    public List<CardId> neighbors(CardId card) {
        var line = state.side(controller(card)).battleline();
        int at = state.side(controller(card)).positionOf(card);
        if (at < 0) {
            return List.of();
        }
        var found = new ArrayList<CardId>(2);
        if (at > 0) {
            found.add(line.get(at - 1).card());
        }
        if (at < line.size() - 1) {
            found.add(line.get(at + 1).card());
        }
        return found;
    }

    /** Whether a creature is at an end of its battleline. */
    public boolean onFlank(CardId card) {
        var side = state.side(controller(card));
        int at = side.positionOf(card);
        return at == 0 || at > 0 && at == side.battleline().size() - 1;
    }

    /** Who controls a card; outside play that is its owner. An upgrade follows its host. */
    public Seat controller(CardId card) {
        return state.controllerOf(card)
                .or(() -> state.hostOf(card).flatMap(h -> state.controllerOf(h.card())))
                .orElse(card.owner());
    }

    /** Whether a card is a creature in play. */
    boolean isCreature(CardId card) {
        return cast.definition(card).type() == CardType.CREATURE && state.find(card).isPresent();
    }

    /** The houses a player may choose (glossary, House Choice), in a fixed order. */
    public List<House> houses(Seat seat) {
        var found = new ArrayList<>(state.setup(seat).deck().houses());
        for (var permanent : permanents(seat)) {
            var house = state.houseOf(permanent.card());
            if (!found.contains(house)) {
                found.add(house);
            }
        }
        return found;
    }

    /** A player's creatures from left to right, then the artifacts. */
    List<Permanent> permanents(Seat seat) {
        var side = state.side(seat);
        var all = new ArrayList<Permanent>(side.battleline().size() + side.artifacts().size());
        all.addAll(side.battleline());
        all.addAll(side.artifacts());
        return all;
    }

    private boolean hasModifier(CardId card, Class<? extends Modifier> kind) {
        for (var active : constants) {
            for (var modifier : active.ability.modifiers()) {
                if (kind.isInstance(modifier) && applies(active, card)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean holds(Active active) {
        return Values.holds(this, active.frame, active.ability.whilst());
    }

    private boolean applies(Active active, CardId card) {
        return switch (active.ability.scope()) {
                    case Selector.Self s -> card.equals(active.frame.source());
                    case Selector.Host h -> isHost(card, active.frame.source());
                    case Selector.Select s -> Filters.test(this, active.frame, s.filter(), card);
                    case Selector.NeighborsOf n -> Targets.all(this, active.frame, n).contains(card);
                    case Selector.Ref r -> active.frame.cards().getOrDefault(r.name(), List.of())
                            .contains(card);
                    case Selector.ThatCard t -> false;
                    default -> throw new UnsupportedOperationException(active.toString());
                }
                && holds(active);
    }

    private boolean isHost(CardId card, CardId upgrade) {
        return state.find(card).map(p -> p.upgrades().contains(upgrade)).orElse(false);
    }
}
