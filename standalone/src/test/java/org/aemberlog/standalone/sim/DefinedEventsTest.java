package org.aemberlog.standalone.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.aemberlog.deck.pool.CardPool;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.engine.Cause;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.SeatSetup;
import org.junit.jupiter.api.Test;

/** What the simulator takes for said by the cards of a match, and what it complains of. */
class DefinedEventsTest {

    private static final Rules RULES = new Rules(CardPool.all());
    private static final CardId FIRST = CardId.of(Seat.A, 0);
    private static final CardId SECOND = CardId.of(Seat.A, 1);
    private static final MatchEvent THEFT = new MatchEvent.AemberStolen(Seat.A, Optional.of(Seat.B), 1);
    private static final MatchEvent CAPTURE = new MatchEvent.AemberCaptured(FIRST, Seat.A, Optional.of(Seat.B), 1);
    private static final MatchEvent TIDE = new MatchEvent.TideRaised(Seat.A);
    private static final MatchEvent STUN = new MatchEvent.StatusGained(FIRST, Effect.Status.STUN);

    private static final Effect STEALS = first("batdrone", Effect.Steal.class);
    private static final Effect CAPTURES = first("charette", Effect.Capture.class);

    @Test
    void whatNothingCausesIsNoticed() {
        for (var event : List.of(THEFT, CAPTURE, TIDE, STUN)) {
            assertThatThrownBy(() -> of("batdrone").check(event, Optional.empty()))
                    .hasMessageContaining("what happens is said by its card");
        }
    }

    @Test
    void whatACardSaysMayHappen() {
        assertThatCode(() -> of("batdrone", "charette").check(THEFT, by(FIRST, STEALS)))
                .doesNotThrowAnyException();
        assertThatCode(() -> of("batdrone", "charette").check(CAPTURE, by(SECOND, CAPTURES)))
                .doesNotThrowAnyException();
    }

    @Test
    void whatOnlyAnotherCardSaysIsNoticed() {
        assertThatThrownBy(() -> of("batdrone", "charette").check(CAPTURE, by(FIRST, CAPTURES)))
                .hasMessageContaining("what a card does is in its text: Batdrone does not say [")
                .hasMessageContaining("Capture");
    }

    @Test
    void whatAnotherInstructionDoesIsNoticed() {
        assertThatThrownBy(() -> of("batdrone", "charette").check(CAPTURE, by(FIRST, STEALS)))
                .hasMessageContaining("AemberCaptured")
                .hasMessageContaining("came of Optional[Batdrone: Steal");
    }

    @Test
    void whatTheRulebookSaysMayAlwaysHappenUnlessAnInstructionIsSaidToHaveCausedIt() {
        var damage = new MatchEvent.DamageDealt(FIRST, 1);
        assertThatCode(() -> of("batdrone").check(damage, Optional.empty())).doesNotThrowAnyException();
        assertThatThrownBy(() -> of("batdrone").check(damage, by(FIRST, STEALS)))
                .hasMessageContaining("DamageDealt");
    }

    @Test
    void grantedAbilitiesAreInTheTextOfTheirGranter() {
        var granted = Optional.of(new Cause(SECOND, Optional.of(FIRST), STEALS));
        assertThatCode(() -> of("batdrone", "troll").check(THEFT, granted)).doesNotThrowAnyException();
        assertThatThrownBy(() -> of("troll", "batdrone").check(THEFT, granted)).hasMessageContaining("Troll");
    }

    @Test
    void aCopySaysWhatItCopies() {
        var copied = new MatchEvent.CardCopied(FIRST, pinned("batdrone"));
        var copy = of("mimic-gel", "batdrone");
        copy.check(copied, Optional.empty());
        assertThatCode(() -> copy.check(THEFT, by(FIRST, STEALS))).doesNotThrowAnyException();
        assertThatThrownBy(() -> of("mimic-gel", "batdrone").check(THEFT, by(FIRST, STEALS)))
                .hasMessageContaining("Mimic Gel does not say");
        assertThatThrownBy(() -> of("troll", "mimic-gel").check(copied, Optional.empty()))
                .hasMessageContaining("CardCopied");
    }

    @Test
    void iconsAreSaidByTheCardsThatHaveThem() {
        var icon = by(FIRST, new Effect.ResolveIcon(BonusIcon.CAPTURE));
        assertThatCode(() -> of(card("troll", BonusIcon.CAPTURE)).check(CAPTURE, icon))
                .doesNotThrowAnyException();
        assertThatThrownBy(() ->
                        of(card("troll"), card("troll", BonusIcon.CAPTURE)).check(CAPTURE, icon))
                .hasMessageContaining("Troll does not say [CAPTURE]");
    }

