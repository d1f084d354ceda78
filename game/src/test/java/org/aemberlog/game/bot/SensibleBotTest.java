package org.aemberlog.game.bot;

import static org.aemberlog.game.bot.BotCards.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.aemberlog.game.bot.situation.Bot;
import org.aemberlog.game.bot.situation.Situation;
import org.aemberlog.game.card.House;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.event.MatchEvent.StepBegan;
import org.aemberlog.game.intent.Intent.*;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Step;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the sensible bot does in positions where it is plain what is sensible. */
class SensibleBotTest {

    private static final Bot BOT = Bots.named(Bots.SENSIBLE).orElseThrow();

    private static SeatIntent decision(Scenario s) {
        return BOT.decide(Situation.of(s.match(), s.state().toAct(), s.rules(), BotCards::find, 1));
    }

    /** Plays a card and answers what it asks, as the bot would. */
    private static List<String> targets(Scenario s, String card) {
        return answers(s.plays(card));
    }

    private static List<String> answers(Scenario s) {
        var choice = s.state().pending().orElseThrow();
        var answer = (Choose) decision(s);
        var picked = answer.picks().stream().map(choice.options()::get).toList();
        s.asks(answer);
        return s.names(picked.stream().map(it -> ((Option.Card) it).card()).toList());
    }

    @Test
    void picksTheBusiestHouse() {
        assertThat(house("alice hand [ox, goat, imp] line [hen, fiend, imp] artifacts [idol]"))
                .isEqualTo(new ChooseHouse(Seat.A, House.DIS));
        assertThat(house("alice hand [ox, goat, imp] line [hen] artifacts [rock]"))
                .isEqualTo(new ChooseHouse(Seat.A, House.LOGOS));
    }

    @ParameterizedTest
    @CsvSource({"18, UseAction", "5, EndTurn"})
    void givesUpWhatKeepsItFromForgingWhenKeysArePaidFor(int aember, String does) {
        var s = table("alice dis aember " + aember + " artifacts [anchor] | bob");
        assertThat(decision(s).getClass().getSimpleName()).isEqualTo(does);
    }

    private static SeatIntent house(String position) {
        var s = table(position);
        var match = Match.at(1, s.state().apply(new StepBegan(Step.HOUSE)));
        return BOT.decide(Situation.of(match, Seat.A, s.rules(), BotCards::find, 1));
    }

    @Test
    void namesACardThatOnlyTheOpponentIsSeenToHave() {
        var s = table("alice logos hand [ban] line [hen, hen] | bob line [hen, ox, goat, ox]");
        s.plays("ban");
        var answer = (Choose) decision(s);
        var options = s.state().pending().orElseThrow().options();
        assertThat(answer.picks().stream().map(options::get)).containsExactly(new Option.OfTitle("Ox"));
    }

