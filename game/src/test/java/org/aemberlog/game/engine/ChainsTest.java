package org.aemberlog.game.engine;

import static org.aemberlog.game.card.EventPattern.TriggerEvent.*;
import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.EventPattern;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.card.dsl.Card;
import org.aemberlog.game.scenario.MadeUp;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Choice.Reason;
import org.junit.jupiter.api.Test;

/**
 * Abilities that trigger themselves again: which of them are loops, and which end by themselves.
 */
class ChainsTest {

    private static final EventPattern AN_ICON = happens(ICON_RESOLVED, EACH, anyCard());

    /** Begins with the icon of a card that is played. */
    private static Scenario sparked(String position, Card... cards) {
        var all = new ArrayList<>(List.of(cards));
        all.add(card("Spark").action().aember(1));
        return MadeUp.cards(all.toArray(Card[]::new))
                .table("alice logos hand [spark] " + position, "bob")
                .plays("spark");
    }

    private static Effect charge() {
        return inOrder(addCounters(Token.GROWTH, number(1), self()), resolveIcon(BonusIcon.AEMBER));
    }

    private static Scenario battery(int capacity) {
        var room = not(atLeast(tokens(Token.GROWTH, self()), capacity));
        return sparked("artifacts [battery]", card("Battery").artifact().eachTime(AN_ICON, room, charge()));
    }

    private static Reason asked(Scenario s) {
        return s.state().pending().map(Choice::why).orElseThrow();
    }

    @Test
    void aChainThatGrowsUntilAConditionEndsItIsNoLoop() {
        for (int capacity : List.of(1, 2, 40)) {
            var s = battery(capacity).settled();
            assertThat(s.alice().aember()).isEqualTo(1 + capacity);
        }
    }

    @Test
    void aChainThatGrowsUntilACardNoLongerFitsIsNoLoop() {
        Ability swells = eachTime(
                happens(ICON_RESOLVED, EACH, creature(powerAtMost(4))),
                addCounters(Token.POWER, number(1), thatCard()),
                resolveBonusIcons(thatCard()));
        var s = MadeUp.cards(
                        card("Bellows").artifact().rule(swells),
                        card("Glutton").creature(1).aember(1))
                .table("alice logos hand [glutton] artifacts [bellows]", "bob")
                .plays("glutton")
                .settled();
        assertThat(s.power("glutton")).isEqualTo(5);
        assertThat(s.alice().aember()).isEqualTo(5);
    }

    @Test
    void aChainThatUsesUpADeckIsNoLoop() {
        var s = MadeUp.cards(
                        card("File").action().play(archive(topOfDeck(YOU))),
                        card("Clerk").artifact().eachTime(happens(ARCHIVED, YOU, anyCard()), archive(topOfDeck(YOU))))
                .table("alice logos hand [file] artifacts [clerk]" + " deck [wolf, bear, mouse, stone]", "bob")
                .plays("file")
                .settled();
        assertThat(s.alice().archives()).hasSize(4);
        assertThat(s.alice().deck()).isEmpty();
    }

    @Test
    void aChainThatUsesUpADiscardPileIsNoLoop() {
        var dead = from(Zone.DISCARD, YOU, creature(), Quantity.exactly(1));
        var s = MadeUp.cards(card("Grave").artifact().eachTime(happens(ENTERED, YOU, creature()), putIntoPlay(dead)))
                .table("alice logos hand [mouse] artifacts [grave]" + " discard [wolf, bear, wolf]", "bob")
                .plays("mouse");
        while (s.state().pending().isPresent()) {
            assertThat(asked(s)).isNotEqualTo(Reason.LOOP);
            s.picks(0);
        }
        assertThat(s.alice().battleline()).hasSize(4);
    }

    @Test
    void aChainThatUsesUpArmorIsNoLoop() {
        var s = MadeUp.cards(
                        card("Poke").action().play(damage(1, a(creature()))),
                        card("Tin")
                                .creature(3, 6)
                                .eachTime(happens(ARMOR_PREVENTED, EACH, isSelf()), damage(1, self())))
                .table("alice logos hand [poke] line [tin]", "bob")
                .plays("poke")
                .settled();
        assertThat(s.permanent("tin").armorSpent()).isEqualTo(6);
        assertThat(s.permanent("tin").damage()).isEqualTo(1);
    }

    /** A condition can end nothing while all is as it was. */
    @Test
    void aLoopWithAConditionIsRecognizedWhenNothingHasChanged() {
        var s = sparked(
                "artifacts [drum]",
                card("Drum").artifact().eachTime(AN_ICON, atMost(pool(OPPONENT), 3), resolveIcon(BonusIcon.DRAW)));
        assertThat(asked(s)).isEqualTo(Reason.LOOP);
        s.chooses("1").settled();
    }

    @Test
    void aLoopThatOnlyGrowsIsRecognizedAtOnce() {
        var s = sparked("artifacts [mill]", card("Mill").artifact().eachTime(AN_ICON, resolveIcon(BonusIcon.AEMBER)));
        assertThat(asked(s)).isEqualTo(Reason.LOOP);
        s.chooses("1").settled();
        assertThat(s.alice().aember()).isEqualTo(2);
    }

    /** Nobody can tell whether it would end: at last the player decides. */
    @Test
    void aChainIsALoopOnceItHasRunVeryOften() {
        var s = battery(1_000_000);
        assertThat(asked(s)).isEqualTo(Reason.LOOP);
        s.chooses("70").settled();
        assertThat(s.alice().aember()).isEqualTo(71);
    }

    /** Twelve abilities that trigger each other in turn, one counter ahead of each other. */
    @Test
    void aChainOfManyAbilitiesEndsBeforeItsThreadIsTooSmall() {
        var cards = IntStream.range(0, 12)
                .mapToObj(i -> card("Relay " + i).artifact().eachTime(AN_ICON, turn(i), charge()))
                .toArray(Card[]::new);
        var artifacts = IntStream.range(0, 12)
                .mapToObj(i -> "relay-" + i)
                .collect(Collectors.joining(", ", "artifacts [", "]"));
        var s = sparked(artifacts, cards).settled();
        assertThat(s.alice().aember()).isBetween(240, 260);
    }

    private static Condition turn(int relay) {
        var own = tokens(Token.GROWTH, self());
        var before = tokens(Token.GROWTH, each(artifact(named("Relay " + (relay + 11) % 12))));
        return relay == 0 ? not(moreThan(own, before)) : moreThan(before, own);
    }
}
