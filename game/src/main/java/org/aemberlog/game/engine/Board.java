package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Modifier.BecomesCreature;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Trait;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.TurnLog.Entry;
import org.aemberlog.game.state.TurnLog.Look;

/**
 * What the table looks like with all constant abilities and lasting effects applied. Nothing here
 * is stored: it is worked out from one state, and a new state gets a new board. How things are
 * worked out stands in classes of their own that only read a board: {@link Stats}, {@link
 * Keywords}, {@link Abilities}, {@link Players}, {@link Permissions}, {@link Attacks}, {@link
 * DamageRules} and {@link Places}.
 */
public final class Board {

    private final MatchState state;
    private final MatchCards matchCards;
    private final ActionContext actionContext;
    private final ConstantAbilities constants;

    /** A card that is looked at as it was at another moment; usually null. */
    private final Recalled recalled;

    /** How deep in working out a stat this is; see {@link Stats}. */
    int statDepth;

    /** Whether cards belong to their printed houses here; see {@link Belonging}. */
    private final boolean printedHouses;

    /** A card as it was, on the side of who controlled it. */
    private record Recalled(CardId card, Seat by, Look look) {}

    /** The board of a state. */
    public Board(MatchState state, MatchCards matchCards) {
        this(state, matchCards, new ActionContext());
    }

    /** The board of a state at which an action begins. */
    Board(MatchState state, MatchCards matchCards, ActionContext actionContext) {
        this.state = state;
        this.matchCards = matchCards;
        this.actionContext = actionContext;
        this.recalled = null;
        this.printedHouses = false;
        var known = matchCards.lastConstants();
        if (known != null && known.holdFor(state)) {
            this.constants = known;
        } else {
            this.constants = new ConstantAbilities(state);
            constants.find(this);
            matchCards.lastConstants(constants);
        }
    }

    private Board(MatchState state, Board before) {
        this.state = state;
        this.matchCards = before.matchCards;
        this.actionContext = before.actionContext;
        this.recalled = null;
        this.printedHouses = false;
        this.constants = new ConstantAbilities(state);
        constants.find(this);
    }

    private Board(MatchState state, Board before, Recalled recalled, boolean printedHouses) {
        this.state = state;
        this.matchCards = before.matchCards;
        this.actionContext = before.actionContext;
        this.constants = before.constants;
        this.recalled = recalled;
        this.printedHouses = printedHouses;
    }

    /** The board of a state that came after this one's. */
    Board after(MatchState next) {
        return constants.holdFor(next) ? new Board(next, this, null, false) : new Board(next, this);
    }

    /** Keeps the constant abilities for the next action, which begins with this state. */
    void keepConstants() {
        matchCards.lastConstants(constants);
    }

    /** The same with the card that a deed is about as it was then, of the side it was on. */
    Board recalling(Entry deed) {
        return deed.subject()
                .map(card -> recalling(deed.actor(), card, lookOf(deed, card)))
                .orElse(this);
    }

    private Look lookOf(Entry deed, CardId card) {
        return deed.look().orElseGet(() -> Looks.printed(this, card));
    }

    private Board recalling(Seat by, CardId card, Look look) {
        return new Board(state, this, new Recalled(card, by, look), printedHouses);
    }

    /** The same with all cards in the houses they are printed in, whatever changes those. */
    Board inPrintedHouses() {
        return printedHouses ? this : new Board(state, this, recalled, true);
    }

    /** Whether it is such a board. */
    boolean isInPrintedHouses() {
        return printedHouses;
    }

    /** The same with a card played by a player in one of its forms. */
    Board withForm(CardId card, CardType form, Seat by) {
        return recalling(by, card, Looks.inForm(this, card, form));
    }

    /** The same with a card played by a player as a copy of another one. */
    Board withCopy(CardId card, String definition, Seat by) {
        return recalling(by, card, Looks.ofCopy(this, card, definition));
    }

    /**
     * The same with a card that lies outside play as it is printed, also if it has just left play:
     * what is looked for in a pile is looked for among what lies there.
     */
    Board whereItLies(CardId card) {
        return leftAfter(card) < 0 ? this : recalling(controller(card), card, Looks.printed(this, card));
    }

