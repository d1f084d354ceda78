package org.aemberlog.game.card;

import java.util.List;
import java.util.Optional;

/** An instruction of an ability. Instructions are resolved as far as they can be (rulebook). */
public sealed interface Effect {

    /** About other instructions: in which order, whether, how often, until when. */
    sealed interface FlowEffect extends Effect {}

    /** One after the other, in the order written. */
    record Seq(List<Effect> steps) implements FlowEffect {
        public Seq {
            steps = List.copyOf(steps);
        }
    }

    /** "If ..., do this; otherwise that." Use an empty {@link Seq} for no otherwise. */
    record If(Condition test, Effect then, Effect otherwise) implements FlowEffect {}

    /** "If you do": {@code then} only when {@code first} resolved completely. */
    record IfDone(Effect first, Effect then) implements FlowEffect {}

    /** "You may": the active player is asked, and then as much as possible is done. */
    record May(Effect body) implements FlowEffect {}

    /** "Choose one": the active player picks one of the effects. */
    record OneOf(List<Effect> options) implements FlowEffect {
        public OneOf {
            options = List.copyOf(options);
        }
    }

    /** So many times, one after the other, each with its own choices. */
    record ForEach(Amount times, Effect body) implements FlowEffect {}

    /** Once for each of the cards, one at a time; {@code name} is the card each time. */
    record ForEachCard(Selector cards, String name, Effect body) implements FlowEffect {}

    /**
     * So many times, each time with a different card, chosen only then; {@code name} is the card
     * each time. The active player may stop earlier when it is {@code optional}.
     */
    record ForDifferent(Amount times, boolean optional, Selector from, String name, Effect body)
            implements FlowEffect {}

    /** For each player, the active one first; "you" is that player each time. */
    record EachPlayer(Effect body) implements FlowEffect {}

    /** Your opponent does this, as "you" in it. */
    record OpponentDoes(Effect body) implements FlowEffect {}

    /** Again and again while the condition holds. */
    record Repeat(Effect body, Condition again, Repetition how) implements FlowEffect {}

    /** What it means to do something again. */
    enum Repetition {
        /** "Trigger this effect again": only while the card is in play (glossary, Repeat). */
        MUST,
        /** "You may trigger this effect again": likewise. */
        MAY,
        /** "Until ...": one instruction, which is done to its end whatever becomes of the card. */
        UNTIL
    }

    /** Selects once and remembers the cards under a name, for {@link Selector.Ref}. */
    record Let(String name, Selector cards) implements FlowEffect {}

    /** Chooses one of the cards of each house, power or type among them, remembered under the name. */
    record ChooseOfEach(Quality quality, Selector from, String name) implements FlowEffect {}

    /** A player chooses one of these houses, remembered for {@link Filter.OfChosenHouse}. */
    record ChooseHouse(Houses among) implements FlowEffect {}

    /** The houses among which one is chosen. */
    sealed interface Houses {

        /** All houses that there are. */
        record Every() implements Houses {}

        /** The houses on a player's identity card. */
        record OnIdentityOf(PlayerRef whose) implements Houses {
            public OnIdentityOf {
                whose = whose.alone();
            }
        }

        /** The houses to which the cards belong, or did when they were last in play. */
        record OfCards(Selector cards) implements Houses {}

        /** The active house. */
        record Active() implements Houses {}
    }

    /** "Choose a number" from 0 to the amount; for {@link Amount.ChosenNumber}. */
    record ChooseNumber(Amount upTo) implements FlowEffect {}

    /** The active player chooses a trait, for {@link Filter.OfChosenTrait}. */
    record ChooseTrait() implements FlowEffect {}

    /**
     * The active player names so many cards by their titles, for {@link Filter.WithNamedTitle}; two of them may have
     * the same.
     */
    record NameCards(int number) implements FlowEffect {
        public NameCards {
            if (number < 1) {
                throw new IllegalArgumentException("One card at least is named, not " + number + ".");
            }
        }
    }

