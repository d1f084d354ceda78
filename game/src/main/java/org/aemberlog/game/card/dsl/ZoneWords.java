package org.aemberlog.game.card.dsl;

import static org.aemberlog.game.card.PlayerRef.YOU;

import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Zone;

/** Where cards go: hand, deck, discard pile, archives, play. */
public abstract class ZoneWords extends StatusWords {

    /** Discards the targets: {@code discard(fromYourHand(anyCard()))}. */
    public static Effect discard(Selector targets) {
        return new Effect.Discard(targets);
    }

    /** "Discard cards from the top of your deck until ..."; the last is remembered: {@code inOrder(discardUntil(YOU, "last", actionCard()), toHand(remembered("last")))}. */
    public static Effect discardUntil(PlayerRef whose, String name, Filter such) {
        var last = remembered(name);
        var more = thereIs(from(Zone.DECK, whose, anyCard(), Quantity.ALL));
        return new Effect.Repeat(
                inOrder(remember(name, topOfDeck(whose)), discard(last)),
                new Condition.AllOf(List.of(new Condition.Not(new Condition.Matches(last, such)), more)),
                Effect.Repetition.UNTIL);
    }

    /** Archives the targets: {@code archive(fromYourHand(anyCard()))}. */
    public static Effect archive(Selector targets) {
        return new Effect.Archive(targets, Effect.ArchiveIn.OWNERS);
    }

    /** Puts the targets into their owners' archives without archiving them: {@code putInArchives(each(creature()))}. */
    public static Effect putInArchives(Selector targets) {
        return new Effect.Archive(targets, Effect.ArchiveIn.PUT_IN_OWNERS);
    }

    /** Puts the targets into your archives: {@code archiveInYours(a(enemy(creature())))}. */
    public static Effect archiveInYours(Selector targets) {
        return new Effect.Archive(targets, Effect.ArchiveIn.YOURS);
    }

    /** Puts the targets into your opponent's archives: {@code archiveInOpponents(a(enemy(creature())))}. */
    public static Effect archiveInOpponents(Selector targets) {
        return new Effect.Archive(targets, Effect.ArchiveIn.OPPONENTS);
    }

    /** Returns the targets to their owners' hands: {@code toHand(a(creature()))}. */
    public static Effect toHand(Selector targets) {
        return new Effect.ToHand(targets);
    }

    /** Purges the targets: {@code purge(fromYourDiscard(creature()))}. */
    public static Effect purge(Selector targets) {
        return new Effect.Purge(targets);
    }

    /** Shuffles the targets into their owners' decks: {@code shuffleIntoDeck(each(creature()))}. */
    public static Effect shuffleIntoDeck(Selector targets) {
        return new Effect.PutInDeck(targets, Effect.DeckPlace.SHUFFLED);
    }

    /** Puts the target on top of its owner's deck: {@code putOnDeck(fromYourDiscard(creature()))}. */
    public static Effect putOnDeck(Selector target) {
        return new Effect.PutInDeck(target, Effect.DeckPlace.TOP);
    }

    /** Puts the targets on the deck, the last one picked on top: {@code putOnDeckInAnyOrder(topOfDeck(YOU, 3))}. */
    public static Effect putOnDeckInAnyOrder(Selector targets) {
        return new Effect.PutInDeckInAnyOrder(targets, Effect.DeckPlace.TOP);
    }

    /** Puts the targets under the deck, the last one picked lowest: {@code putUnderDeckInAnyOrder(it())}. */
    public static Effect putUnderDeckInAnyOrder(Selector targets) {
        return new Effect.PutInDeckInAnyOrder(targets, Effect.DeckPlace.BOTTOM);
    }

    /** Shuffles your deck: {@code shuffleDeck()}. */
    public static Effect shuffleDeck() {
        return new Effect.ShuffleDeck(YOU);
    }

    /** "Swap your deck and your discard pile": {@code swapZones(Zone.DECK, Zone.DISCARD)}. */
    public static Effect swapZones(Zone one, Zone other) {
        return new Effect.SwapZones(YOU, one, other);
    }

    /** "Search ... for ..., reveal it": {@code search(trait("knight"), Quantity.exactly(1), Zone.DECK)}. */
    public static Effect search(Filter card, Quantity quantity, Zone... zones) {
        return new Effect.Search(List.of(zones), card, quantity, TargetWords.IT);
    }

