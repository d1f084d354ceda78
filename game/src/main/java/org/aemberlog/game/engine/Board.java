package org.aemberlog.game.engine;

import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Ability.Activated;
import org.aemberlog.game.card.Ability.ActivatedKind;
import org.aemberlog.game.card.Ability.OnEvent;
import org.aemberlog.game.card.Ability.Replacement;
import org.aemberlog.game.card.Ability.Triggered;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Modifier.*;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.engine.Constants.Constant;
import org.aemberlog.game.engine.Constants.InForce;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Lasting;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the table looks like with all constant abilities and lasting effects applied. Nothing here
 * is stored: it is worked out from one state, and a new state gets a new board.
 */
public final class Board {

    private static final int KEY_COST = 6;
    private static final int HAND_SIZE = 6;

    private final MatchState state;
    private final Cast cast;
    private final Scene scene;
    private final Constants constants;
    private int depth;

    /** The board of a state. */
    public Board(MatchState state, Cast cast) {
        this(state, cast, new Scene());
    }

    Board(MatchState state, Cast cast, Scene scene) {
        this.state = state;
        this.cast = cast;
        this.scene = scene;
        this.constants = new Constants(this);
        constants.find();
    }

    private Board(MatchState state, Board before) {
        this.state = state;
        this.cast = before.cast;
        this.scene = before.scene;
        this.constants = before.constants;
    }

    /** The board of a state that came after this one's. */
    Board after(MatchState next) {
        return constants.holdFor(next) ? new Board(next, this) : new Board(next, cast, scene);
    }

    // What the card's text is

    /** The state it was made from. */
    public MatchState state() {
        return state;
    }

    /** The definitions it was made with. */
    public Cast cast() {
        return cast;
    }

    /** The board on which a card is looked at: this one, or the last one it was in play on. */
    Board at(CardId card) {
        var last = scene.lastSeen(card);
        return last == null || inPlay(card) ? this : last;
    }

    /**
     * The board on which a card is looked at by what noted it after that many facts: if it has left
     * play since, it is not the same when it has come back (glossary, Leaves Play).
     */
    Board at(CardId card, long noted) {
        var last = scene.lastSeen(card);
        return last == null || last.state.facts() < noted ? at(card) : last;
    }

    /** A card in play, or as it was when it last was. */
    Optional<Permanent> permanent(CardId card) {
        return at(card).state.find(card);
    }

    boolean inPlay(CardId card) {
        return state.find(card).isPresent() || state.hostOf(card).isPresent();
    }

    /** What a card is now: copies, the form it was played in and blanked text considered. */
    Script script(CardId card) {
        var script = cast.script(state, card);
        if (script.upgradeForm().isPresent() && state.hostOf(card).isPresent()) {
            return script.upgradeForm().get();
        }
        return constants.blanked(card) ? script.blank() : script;
    }

    /** What a card is now: a creature is whatever stands in a battleline. */
    public CardType type(CardId card) {
        var type = script(card).definition.type();
        return type == CardType.ARTIFACT && position(card) >= 0 ? CardType.CREATURE : type;
    }

    /** The bold abilities of a card for a timing, its own and those it gained. */
    List<Bound<Triggered>> bold(CardId card, Timing timing) {
        return abilities(
                card,
                script(card).triggered(timing),
                Triggered.class,
                ability -> ability.on().contains(timing));
    }

    /** The abilities a card can be used for. */
    List<Bound<Activated>> activated(CardId card, ActivatedKind kind) {
        return abilities(
                card, script(card).activated(kind), Activated.class, a -> a.kind() == kind);
    }

    List<Bound<OnEvent>> events(CardId card) {
        return abilities(card, script(card).events, OnEvent.class, a -> true);
    }

    List<Bound<Replacement>> replacements(CardId card) {
        return abilities(card, script(card).replacements, Replacement.class, a -> true);
    }