    private boolean recalls(CardId card) {
        return recalled != null && recalled.card.equals(card);
    }

    /** What a card was at the moment that is looked back to, if it is that card. */
    Optional<Look> recalled(CardId card) {
        return recalls(card) ? Optional.of(recalled.look) : Optional.empty();
    }

    /** See {@link ActionContext#step}. */
    void step() {
        actionContext.step();
    }

    /** The state it was made from. */
    public MatchState state() {
        return state;
    }

    /** The definitions it was made with. */
    public MatchCards matchCards() {
        return matchCards;
    }

    // What a card is

    /** The board on which a card is looked at: this one, or the last one it was in play on. */
    Board at(CardId card) {
        return leftAfter(card) < 0 ? this : alike(actionContext.lastSeen(card));
    }

    /**
     * The board on which a card is looked at by what noted it after that many events: if it has left
     * play since, it is not the same when it has come back (glossary, Leaves Play).
     */
    Board at(CardId card, long noted) {
        return actionContext.hasLeftSince(card, noted) ? alike(actionContext.lastSeen(card)) : at(card);
    }

    /** After how many events a card left play that is looked at as it was before; -1 if it is not. */
    long leftAfter(CardId card) {
        var last = actionContext.lastSeen(card);
        return last == null || inPlay(card) || recalls(card) ? -1 : last.state.events();
    }

    private Board alike(Board last) {
        return printedHouses ? last.inPrintedHouses() : last;
    }

    /** A card in play, or as it was when it last was. */
    Optional<Permanent> permanent(CardId card) {
        return at(card).state.find(card);
    }

    /** How many counters of a kind are on a card in play, upgrades included, or were at last. */
    int tokens(CardId card, Token token) {
        var there = at(card).state;
        return there.find(card)
                .map(p -> p.tokens(token))
                .or(() -> there.upgrade(card).map(u -> u.tokens(token)))
                .orElse(0);
    }

    /** Whether a card in play is tagged for destruction, and not saved from it whatever anybody decides. */
    boolean falling(CardId card) {
        return state.find(card).map(Permanent::tagged).orElse(false) && !actionContext.willBeSaved(card);
    }

    /** Whether a card is in play, upgrades included. */
    boolean inPlay(CardId card) {
        return state.inPlay(card);
    }

    /** What a card is now: copies, the form it was played in and blanked text considered. */
    CompiledCard compiled(CardId card) {
        if (recalls(card)) {
            var compiled = matchCards.compiled(recalled.look.definition());
            return recalled.look.type() == CardType.UPGRADE
                    ? compiled.upgradeForm().orElse(compiled)
                    : compiled;
        }
        var compiled = matchCards.compiled(state, card);
        if (compiled.upgradeForm().isPresent() && state.hostOf(card).isPresent()) {
            compiled = compiled.upgradeForm().get();
        }
        return constants.blanked(card) ? compiled.blank() : compiled;
    }

    /**
     * What a card is now: an artifact in a battleline is a creature, as long as something says so
     * (errata, Auto-Legionary).
     */
    public CardType type(CardId card) {
        if (recalls(card)) {
            return recalled.look.type();
        }
        var type = compiled(card).definition.type();
        return type == CardType.ARTIFACT && position(card) >= 0 && anyApplies(BecomesCreature.class, card)
                ? CardType.CREATURE
                : type;
    }

    /** The bonus icons of a card in the order in which they resolve. */
    public List<BonusIcon> icons(CardId card) {
        var icons = new ArrayList<>(compiled(card).definition.bonus());
        icons.addAll(state.deckCard(card).enhancements());
        state.find(card).flatMap(Permanent::otherHalf).ifPresent(half -> {
            icons.addAll(matchCards.compiled(half).definition.bonus());
            icons.addAll(state.deckCard(half).enhancements());
        });
        return icons;
    }

    /** The houses that a card belongs to now, its original house or the one in its stead first. */
    public List<House> housesOf(CardId card) {
        return Belonging.houses(this, card);
    }

    /** A creature's power, never below 0. */
    public int power(CardId card) {
        return Stats.power(this, card);
    }

    /** A creature's armor before any of it is spent, never below 0. */
    public int armor(CardId card) {
        return Stats.armor(this, card);
    }