    /** Remembers what an effect did under a label ("this way"). */
    record As(String label, Effect effect) implements FlowEffect {}

    /** Sets up a lasting effect; {@code uses} is how often it can be used, 0 for no limit. */
    record Lasting(Duration until, int uses, Ability rule) implements FlowEffect {}

    /** What a {@link Ability.Mode#FIRST} replacement waits for does not happen. */
    record Cancel() implements FlowEffect {}

    /** Gains, loses, steals, captures or moves Æmber. */
    sealed interface AemberEffect extends Effect {}

    /** {@code who} gains Æmber from the supply. */
    record GainAember(PlayerRef who, Amount amount) implements AemberEffect {}

    /** {@code who} loses Æmber to the supply, at most what is in the pool. */
    record LoseAember(PlayerRef who, Amount amount) implements AemberEffect {}

    /** {@code thief} steals from the opponent, at most what is in the pool. */
    record Steal(PlayerRef thief, Amount amount) implements AemberEffect {
        public Steal {
            thief = thief.alone();
        }
    }

    /** Each of the creatures captures. */
    record Capture(Selector by, Amount amount, CaptureFrom from) implements AemberEffect {}

    /** Puts Æmber from the supply on each of the creatures. */
    record Exalt(Selector target, Amount times) implements AemberEffect, OnCards {}

    /** Moves Æmber from each place to each place, at most what is there (glossary, Move). */
    record MoveAember(AemberPlace from, AemberPlace to, Amount amount) implements AemberEffect {}

    /** Deals, heals or moves damage. */
    sealed interface DamageEffect extends Effect {}

    /** What can be dealt together with others. */
    sealed interface DamagePortion extends DamageEffect {}

    /** Deals damage to each of the targets, all at once. */
    record DealDamage(Selector target, Amount amount) implements DamagePortion, OnCards {}

    /** The same, and armor prevents none of it. */
    record DealDamageDespiteArmor(Selector target, Amount amount) implements DamageEffect, OnCards {}

    /** Other cards than the one with the ability deal damage to each of the targets, all at once. */
    record DealDamageBy(Selector dealer, Selector target, Amount amount) implements DamagePortion {}

    /**
     * A dealer deals each of the targets damage by an amount, both about the target, remembered under the name; all at
     * once.
     */
    record DealDamageToEach(Selector target, String name, Amount amount, Selector dealer) implements DamageEffect {}

    /** Several portions of damage, all at once. */
    record DamageTogether(List<DamagePortion> portions) implements DamageEffect {
        public DamageTogether {
            portions = List.copyOf(portions);
        }
    }

    /**
     * So many times a target is chosen, remembered under the name, and gets the portions; all the
     * damage is dealt at once, after the last choice.
     */
    record DamageForEach(Amount times, String name, Selector target, DamageTogether damage) implements DamageEffect {}

    /** Deals {@code amount} damage one by one, to any of the targets, all at once. */
    record DivideDamage(Selector among, Amount amount) implements DamageEffect {}

    /** In this fight the card deals its damage to the target rather than to its opponent. */
    record DealFightDamageTo(Selector target) implements DamageEffect {}

    /** Removes up to {@code amount} damage from each of the targets. */
    record Heal(Selector target, Amount amount) implements DamageEffect, OnCards {}

    /** Removes all damage from each of the targets. */
    record FullyHeal(Selector target) implements DamageEffect, OnCards {}

    /** Moves damage from each creature to each other one, which deals none (glossary, Move). */
    record MoveDamage(Selector from, Selector to, Amount amount) implements DamageEffect {}

    /** Changes what state cards in play are in. */
    sealed interface StatusEffect extends Effect, OnCards {}

    /** Puts a status on each of the targets that does not have it yet. */
    record AddStatus(Status status, Selector target) implements StatusEffect {}

    /** Takes a status off each of the targets that has it, which uses none of them. */
    record RemoveStatus(Status status, Selector target) implements StatusEffect {}