    @Test
    void fightsWhereItWinsAndSurvives() {
        var s = table("alice logos line [ox] | bob line [goat, fiend]");
        assertThat(decision(s)).isEqualTo(new Fight(Seat.A, s.card("ox"), s.card("fiend")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ox", "goat", "goat warded", "eel"})
    void reapsWhereAFightWinsNothing(String enemy) {
        var s = table("alice logos line [goat] | bob line [" + enemy + "]");
        assertThat(decision(s)).isEqualTo(new Reap(Seat.A, s.card("goat")));
    }

    @Test
    void knowsSkirmishAndPoison() {
        var lance = table("alice logos line [lance] | bob line [goat]");
        assertThat(decision(lance)).isInstanceOf(Fight.class);
        var asp = table("alice logos line [asp] | bob line [ox]");
        assertThat(decision(asp)).isInstanceOf(Fight.class);
    }

    @Test
    void usesAnActionThatIsWorthMoreThanReaping() {
        var s = table("alice logos line [smith]");
        assertThat(decision(s)).isEqualTo(new UseAction(Seat.A, s.card("smith")));
    }

    @Test
    void doesNotReapWhatCostsMoreThanItBrings() {
        var s = table("alice logos amber 3 line [fool]");
        assertThat(decision(s)).isEqualTo(new EndTurn(Seat.A));
    }

    @Test
    void endsTheTurnWhenNothingUsefulIsLeft() {
        var s = table("alice logos hand [imp, doom] line [ox exhausted, hen exhausted]");
        assertThat(decision(s)).isEqualTo(new DiscardCard(Seat.A, s.card("doom")));
        s.discards("doom");
        assertThat(decision(s)).isEqualTo(new EndTurn(Seat.A));
    }

    @Test
    void removesAStunWhenThereIsNothingBetter() {
        var s = table("alice logos line [ox stunned]");
        assertThat(decision(s)).isEqualTo(new RemoveStun(Seat.A, s.card("ox")));
    }

    @Test
    void playsADestructionOnlyWhereTheEnemyLosesMore() {
        var behind = table("alice logos hand [doom] line [hen] | bob line [ox, goat]");
        assertThat(decision(behind)).isInstanceOf(PlayCard.class);
        var ahead = table("alice logos hand [doom] line [ox exhausted] | bob line [hen]");
        assertThat(decision(ahead)).isInstanceOf(DiscardCard.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"bolt", "sleep", "shrink", "waltz"})
    void doesHarmToEnemies(String card) {
        var s = table("alice logos hand [" + card + "] line [ox] | bob line [goat]");
        assertThat(targets(s, card)).containsExactly("goat");
    }

    @ParameterizedTest
    @ValueSource(strings = {"prayer", "grow", "alarm"})
    void doesItsOwnCreaturesGood(String card) {
        var s = table("alice logos hand [" + card + "] line [ox exhausted] | bob line [fiend]");
        assertThat(targets(s, card)).containsExactly("ox");
    }

    @Test
    void sparesTheBestOfItsOwnWhenItHasToDoHarm() {
        var s = table("alice logos hand [bolt] line [goat, hen]");
        assertThat(targets(s, "bolt")).containsExactly("hen");
    }

    @Test
    void damagesWhatItDestroys() {
        var s = table("alice logos hand [bolt] | bob line [ox, goat, hen]");
        assertThat(targets(s, "bolt")).containsExactly("goat");
    }

    @Test
    void wardsWhatHasNoWardAndStunsWhatIsNotStunned() {
        var ward = table("alice logos hand [prayer] line [ox warded, goat]");
        assertThat(targets(ward, "prayer")).containsExactly("goat");
        var stun = table("alice logos hand [sleep] | bob line [ox stunned, goat]");
        assertThat(targets(stun, "sleep")).containsExactly("goat");
    }

    @Test
    void unstunsTheBestOfItsOwnThatIsStunned() {
        var s = table("alice logos hand [coffee] line [ox, goat stunned, hen stunned] | bob line [imp stunned]");
        assertThat(targets(s, "coffee")).containsExactly("goat");
    }

    @Test
    void healsWhatIsHurt() {
        var s = table("alice logos line [nurse, ox, goat damage 2] | bob line [ox damage 5]");
        assertThat(answers(s.reaps("nurse"))).containsExactly("goat");
    }

    @Test
    void dividesDamageSoThatItDestroys() {
        var s = table("alice logos hand [rain] line [goat] | bob line [ox, goat, hen]");
        s.plays("rain");
        var choice = s.state().pending().orElseThrow();
        var answer = (Choose) decision(s);
        var hit = answer.picks().stream()
                .map(pick -> ((Option.Card) choice.options().get(pick)).card())
                .toList();
        assertThat(s.names(hit)).containsExactlyInAnyOrder("goat#2", "goat#2", "goat#2", "hen");
    }

    @Test
    void stealsAndIsNotRobbed() {
        var theft = table("alice logos hand [theft] | bob amber 2");
        assertThat(decision(theft)).isInstanceOf(PlayCard.class);
        var tribute = table("alice logos amber 4 hand [tribute]").plays("tribute");
        var no = (Choose) decision(tribute);
        assertThat(tribute.state()
                        .pending()
                        .orElseThrow()
                        .options()
                        .get(no.picks().getFirst()))
                .isEqualTo(new Option.No());
        var fork = table("alice logos hand [fork]").plays("fork");
        assertThat(fork.asks(decision(fork)).alice().aember()).isEqualTo(1);
    }

    @Test
    void takesBackTheBestCard() {
        var s = table("alice logos hand [salvage] discard [hen, ox]");
        assertThat(targets(s, "salvage")).containsExactly("ox");
    }

    @Test
    void tellsADamageIconFromTheTextBehindIt() {
        var s = table("alice logos hand [ember] line [goat] | bob line [goat]");
        assertThat(targets(s, "ember")).containsExactly("goat#2");
    }

    @Test
    void attachesKindUpgradesToItsOwnAndHarmfulOnesToTheEnemy() {
        var position = "alice logos hand [%s] line [goat] | bob line [ox]";
        assertThat(targets(table(position.formatted("crown")), "crown")).containsExactly("goat");
        assertThat(targets(table(position.formatted("sting")), "sting")).containsExactly("goat");
        assertThat(targets(table(position.formatted("curse")), "curse")).containsExactly("ox");
        assertThat(targets(table(position.formatted("gag")), "gag")).containsExactly("ox");
        assertThat(targets(table(position.formatted("leash")), "leash")).containsExactly("ox");
    }

    @Test
    void keepsAHarmfulUpgradeAwayFromItsOwn() {
        var s = table("alice logos hand [curse] line [goat exhausted]");
        assertThat(decision(s)).isInstanceOf(DiscardCard.class);
    }

    @Test
    void aimsGrantedAbilitiesAtEnemiesToo() {
        var s = table("alice logos line [ox with sting] | bob line [imp]");
        assertThat(answers(s.reaps("ox"))).containsExactly("imp");
    }
}