    /** What is left of a creature's armor this turn; armor lost is spent armor first. */
    public int armorLeft(CardId card) {
        return Math.max(
                0, armor(card) - state.find(card).map(Permanent::armorSpent).orElse(0));
    }

    /** Whether a card in play has a keyword. */
    public boolean has(CardId card, KeywordKind kind) {
        return Keywords.has(this, card, kind);
    }

    /** The X of a keyword on a card in play: the sum of all its instances, 0 without any. */
    public int value(CardId card, KeywordKind kind) {
        return keywords(card).getOrDefault(kind, 0);
    }

    /** All keywords of a card in play with their values. */
    public Map<KeywordKind, Integer> keywords(CardId card) {
        return Keywords.all(this, card);
    }

    // What is so for a player

    /** What a key costs a player now. */
    public int keyCost(Seat seat) {
        return Players.keyCost(this, seat);
    }

    /** To how many cards a player refills the hand, chains aside. */
    public int handSize(Seat seat) {
        return Players.handSize(this, seat);
    }

    /** All the Æmber that a player could spend on a key. */
    public int spendable(Seat seat) {
        return Players.spendable(this, seat);
    }

    /** The houses a player may choose (glossary, House Choice), in a fixed order. */
    public List<House> houses(Seat seat) {
        return Players.houses(this, seat);
    }

    // Where cards are

    /** The place of a creature in its battleline from 0 at the left, or -1. */
    public int position(CardId card) {
        return Places.position(this, card);
    }

    /** The neighbors of a creature in play, the left one first. */
    public List<CardId> neighbors(CardId card) {
        return Places.neighbors(this, card);
    }

    /** Whether a creature is at an end of its battleline or counts as if it were. */
    public boolean onFlank(CardId card) {
        return Places.onFlank(this, card);
    }

    /** The traits that a card has now, or had when it was last in play, those gained last. */
    public List<Trait> traits(CardId card) {
        return List.copyOf(Traits.all(at(card), card));
    }

    /**
     * Who controls a card: an upgrade has a controller of its own, what is being played is the
     * active player's whoever owns it (glossary, Control), and any other card outside play is its
     * owner's.
     */
    public Seat controller(CardId card) {
        return recalls(card) ? recalled.by : Places.controller(this, card);
    }

    /** The other creature in the fight that a card, or the host of an upgrade, is in. */
    Optional<CardId> fightOpponent(CardId card) {
        return actionContext.fightOf(card).map(fight -> fight.attacker.equals(card) ? fight.defender : fight.attacker);
    }

    /** Whether a card is the attacker in a fight. */
    boolean attacks(CardId card) {
        return actionContext
                .fightOf(card)
                .filter(fight -> fight.attacker.equals(card))
                .isPresent();
    }

    /** A player's creatures from left to right, then the artifacts. */
    List<Permanent> permanents(Seat seat) {
        var side = state.side(seat);
        if (side.artifacts().isEmpty()) {
            return side.battleline();
        }
        var all = new ArrayList<Permanent>(
                side.battleline().size() + side.artifacts().size());
        all.addAll(side.battleline());
        all.addAll(side.artifacts());
        return all;
    }

    // What constant abilities change

    /** Whether the condition of a constant ability holds. */
    boolean holds(ConstantAbility ability) {
        return actionContext.holds(this, ability);
    }

    /** Whether another board shows the same state in the same way: no constant ability could tell them apart. */
    boolean showsTheSameAs(Board other) {
        return this == other
                || state == other.state
                        && printedHouses == other.printedHouses
                        && Objects.equals(recalled, other.recalled);
    }

    /** Whether it is known which constant abilities there are. */
    boolean knowsConstants() {
        return constants.found();
    }

    /** The changes of one kind that may be in force: printed, then lasting, then granted ones. */
    <M extends Modifier> List<ActiveModifier<M>> inForce(Class<M> kind) {
        return constants.of(kind);
    }

    /** Whether any change of a kind is in force for a card. */
    boolean anyApplies(Class<? extends Modifier> kind, CardId card) {
        for (var it : inForce(kind)) {
            if (it.appliesTo(this, card)) {
                return true;
            }
        }
        return false;
    }
}