    /** Puts so many counters of a kind on each of the targets. */
    record AddCounters(Token counter, Selector target, Amount amount) implements StatusEffect {}

    /** Removes up to so many counters of a kind from each of the targets. */
    record RemoveCounters(Token counter, Selector target, Amount amount) implements StatusEffect {}

    /** Takes all tokens of a kind off the targets and puts them on the targets, as you choose. */
    record Redistribute(Token token, Selector target) implements StatusEffect {}

    /** Readies each of the targets. */
    record Ready(Selector target) implements StatusEffect {}

    /** Exhausts each of the targets. */
    record Exhaust(Selector target) implements StatusEffect {}

    /** Creatures lose all of their armor until the end of the turn; {@link Amount.ArmorLost} says how much. */
    record LoseArmor(Selector target) implements StatusEffect, OnCards {}

    /** Takes cards from one zone to another; a card always goes to its owner's zone. */
    sealed interface ZoneEffect extends Effect {}

    /** Destroys the targets together. */
    record Destroy(Selector target) implements ZoneEffect, OnCards {}

    /** Sacrifices the targets that you control (glossary, Sacrifice). */
    record Sacrifice(Selector target) implements ZoneEffect, OnCards {}

    /** Removes the targets from the game; {@link Selector.PurgedByThis} finds them again. */
    record Purge(Selector target) implements ZoneEffect, OnCards {}

    /** Returns the targets to their owners' hands. */
    record ToHand(Selector target) implements ZoneEffect, OnCards {}

    /**
     * Archives each of the targets in its owner's archives, or puts it there or into yours, which is
     * not archiving (glossary, Archives).
     */
    record Archive(Selector target, ArchiveIn whose) implements ZoneEffect, OnCards {}

    /** Discards the targets, which are not in play. */
    record Discard(Selector target) implements ZoneEffect, OnCards {}

    /** {@code who} draws cards. */
    record Draw(PlayerRef who, Amount amount) implements ZoneEffect {}

    /** {@code who} refills their hand as in the "draw cards" step, with chains and all else. */
    record RefillHand(PlayerRef who) implements ZoneEffect {}

    /** Puts the targets into their owners' decks. */
    record PutInDeck(Selector target, DeckPlace place) implements ZoneEffect, OnCards {}

    /**
     * Puts the targets into their owners' decks one by one, in the order that the active player
     * picks them in. Whoever orders cards sees them; the other player sees only those that are open
     * anyway, and never the order of the rest.
     */
    record PutInDeckInAnyOrder(Selector target, DeckPlace place) implements ZoneEffect, OnCards {
        public PutInDeckInAnyOrder {
            if (place == DeckPlace.SHUFFLED || place == DeckPlace.TOP_SHUFFLED) {
                throw new IllegalArgumentException("What is shuffled has no order.");
            }
        }
    }

    /**
     * Puts the targets into play, which is not playing them (glossary, Play).
     *
     * @param placeOf the creature that left play in whose position they come; else they come to a flank
     */
    record PutIntoPlay(Selector target, Control control, boolean ready, Optional<Selector> placeOf)
            implements ZoneEffect, OnCards {}

    /** Puts the targets under the card with the ability; faceup is grafting (glossary, Graft). */
    record PlaceUnder(Selector target, boolean faceup) implements ZoneEffect, OnCards {}

    /** A player's two zones change their cards (glossary, Swap). */
    record SwapZones(PlayerRef who, Zone one, Zone other) implements ZoneEffect {
        public SwapZones {
            if (one == other || !one.isPile() || !other.isPile()) {
                throw new IllegalArgumentException(
                        "Two different zones outside play are swapped, not " + one + " and " + other + ".");
            }
        }
    }

    /** {@code who} shuffles their deck. */
    record ShuffleDeck(PlayerRef who) implements ZoneEffect {}