    @Test
    void aGiganticCreatureSaysWhatItsOtherHalfSays() {
        var icon = by(FIRST, new Effect.ResolveIcon(BonusIcon.CAPTURE));
        var defined = of(card("ultra-gravitron"), card("ultra-gravitron-top", BonusIcon.CAPTURE));
        assertThatThrownBy(() -> defined.check(CAPTURE, icon)).hasMessageContaining("does not say [CAPTURE]");
        defined.check(new MatchEvent.HalfJoined(FIRST, SECOND, Zone.HAND), Optional.empty());
        assertThatCode(() -> defined.check(CAPTURE, icon)).doesNotThrowAnyException();
    }

    /** Each card of the deck that does something in the log of a match is made to do what the other one does. */
    @Test
    void whatOnlyAnotherCardSaysIsNoticedInALog() {
        long seed = 7;
        System.out.println("Playing a match, seed " + seed);
        var random = new SplittableRandom(seed);
        var player = new RandomPlayer(RULES, random);
        var match = begun();
        var defined = DefinedEvents.of(match.state(), CardPool.all());
        var swapped = new HashSet<String>();
        while (!match.state().over()) {
            var intent = player.next(match);
            var accepted = (Decision.Accepted) RULES.decide(match, intent);
            var causes = RULES.causes(match, intent);
            defined.check(accepted.events(), causes);
            for (int i = 0; i < causes.size(); i++) {
                var cause = causes.get(i).filter(it -> it.instruction() == STEALS || it.instruction() == CAPTURES);
                if (cause.isPresent()) {
                    var event = accepted.events().get(i);
                    var other = cause.get().instruction() == STEALS ? "charette" : "batdrone";
                    var wrong = by(copyOf(other, match), cause.get().instruction());
                    assertThatThrownBy(() -> defined.check(event, wrong))
                            .as("%s of %s", event, other)
                            .hasMessageContaining("what a card does is in its text");
                    swapped.add(other);
                }
            }
            match = accepted.next();
        }
        assertThat(swapped).containsExactlyInAnyOrder("batdrone", "charette");
    }

    private static Match begun() {
        var cards = new ArrayList<DeckCard>();
        cards.addAll(Collections.nCopies(12, card("batdrone", House.LOGOS)));
        cards.addAll(Collections.nCopies(12, card("charette", House.DIS)));
        cards.addAll(Collections.nCopies(12, card("troll", House.BROBNAR)));
        var deck = new DeckList("", "Test", List.of(House.BROBNAR, House.DIS, House.LOGOS), cards);
        var seats = List.of(new SeatSetup("Alice", deck, 0), new SeatSetup("Bob", deck, 0));
        var created = RULES.create(
                new Intent.CreateMatch(new MatchId("test"), "secret", seats, Optional.empty(), Optional.empty()));
        return Match.created(((Decision.Accepted) created).events());
    }

    private static CardId copyOf(String id, Match match) {
        return IntStream.range(0, DeckList.SIZE)
                .mapToObj(index -> CardId.of(Seat.A, index))
                .filter(card -> match.state().definitionOf(card).equals(pinned(id)))
                .findFirst()
                .orElseThrow();
    }

    private static DeckCard card(String id, House house) {
        return new DeckCard(pinned(id), house, List.of());
    }

    private static Optional<Cause> by(CardId card, Effect instruction) {
        return Optional.of(new Cause(card, Optional.empty(), instruction));
    }

    /** The first such instruction of a card. */
    private static Effect first(String id, Class<? extends Effect> kind) {
        var found = new ArrayList<Effect>();
        for (var ability : CardPool.all().card(id).orElseThrow().abilities()) {
            collect(ability, kind, found);
        }
        return found.getFirst();
    }

    private static void collect(Object part, Class<? extends Effect> kind, List<Effect> found) {
        if (kind.isInstance(part)) {
            found.add(kind.cast(part));
        }
        if (part instanceof Record whole) {
            Plain.components(whole).forEach(each -> collect(each, kind, found));
        }
    }

    /** The match of a deck with these cards, against the same deck. */
    private static DefinedEvents of(String... ids) {
        return of(Arrays.stream(ids).map(DefinedEventsTest::card).toArray(DeckCard[]::new));
    }

    private static DefinedEvents of(DeckCard... cards) {
        var deck = new DeckList("", "Test", List.of(House.BROBNAR), List.of(cards));
        var seats = List.of(new SeatSetup("Alice", deck, 0), new SeatSetup("Bob", deck, 0));
        var created = new MatchEvent.MatchCreated(new MatchId("test"), "secret", seats);
        return DefinedEvents.of(MatchState.created(created), CardPool.all());
    }

    private static DeckCard card(String id, BonusIcon... icons) {
        return new DeckCard(pinned(id), House.BROBNAR, List.of(icons));
    }

    private static String pinned(String id) {
        return CardPool.all().pinnedName(id).orElseThrow();
    }
}