    private <A extends Ability> List<Bound<A>> abilities(
            CardId card, List<A> printed, Class<A> kind, java.util.function.Predicate<A> asked) {
        if (printed.isEmpty() && !constants.grant()) {
            return List.of();
        }
        var you = controller(card);
        var found = new ArrayList<Bound<A>>();
        printed.forEach(ability -> found.add(Bound.printed(ability, card, you)));
        if (constants.grant()) {
            for (var it : inForce(GainAbility.class)) {
                var gain = it.modifier();
                var constant = it.by();
                if (kind.isInstance(gain.ability())
                        && asked.test(kind.cast(gain.ability()))
                        && applies(constant, card)) {
                    found.add(
                            Bound.granted(
                                    kind.cast(gain.ability()),
                                    card,
                                    you,
                                    constant.frame().source()));
                }
            }
        }
        return found;
    }

    /** The bonus icons of a card in the order in which they resolve. */
    public List<BonusIcon> icons(CardId card) {
        var icons = new ArrayList<>(script(card).definition.bonus());
        icons.addAll(state.deckCard(card).enhancements());
        state.find(card)
                .flatMap(Permanent::otherHalf)
                .ifPresent(
                        half -> {
                            icons.addAll(cast.script(half).definition.bonus());
                            icons.addAll(state.deckCard(half).enhancements());
                        });
        return icons;
    }

    // Power and armor

    /** A creature's power, never below 0. */
    public int power(CardId card) {
        return stat(card, Stat.POWER, Stat.ARMOR);
    }

    /** A creature's armor before any of it is spent, never below 0. */
    public int armor(CardId card) {
        return stat(card, Stat.ARMOR, Stat.POWER);
    }

    /** What is left of a creature's armor this turn; armor lost is spent armor first. */
    public int armorLeft(CardId card) {
        return Math.max(0, armor(card) - state.find(card).map(Permanent::armorSpent).orElse(0));
    }

    /** Power and armor change places when they were switched an odd number of times. */
    private boolean switched(CardId card) {
        boolean odd = false;
        for (var it : inForce(SwitchStats.class)) {
            odd ^= applies(it.by(), card);
        }
        return odd;
    }

    private int stat(CardId card, Stat stat, Stat other) {
        var set = set(card, stat);
        return Math.max(
                0, set.isPresent() ? set.getAsInt() : total(card, switched(card) ? other : stat));
    }

    /** "Is considered to have": that value overrules every other (FAQ, Pale Star). */
    private OptionalInt set(CardId card, Stat stat) {
        for (var it : inForce(SetStat.class)) {
            var m = it.modifier();
            var constant = it.by();
            if (m.stat() == stat && applies(constant, card)) {
                return OptionalInt.of(Values.amount(this, constant.frame(), m.value()));
            }
        }
        return OptionalInt.empty();
    }

    private int total(CardId card, Stat stat) {
        int sum = base(card, stat);
        if (stat == Stat.POWER) {
            sum += state.find(card).map(p -> p.tokens(Token.POWER)).orElse(0);
        }
        if (depth > 2) {
            return sum;
        }
        depth++;
        for (var it : inForce(ModStat.class)) {
            var m = it.modifier();
            var constant = it.by();
            if (m.stat() == stat && applies(constant, card)) {
                sum += Values.amount(this, constant.frame(), m.delta());
            }
        }
        depth--;
        return Math.max(0, sum);
    }

    private int base(CardId card, Stat stat) {
        var definition = script(card).definition;
        if (definition.type() != CardType.CREATURE) {
            for (var it : inForce(BecomesCreature.class)) {
                var m = it.modifier();
                var constant = it.by();
                if (applies(constant, card)) {
                    return stat == Stat.POWER ? m.power() : 0;
                }
            }
        }
        return stat == Stat.POWER ? definition.power() : definition.armor();
    }

    // Keywords