    /** About who controls cards in play, and where they stand. */
    sealed interface ControlEffect extends Effect {}

    /**
     * {@code to} takes control of the targets (glossary, Control).
     *
     * @param flank where they come to, if the text says it; else the active player does
     */
    record TakeControl(Selector target, PlayerRef to, Optional<Flank> flank) implements ControlEffect, OnCards {
        public TakeControl {
            to = to.alone();
        }
    }

    /** Moves the targets to a flank of their controller's battleline. */
    record MoveToFlank(Selector target) implements ControlEffect, OnCards {}

    /** Moves each of the targets to any place in its controller's battleline (glossary, Move). */
    record MoveInLine(Selector target) implements ControlEffect, OnCards {}

    /** Two creatures of one battleline change places (glossary, Swap). */
    record SwapPositions(Selector one, Selector other) implements ControlEffect {}

    /**
     * Attaches each upgrade in play to another creature than its host, one of those meant; it stays
     * as it is otherwise.
     */
    record Attach(Selector upgrade, Selector host) implements ControlEffect {}

    /** Lets players see cards. */
    sealed interface InformationEffect extends Effect {}

    /** Shows the cards to both players. */
    record Reveal(Selector cards) implements InformationEffect, OnCards {}

    /** You look at the cards. */
    record LookAt(Selector cards) implements InformationEffect, OnCards {}

    /** You search your zones for such cards, reveal them and remember them (glossary, Search). */
    record Search(List<Zone> zones, Filter card, Selector.Quantity quantity, String name) implements InformationEffect {
        public Search {
            zones = List.copyOf(zones);
            if (!zones.stream().allMatch(Zone::isPile)) {
                throw new IllegalArgumentException("Zones outside play are searched, not " + zones + ".");
            }
        }
    }

    /** You reveal cards from the top of your deck up to the first such card, or fewer, and remember them. */
    record RevealUntil(Filter card, String name) implements InformationEffect {

        /** The cards that may be revealed. */
        public Selector cards() {
            return new Selector.Select(
                    Zone.DECK, PlayerRef.YOU, new Filter.Any(), Selector.Quantity.ALL, Selector.Pick.CHOSEN);
        }
    }

    /** Does what players otherwise do with cards. */
    sealed interface AgencyEffect extends Effect {}

    /**
     * Plays the card from where it is; it stays there if it cannot be played.
     *
     * @param arrival how it enters play, unless that is as usual
     */
    record PlayCard(Selector card, Optional<Arrival> arrival) implements AgencyEffect, OnCards {}

    /** Uses the card, in the way named; {@code asIfYours} also an enemy one (glossary). */
    record UseCard(Selector card, UseMode mode, boolean asIfYours) implements AgencyEffect, OnCards {}

    /** Resolves the bold abilities of the cards for a timing as if you controlled them. */
    record TriggerAbility(Selector card, Timing timing) implements AgencyEffect {}

    /** Resolves the bonus icons of the cards as if you had played them. */
    record ResolveBonusIcons(Selector card) implements AgencyEffect {}

    /** Resolves one bonus icon of the card that the event is about. */
    record ResolveIcon(BonusIcon icon) implements AgencyEffect {}

    /** About what players have besides cards and Æmber: keys, chains and the tide. */
    sealed interface PlayerEffect extends Effect {}

    /** {@code who} forges a key at {@code more} than the current cost, if that can be paid. */
    record ForgeKey(PlayerRef who, Amount more) implements PlayerEffect {
        public ForgeKey {
            who = who.alone();
        }
    }

    /** {@code who} forges a key at no cost. */
    record ForgeKeyFree(PlayerRef who) implements PlayerEffect {
        public ForgeKeyFree {
            who = who.alone();
        }
    }

    /** Unforges one of the keys of {@code who}. */
    record UnforgeKey(PlayerRef who, WhichKey which) implements PlayerEffect {
        public UnforgeKey {
            who = who.alone();
        }
    }

