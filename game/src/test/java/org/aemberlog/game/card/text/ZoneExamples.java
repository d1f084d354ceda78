package org.aemberlog.game.card.text;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Zone.HAND;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.aemberlog.game.card.text.Example.example;

import java.util.List;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Zone;

/** Cards that come from one place to another. */
final class ZoneExamples {

    private ZoneExamples() {}

    static List<Example> all() {
        return List.of(
                example(
                        Effect.SwapZones.class,
                        "Swap your deck and your discard pile.",
                        swapZones(Zone.DECK, Zone.DISCARD)),
                example(Effect.ShuffleDeck.class, "Shuffle your deck.", shuffleDeck()),
                example(Effect.Destroy.class, "Destroy each damaged creature.", destroy(each(creature(damaged())))),
                example(Effect.Sacrifice.class, "Sacrifice Test.", sacrifice(self())),
                example(Effect.Purge.class, "Purge an artifact.", purge(a(artifact()))),
                example(
                        Effect.ToHand.class,
                        "Return a creature from your discard pile to your hand.",
                        toHand(fromYourDiscard(creature()))),
                example(
                        Effect.ToHand.class,
                        "Return up to 3 artifacts to their owners’ hands.",
                        toHand(upTo(3, artifact()))),
                example(Effect.Archive.class, "Archive the top 3 cards of your deck.", archive(topOfDeck(YOU, 3))),
                example(
                        Effect.Archive.class,
                        "Put each creature into its owner’s archives.",
                        putInArchives(each(creature()))),
                example(
                        Effect.Archive.class,
                        "Put an enemy creature into your archives (it leaves them only" + " to its owner’s hand).",
                        archiveInYours(a(enemy(creature())))),
                example(
                        Effect.Archive.class,
                        "Put an enemy creature into your opponent’s archives.",
                        archiveInOpponents(a(enemy(creature())))),
                example(
                        Effect.Discard.class,
                        "Discard 2 random cards from your opponent’s hand.",
                        discard(randomFrom(HAND, OPPONENT, 2))),
                example(
                        Effect.PutInDeck.class,
                        "Shuffle each artifact into its owner’s deck.",
                        shuffleIntoDeck(each(artifact()))),
                example(
                        Effect.PutInDeck.class,
                        "Put an artifact on the bottom of its owner’s deck.",
                        new Effect.PutInDeck(a(artifact()), Effect.DeckPlace.BOTTOM)),
                example(
                        Effect.PutInDeckInAnyOrder.class,
                        "Look at the top 3 cards of your deck. Put them on top of their owners’"
                                + " decks in any order.",
                        inOrder(
                                remember("top", topOfDeck(YOU, 3)),
                                lookAt(remembered("top")),
                                putOnDeckInAnyOrder(remembered("top")))),
                example(
                        Effect.PutIntoPlay.class,
                        "Put a creature from your discard pile into play in the position of Test.",
                        putIntoPlaceOf(self(), fromYourDiscard(creature()))),
                example(
                        Effect.PutIntoPlay.class,
                        "Put a creature from your discard pile into play ready.",
                        putIntoPlayReady(fromYourDiscard(creature()))),
                example(
                        Effect.PutIntoPlay.class,
                        "Put each card purged by Test into play under its owner’s control.",
                        returnToPlay(purgedByThis())),
                example(
                        Effect.PlaceUnder.class,
                        "Put a card from your hand facedown under Test.",
                        placeFacedownUnderThis(fromYourHand(anyCard()))),
                example(
                        Effect.PlaceUnder.class,
                        "Graft an action card from your hand onto Test.",
                        graft(fromYourHand(actionCard()))),
                example(
                        Effect.TakeControl.class,
                        "Your opponent takes control of Test.",
                        takesControl(OPPONENT, self())),
                example(
                        Effect.TakeControl.class,
                        "Your opponent takes control of Test, on the left flank.",
                        takesControl(OPPONENT, self(), Effect.Flank.LEFT)),
                example(
                        Effect.PutInDeck.class,
                        "Put each creature on top of its owner’s deck in a random order.",
                        toTopAtRandom(each(creature()))),
                example(
                        Effect.MoveToFlank.class,
                        "Move a creature to a flank of its controller’s battleline.",
                        moveToFlank(a(creature()))),
                example(
                        Effect.MoveInLine.class,
                        "Move an enemy creature anywhere in its controller’s battleline.",
                        moveInLine(a(enemy(creature())))),
                example(
                        Effect.SwapPositions.class,
                        "Swap the positions of Test and another friendly creature.",
                        swap(self(), a(another(friendly(creature()))))),
                example(
                        Effect.Attach.class,
                        "Attach an upgrade to a friendly creature.",
                        attach(a(upgrade()), a(friendly(creature())))),
                example(Effect.Reveal.class, "Reveal a creature from your hand.", reveal(fromYourHand(creature()))),
                example(
                        Effect.LookAt.class,
                        "Look at the top 2 cards of your deck. Discard one of them.",
                        inOrder(
                                remember("top", topOfDeck(YOU, 2)),
                                lookAt(remembered("top")),
                                discard(chooseAmong(1, remembered("top"))))),
                example(
                        Effect.Search.class,
                        "Search your deck and discard pile for a Velum and reveal it. Archive it.",
                        inOrder(search(named("Velum"), Quantity.exactly(1), Zone.DECK, Zone.DISCARD), archive(it()))),
                example(
                        Effect.Search.class,
                        "Search your deck for a card. Archive it.",
                        inOrder(search(anyCard(), Quantity.exactly(1), Zone.DECK), archive(it()))),
                example(
                        Effect.RevealUntil.class,
                        "Reveal cards one by one from the top of your deck, up to the first creature or until you stop."
                                + " Archive them.",
                        inOrder(revealUntil(creature()), archive(it()))));
    }
}