    /** Whether a card in play has a keyword. */
    public boolean has(CardId card, KeywordKind kind) {
        for (var it : inForce(LoseKeywords.class)) {
            if (it.modifier().kinds().contains(kind) && applies(it.by(), card)) {
                return false;
            }
        }
        if (script(card).hasKeyword(kind)) {
            return true;
        }
        for (var it : inForce(GainKeyword.class)) {
            if (it.modifier().keyword().kind() == kind && applies(it.by(), card)) {
                return true;
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
        all.putAll(script(card).keywords());
        for (var it : inForce(GainKeyword.class)) {
            if (applies(it.by(), card)) {
                var keyword = it.modifier().keyword();
                all.merge(keyword.kind(), keyword.value(), Integer::sum);
            }
        }
        for (var it : inForce(LoseKeywords.class)) {
            if (applies(it.by(), card)) {
                all.keySet().removeAll(it.modifier().kinds());
            }
        }
        return all;
    }

    // Players

    /** What a key costs a player now. */
    public int keyCost(Seat seat) {
        int cost = KEY_COST;
        for (var it : inForce(ModKeyCost.class)) {
            var m = it.modifier();
            var constant = it.by();
            if (Values.means(m.whose(), this, constant.frame(), seat) && holds(constant)) {
                cost += Values.amount(this, constant.frame(), m.delta());
            }
        }
        return Math.max(0, cost);
    }

    /** To how many cards a player refills the hand, chains aside. */
    public int handSize(Seat seat) {
        int size = HAND_SIZE;
        for (var it : inForce(ModHandSize.class)) {
            var m = it.modifier();
            var constant = it.by();
            if (Values.means(m.whose(), this, constant.frame(), seat) && holds(constant)) {
                size += Values.amount(this, constant.frame(), m.delta());
            }
        }
        return Math.max(0, size);
    }

    /** The cards in play whose Æmber a player may spend like that in the pool. */
    List<CardId> purses(Seat seat) {
        var found = new ArrayList<CardId>();
        for (var permanent : permanents(seat)) {
            if (permanent.aember() > 0 && hasModifier(permanent.card(), SpendableAember.class)) {
                found.add(permanent.card());
            }
        }
        return found;
    }

    /** All the Æmber that a player could spend on a key. */
    public int spendable(Seat seat) {
        int sum = state.side(seat).aember();
        for (var card : purses(seat)) {
            sum += state.find(card).map(Permanent::aember).orElse(0);
        }
        return sum;
    }

    /** Whether Æmber stolen or captured from a player comes from the supply (FAQ). */
    boolean takenFromSupply(Seat victim) {
        for (var it : inForce(TakenFromSupply.class)) {
            var constant = it.by();
            if (constant.frame().you() == victim && holds(constant)) {
                return true;
            }
        }
        return false;
    }

    /** The houses a player may choose (glossary, House Choice), in a fixed order. */
    public List<House> houses(Seat seat) {
        var eligible = new ArrayList<>(state.setup(seat).deck().houses());
        for (var permanent : permanents(seat)) {
            var house = state.houseOf(permanent.card());
            if (!eligible.contains(house)) {
                eligible.add(house);
            }
        }
        var mandatory = new ArrayList<House>();
        for (var it : inForce(CannotChooseHouse.class)) {
            var frame = it.by().frame();
            if (Values.means(it.modifier().who(), this, frame, seat) && holds(it.by())) {
                frame.notes().house.ifPresent(eligible::remove);
            }
        }
        for (var it : inForce(MustChooseHouse.class)) {
            if (it.by().frame().you() == seat && holds(it.by())) {
                mandatory.add(it.modifier().house());
            }
        }
        mandatory.retainAll(eligible);
        return mandatory.isEmpty() ? eligible : mandatory.stream().distinct().toList();
    }

    // What is forbidden and what is permitted

    /** Whether a player cannot do something with a card. Cannot beats must and may (glossary). */
    boolean forbidden(Deed deed, Seat who, Optional<CardId> card) {
        for (var it : inForce(Forbid.class)) {
            var m = it.modifier();
            var constant = it.by();
            if (m.deed() == deed
                    && Values.means(m.who(), this, constant.frame(), who)
                    && card.map(c -> Filters.test(this, constant.frame(), m.subject(), c))
                            .orElse(true)
                    && holds(constant)
                    && done(deed, who) >= m.allowedPerTurn()) {
                return true;
            }
        }
        return false;
    }

    private int done(Deed deed, Seat who) {
        return switch (deed) {
            case PLAY -> times(Happening.PLAYED, who);
            case FIGHT -> times(Happening.FOUGHT, who);
            case REAP -> times(Happening.REAPED, who);
            case FORGE -> times(Happening.KEY_FORGED, who);
            case USE, RAISE_TIDE, RESOLVE_ICONS, BE_STOLEN_FROM -> 0;
        };
    }

    private int times(Happening what, Seat who) {
        int times = 0;
        for (var deed : state.log().deeds()) {
            times += deed.what() == what && deed.actor() == who ? 1 : 0;
        }
        return times;
    }

    /** Whether a card may be used as if it belonged to the active house. */
    boolean usableAsActiveHouse(CardId card) {
        return hasModifier(card, UsableAsActiveHouse.class);
    }

    /**
     * The permission by which a player may play or use an off-house card. Using a card again needs
     * no new permission (FAQ, Using Creatures).
     */
    Optional<Constant> permit(Permission permission, Seat who, CardId card) {
        for (var it : inForce(Permit.class)) {
            var m = it.modifier();
            var constant = it.by();
            if (m.permission() == permission
                    && constant.frame().you() == who
                    && Filters.test(this, constant.frame(), m.card(), card)
                    && !spent(constant, permission, card)
                    && holds(constant)) {
                return Optional.of(constant);
            }
        }
        return Optional.empty();
    }

    private static boolean spent(Constant constant, Permission permission, CardId card) {
        boolean again =
                permission == Permission.USE
                        && constant.lasting().filter(l -> l.spentOn().contains(card)).isPresent();
        return !again && constant.lasting().filter(Lasting::usedUp).isPresent();
    }

    /** The lasting effects that make bonus icons resolve again, and how often each does. */
    List<Constant> extraIcons(Seat who) {
        var found = new ArrayList<Constant>();
        for (var it : inForce(ExtraIcons.class)) {
            var constant = it.by();
            if (constant.frame().you() == who
                    && constant.lasting().filter(Lasting::usedUp).isEmpty()) {
                found.add(constant);
            }
        }
        return found;
    }

    // Entering play

    /** Whether a card that is about to enter play under {@code you} itself says that it does so. */
    boolean entersBySelf(CardId card, Seat you, Class<? extends Modifier> how) {
        for (var rule : script(card).statics) {
            if (rule.scope() instanceof Selector.Self
                    && rule.modifiers().stream().anyMatch(how::isInstance)
                    && Values.holds(this, Frame.of(card, you), rule.whilst())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a card that has just entered play does so because other cards say so. */
    boolean entersByOthers(CardId card, Class<? extends Modifier> how) {
        for (var it : inForce(how)) {
            if (it.by().ability().scope() instanceof Selector.Select
                    && !it.by().frame().source().equals(card)
                    && applies(it.by(), card)) {
                return true;
            }
        }
        return false;
    }

    // Fights and damage

    /** Whether damage that {@code dealer} would deal to a card is prevented altogether. */
    boolean cannotBeDamaged(CardId card, Optional<CardId> dealer) {
        if (has(card, KeywordKind.INVULNERABLE)) {
            return true;
        }
        for (var it : inForce(CannotBeDamaged.class)) {
            var m = it.modifier();
            var constant = it.by();
            if (applies(constant, card)
                    && (m.by() instanceof Filter.Any
                            || dealer.filter(d -> Filters.test(this, constant.frame(), m.by(), d))
                                    .isPresent())) {
                return true;
            }
        }
        return false;
    }

    /** How much more damage a card takes each time (FAQ, Lethal Distraction). */
    int extraDamageTaken(CardId card) {
        int extra = 0;
        for (var it : inForce(ExtraDamageTaken.class)) {
            var m = it.modifier();
            var constant = it.by();
            if (applies(constant, card)) {
                extra += Values.amount(this, constant.frame(), m.delta());
            }
        }
        return extra;
    }

    /** What the power of {@code dealer} deals to {@code target} in a fight. */
    int fightDamage(CardId dealer, CardId target, boolean attacking) {
        int damage = power(dealer);
        int most = Integer.MAX_VALUE;
        for (var it : inForce(FightDamageOnly.class)) {
            if (applies(it.by(), dealer)) {
                most = Math.min(most, Values.amount(this, it.by().frame(), it.modifier().amount()));
            }
        }
        for (var it : inForce(ExtraDamageAttacking.class)) {
            if (attacking
                    && applies(it.by(), dealer)
                    && Filters.test(this, it.by().frame(), it.modifier().defender(), target)) {
                damage += Values.amount(this, it.by().frame(), it.modifier().delta());
            }
        }
        return most == Integer.MAX_VALUE ? damage : most;
    }

    /** Whether an attacker may treat the creatures it could fight as without a keyword. */
    boolean ignoresAttacking(CardId attacker, KeywordKind kind) {
        for (var it : inForce(IgnoreKeywordsWhileAttacking.class)) {
            var m = it.modifier();
            var constant = it.by();
            if (m.kinds().contains(kind) && applies(constant, attacker)) {
                return true;
            }
        }
        return false;
    }

    /** The creatures to which damage dealt to {@code target} is dealt instead. */
    List<CardId> protectorsOf(CardId target) {
        var protectors = new ArrayList<CardId>();
        for (var it : inForce(TakesDamageFor.class)) {
            var m = it.modifier();
            var constant = it.by();
            if (holds(constant) && Filters.test(this, constant.frame(), m.whom(), target)) {
                protectors.add(constant.frame().source());
            }
        }
        return protectors;
    }

    /** The creatures that are dealt fight damage together with {@code target}. */
    List<CardId> sharersOf(CardId target) {
        var sharers = new ArrayList<CardId>();
        for (var it : inForce(SharesFightDamageOf.class)) {
            var m = it.modifier();
            var constant = it.by();
            if (holds(constant) && Filters.test(this, constant.frame(), m.whom(), target)) {
                sharers.add(constant.frame().source());
            }
        }
        return sharers;
    }

    /** Whether {@code attacker} may not be used to fight {@code defender} (glossary, Taunt). */
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

    /** Whether the attacker's own text keeps it from fighting this creature. */
    boolean cannotAttack(CardId attacker, CardId defender) {
        for (var it : inForce(AttacksOnly.class)) {
            var m = it.modifier();
            var constant = it.by();
            if (applies(constant, attacker)
                    && !Filters.test(this, constant.frame(), m.defender(), defender)) {
                return true;
            }
        }
        return false;
    }

    /** The enemy creatures that a creature could be used to fight now, from left to right. */
    List<CardId> fightable(CardId attacker) {
        var you = controller(attacker);
        if (forbidden(Deed.FIGHT, you, Optional.of(attacker))) {
            return List.of();
        }
        var found = new ArrayList<CardId>();
        for (var creature : state.side(you.opponent()).battleline()) {
            if (!creature.tagged()
                    && !shieldedByTaunt(attacker, creature.card())
                    && !cannotAttack(attacker, creature.card())) {
                found.add(creature.card());
            }
        }
        return found;
    }

    /** The other creature in the fight that a card, or the host of an upgrade, is in. */
    Optional<CardId> fightOpponent(CardId card) {
        return scene.boutOf(card)
                .map(bout -> bout.attacker.equals(card) ? bout.defender : bout.attacker);
    }

    // Places

    /** The neighbors of a creature in play, the left one first. */
    public List<CardId> neighbors(CardId card) {
        var side = state.side(controller(card));
        var line = side.battleline();
        int at = side.positionOf(card);
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

    /** The place of a creature in its battleline from 0 at the left, or -1. */
    public int position(CardId card) {
        int at = state.a().positionOf(card);
        return at >= 0 ? at : state.b().positionOf(card);
    }

    /** Whether a creature is at an end of its battleline or counts as if it were. */
    public boolean onFlank(CardId card) {
        int at = position(card);
        return at == 0 || at > 0 && (onRightFlank(card) || hasModifier(card, CountsAsFlank.class));
    }

    boolean onRightFlank(CardId card) {
        int at = position(card);
        return at >= 0 && at == state.side(controller(card)).battleline().size() - 1;
    }

    boolean inCenter(CardId card) {
        int size = state.side(controller(card)).battleline().size();
        return size % 2 == 1 && position(card) == size / 2;
    }

    /**
     * Who controls a card: an upgrade follows its host, what is being played is the active player's
     * whoever owns it (glossary, Control), and any other card outside play is its owner's.
     */
    public Seat controller(CardId card) {
        var found = state.controllerOf(card);
        if (found.isPresent()) {
            return found.get();
        }
        if (state.beingPlayed().contains(card)) {
            return state.active();
        }
        return state.hostOf(card).flatMap(h -> state.controllerOf(h.card())).orElse(card.owner());
    }

    /** A player's creatures from left to right, then the artifacts. */
    List<Permanent> permanents(Seat seat) {
        var side = state.side(seat);
        var all = new ArrayList<Permanent>(side.battleline().size() + side.artifacts().size());
        all.addAll(side.battleline());
        all.addAll(side.artifacts());
        return all;
    }

    List<CardId> creatures() {
        var all = new ArrayList<CardId>();
        state.a().battleline().forEach(p -> all.add(p.card()));
        state.b().battleline().forEach(p -> all.add(p.card()));
        return all;
    }

    List<CardId> everything() {
        var all = creatures();
        state.a().artifacts().forEach(p -> all.add(p.card()));
        state.b().artifacts().forEach(p -> all.add(p.card()));
        return all;
    }

    // Whether constants are in force

    private <M extends Modifier> List<InForce<M>> inForce(Class<M> kind) {
        return constants.of(kind);
    }

    private boolean hasModifier(CardId card, Class<? extends Modifier> kind) {
        for (var it : inForce(kind)) {
            if (applies(it.by(), card)) {
                return true;
            }
        }
        return false;
    }

    boolean holds(Constant constant) {
        return constant.ability().whilst() instanceof Condition.Always
                || Values.holds(this, constant.frame(), constant.ability().whilst());
    }

    boolean applies(Constant constant, CardId card) {
        var frame = constant.frame();
        return switch (constant.ability().scope()) {
                    case Selector.Self s -> card.equals(frame.source());
                    case Selector.Host h -> isHost(card, frame.source());
                    case Selector.Select s -> Filters.test(this, frame, s.filter(), card);
                    case Selector.NeighborsOf s -> in(frame, s, card);
                    case Selector.Ref s -> frame.notes().cards(s.name()).contains(card);
                    case Selector.Granter s -> in(frame, s, card);
                    case Selector.Touched s -> in(frame, s, card);
                    case Selector.ThatCard s -> in(frame, s, card);
                    case Selector.FightOpponent s -> in(frame, s, card);
                    case Selector.UnderThis s -> in(frame, s, card);
                    case Selector.PurgedByThis s -> in(frame, s, card);
                    case Selector.Among s -> in(frame, s, card);
                    case Selector.AnyOf s -> in(frame, s, card);
                }
                && holds(constant);
    }

    private boolean in(Frame frame, Selector scope, CardId card) {
        return Targets.all(this, frame, scope).contains(card);
    }

    private boolean isHost(CardId card, CardId upgrade) {
        return state.find(card).map(p -> p.upgrades().contains(upgrade)).orElse(false);
    }
}