    /** {@code who} gains chains. */
    record GainChains(PlayerRef who, Amount amount) implements PlayerEffect {}

    /** {@code who} raises the tide, unless it is high for them already. */
    record RaiseTide(PlayerRef who) implements PlayerEffect {
        public RaiseTide {
            who = who.alone();
        }
    }

    /** The tide becomes neutral, as it was at the start. */
    record ResetTide() implements PlayerEffect {}

    /** The house chosen by {@link ChooseHouse} becomes the active one. */
    record ChosenHouseBecomesActive() implements PlayerEffect {}

    /** The turn is over once what is under way has been resolved, without the steps that are left. */
    record EndTurn() implements PlayerEffect {}

    /** Is said as a verb and the cards that it is done to, such as "destroy a creature". */
    sealed interface OnCards {}

    /** How long a lasting effect lasts. */
    enum Duration {
        REMAINDER_OF_TURN,
        /** From the start to the end of your opponent's next turn. */
        OPPONENTS_NEXT_TURN,
        UNTIL_START_OF_YOUR_NEXT_TURN,
        /** From now until your next turn, this one not counted, has ended. */
        UNTIL_END_OF_YOUR_NEXT_TURN,
        /** Until the card that created it leaves play. */
        WHILE_THIS_IS_IN_PLAY,
        /** For each remembered card of its rule until its controller's next "ready cards" step is over. */
        UNTIL_READY_STEP_ENDS,
        /** For each remembered card of its rule until that leaves play. */
        WHILE_THOSE_ARE_IN_PLAY,
        /** For each remembered card of its rule until that leaves play, whenever you control it. */
        WHILE_UNDER_YOUR_CONTROL;

        /** Whether it is about the remembered cards of its rule and over without any. */
        public boolean followsCards() {
            return this == UNTIL_READY_STEP_ENDS || this == WHILE_THOSE_ARE_IN_PLAY || this == WHILE_UNDER_YOUR_CONTROL;
        }
    }

    /** The three status cards. */
    enum Status {
        STUN,
        WARD,
        ENRAGE
    }

    /** What cards can differ in. */
    enum Quality {
        HOUSE,
        POWER,
        TYPE
    }

    /** Where a card is put into a deck. */
    enum DeckPlace {
        TOP,
        BOTTOM,
        SHUFFLED,
        /** On top, in a random order that nobody sees. */
        TOP_SHUFFLED
    }

    /** How a card that is played enters play. */
    enum Arrival {
        /** With a stun. */
        STUNNED,

        /** Anywhere in the battleline of who plays it, as with deploy. */
        ANYWHERE
    }

    /** An end of a battleline. */
    enum Flank {
        LEFT,
        RIGHT
    }

    /** What a card may be used for. */
    enum UseMode {
        ANY,
        FIGHT,
        /** To fight a creature that this ability has made none fight yet. */
        FIGHT_ANOTHER,
        REAP;

        /** Whether it is used to fight only. */
        public boolean isFight() {
            return this == FIGHT || this == FIGHT_ANOTHER;
        }
    }

    /** Where captured Æmber comes from. */
    enum CaptureFrom {
        /** The pool of the opponent of the creature's controller. */
        OPPONENT,
        /** The pool of the creature's own controller. */
        OWN_SIDE,
        /** Both pools, in any combination. */
        ANYWHERE,
        /** The very Æmber that the event is about. */
        THAT_AEMBER
    }

    /** Whose archives. */
    enum ArchiveIn {
        OWNERS,
        /** Put there, which is not archiving. */
        PUT_IN_OWNERS,
        YOURS,
        /** Put into your opponent's. */
        OPPONENTS
    }

    /** Who controls a card that is put into play. */
    enum Control {
        YOU,
        OWNER
    }

    /** Which key is unforged. */
    enum WhichKey {
        ANY,
        /** One that was forged on the previous turn. */
        FORGED_ON_PREVIOUS_TURN
    }
}