    /** Reveals the cards on top of your deck up to the first such one, or fewer: {@code revealUntil(creature())}. */
    public static Effect revealUntil(Filter card) {
        return new Effect.RevealUntil(card, TargetWords.IT);
    }

    /** Reveals the cards: {@code reveal(fromYourHand(creature()))}. */
    public static Effect reveal(Selector cards) {
        return new Effect.Reveal(cards);
    }

    /** You look at the cards: {@code lookAt(topOfDeck(YOU, 3))}. */
    public static Effect lookAt(Selector cards) {
        return new Effect.LookAt(cards);
    }

    /** Puts the targets on top of their owners' decks in a random order: {@code toTopAtRandom(each(creature()))}. */
    public static Effect toTopAtRandom(Selector targets) {
        return new Effect.PutInDeck(targets, Effect.DeckPlace.TOP_SHUFFLED);
    }

    /** "If you archive this card, archive it faceup": {@code always(self(), archivedFaceup())}. */
    public static Modifier archivedFaceup() {
        return new Modifier.ArchivedFaceup();
    }

    /** "You may take any number of your archives" while this card is there: {@code always(self(), archivesInPart())}. */
    public static Modifier archivesInPart() {
        return new Modifier.ArchivesInPart();
    }

    /** Puts the targets into play under your control, exhausted: {@code putIntoPlay(fromYourHand(creature()))}. */
    public static Effect putIntoPlay(Selector targets) {
        return new Effect.PutIntoPlay(targets, Effect.Control.YOU, false, Optional.empty());
    }

    /** Puts the targets into play under your control, ready: {@code putIntoPlayReady(fromYourHand(creature()))}. */
    public static Effect putIntoPlayReady(Selector targets) {
        return new Effect.PutIntoPlay(targets, Effect.Control.YOU, true, Optional.empty());
    }

    /** Puts the targets into play under their owners' control: {@code returnToPlay(purgedByThis())}. */
    public static Effect returnToPlay(Selector targets) {
        return new Effect.PutIntoPlay(targets, Effect.Control.OWNER, false, Optional.empty());
    }

    /** Puts the target into play in the position of a creature that left: {@code putIntoPlaceOf(self(), it())}. */
    public static Effect putIntoPlaceOf(Selector gone, Selector targets) {
        return new Effect.PutIntoPlay(targets, Effect.Control.YOU, false, Optional.of(gone));
    }

    /** "Enters play under your opponent's control": {@code entersUnderOpponentsControl()}. */
    public static Modifier entersUnderOpponentsControl() {
        return new Modifier.EntersUnderOpponentsControl();
    }

    /** A player takes control of the targets: {@code takesControl(YOU, a(enemy(artifact())))}. */
    public static Effect takesControl(PlayerRef who, Selector targets) {
        return new Effect.TakeControl(targets, who, Optional.empty());
    }

    /** The same to a given flank: {@code takesControl(OPPONENT, self(), Flank.LEFT)}. */
    public static Effect takesControl(PlayerRef who, Selector targets, Effect.Flank flank) {
        return new Effect.TakeControl(targets, who, Optional.of(flank));
    }

    /** Puts the targets facedown under this card: {@code placeFacedownUnderThis(it())}. */
    public static Effect placeFacedownUnderThis(Selector targets) {
        return new Effect.PlaceUnder(targets, false);
    }

    /** Grafts the targets onto this card: {@code graft(fromYourHand(anyCard()))}. */
    public static Effect graft(Selector targets) {
        return new Effect.PlaceUnder(targets, true);
    }

    /** Attaches an upgrade to a creature: {@code attach(self(), a(another(creature())))}. */
    public static Effect attach(Selector upgrade, Selector host) {
        return new Effect.Attach(upgrade, host);
    }

    /** Moves the targets to a flank of their battleline: {@code moveToFlank(a(creature()))}. */
    public static Effect moveToFlank(Selector targets) {
        return new Effect.MoveToFlank(targets);
    }

    /** Moves each of the targets anywhere in its battleline: {@code moveInLine(a(enemy(creature())))}. */
    public static Effect moveInLine(Selector targets) {
        return new Effect.MoveInLine(targets);
    }

    /** Two creatures of one battleline change places: {@code swap(self(), a(friendly(creature())))}. */
    public static Effect swap(Selector one, Selector other) {
        return new Effect.SwapPositions(one, other);
    }
}
