package org.aemberlog.game.bot;

import static org.aemberlog.game.bot.BotCards.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.aemberlog.game.Seeds;
import org.aemberlog.game.bot.situation.Bot;
import org.aemberlog.game.bot.situation.Situation;
import org.aemberlog.game.engine.Decision;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.event.MatchEvent.MatchCreated;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.*;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;
import org.aemberlog.game.view.TableView;
import org.aemberlog.game.view.TableViews;
import org.aemberlog.game.view.Twins;
import org.aemberlog.game.view.Viewer;
import org.junit.jupiter.api.Test;

/** What the searching bot does, and what it does not know. */
class SearchingBotTest {

    private static final Bot BOT = Bots.named(Bots.SEARCHING).orElseThrow();
    private static final Rules RULES = new Rules(Twins.library());
    private static final int LUCK = 5;
    private static final int COMPARED = 12;

    @Test
    void takesAWinThatIsOneIntentAway() {
        var s = table("alice logos aember 6 keys [red, blue] hand [bolt] line [ox] artifacts [anvil] | bob line [hen]");
        var decision = BOT.decide(Situation.of(s.match(), Seat.A, s.rules(), BotCards::find, LUCK));
        assertThat(decision).isEqualTo(new UseAction(Seat.A, s.card("anvil")));
    }

    @Test
    void keepsTheOpponentFromForgingTheLastKey() {
        var s = table("alice logos hand [theft] line [ox] | bob aember 6 keys [red, blue]");
        var decision = BOT.decide(Situation.of(s.match(), Seat.A, s.rules(), BotCards::find, LUCK));
        assertThat(decision).isEqualTo(new PlayCard(Seat.A, s.card("theft")));
    }

    @Test
    void decidesTheSameAgain() {
        var s = table("alice logos hand [bolt, theft, goat] line [ox, hen] | bob aember 3 line [hen, fiend]");
        assertThat(BOT.decide(Situation.of(s.match(), Seat.A, s.rules(), BotCards::find, LUCK)))
                .isEqualTo(BOT.decide(Situation.of(s.match(), Seat.A, s.rules(), BotCards::find, LUCK)));
    }

    /** The order of decks and the dice to come are hidden, in choices too. */
    @Test
    void whatIsToComeMakesNoDifference() {
        long seed = newSeed();
        var random = new SplittableRandom(seed);
        int compared = 0;
        int choices = 0;
        while (compared < COMPARED || choices < COMPARED / 3) {
            var match = created(seed + "/" + compared + "/" + choices);
            for (int i = 0; i < 150 && !match.state().over(); i++) {
                var twin = random.nextInt(10) == 0 ? twin(match) : Optional.<Match>empty();
                if (twin.isPresent()) {
                    compared++;
                    choices += match.atBoundary() ? 0 : 1;
                    assertThat(decision(twin.get())).as("seed %d", seed).isEqualTo(decision(match));
                }
                match = next(match, random);
            }
        }
    }

    /** So is what each number is that it has not seen. */
    @Test
    void whatHiddenCardsAreMakesNoDifference() {
        long seed = newSeed();
        var random = new SplittableRandom(seed);
        int compared = 0;
        while (compared < COMPARED) {
            var seat = Seat.values()[random.nextInt(2)];
            var twins = Twins.random(random.nextLong(), new Viewer.Seated(seat));
            var one = Match.created(twins.one().getFirst()).state();
            var other = Match.created(twins.other().getFirst()).state();
            for (int i = 1; i < twins.one().size(); i++) {
                one = one.applyAll(twins.one().get(i));
                other = other.applyAll(twins.other().get(i));
                if (mayDecide(one, seat) && random.nextInt(10) == 0) {
                    compared++;
                    assertThat(decision(Match.at(1, other))).as("seed %d", seed).isEqualTo(decision(Match.at(1, one)));
                }
            }
        }
    }

    @Test
    void isNeverRejected() {
        long seed = newSeed();
        var random = new SplittableRandom(seed);
        var match = created(String.valueOf(seed));
        for (int i = 0; i < 30 && !match.state().over(); i++) {
            var intent = decision(match);
            assertThat(RULES.legalIntents(match)).as("seed %d", seed).contains(intent);
            match = after(match, intent).orElseThrow();
            for (int j = 0; j < 3 && !match.state().over(); j++) {
                match = next(match, random);
            }
        }
    }

    private static boolean mayDecide(MatchState state, Seat seat) {
        return !state.over()
                && state.toAct() == seat
                && state.pending().isEmpty()
                && (state.step() == Step.MAIN || state.step() == Step.HOUSE);
    }

    private static SeatIntent decision(Match match) {
        return BOT.decide(Situation.of(match, match.state().toAct(), RULES, Twins.library(), LUCK));
    }

    /** The match with its decks in another order and other dice, if the seat to act sees no difference. */
    private static Optional<Match> twin(Match match) {
        var decks = List.of(match.boundary().a().deck(), match.boundary().b().deck());
        UnaryOperator<List<CardId>> reversed = pile -> decks.contains(pile) ? pile.reversed() : pile;
        var twin = Optional.of(Match.at(1, match.boundary().dealtAnew("another secret", reversed)));
        if (match.action().isPresent()) {
            twin = twin.flatMap(it -> after(it, match.action().get()));
            for (var picks : match.answers()) {
                twin = twin.filter(it -> it.state().pending().isPresent())
                        .flatMap(it -> after(
                                it,
                                new Choose(
                                        it.state().toAct(),
                                        it.state().pending().get().id(),
                                        picks)));
            }
        }
        return twin.filter(it -> it.state().step() != Step.SETUP && seen(it).equals(seen(match)));
    }

    private static TableView seen(Match match) {
        var viewer = new Viewer.Seated(match.state().toAct());
        return TableViews.of(match.state(), RULES, viewer);
    }

    private static Match created(String seed) {
        var made = (MatchCreated)
                Twins.random(1, new Viewer.Spectator()).one().getFirst().getFirst();
        var decision = RULES.create(new CreateMatch(new MatchId("m"), seed, made.seats()));
        return ((Decision.Accepted) decision).next();
    }

    private static Match next(Match match, SplittableRandom random) {
        var legal = RULES.legalIntents(match);
        return after(match, legal.get(random.nextInt(legal.size()))).orElseThrow();
    }

    private static Optional<Match> after(Match match, Intent intent) {
        return RULES.decide(match, intent) instanceof Decision.Accepted accepted
                ? Optional.of(accepted.next())
                : Optional.empty();
    }

    private static long newSeed() {
        long seed = Seeds.next();
        System.out.println("Seed " + seed);
        return seed;
    }
}
