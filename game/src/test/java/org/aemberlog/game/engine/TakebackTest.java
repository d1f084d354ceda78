package org.aemberlog.game.engine;

import static org.aemberlog.game.engine.TestCards.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.event.MatchEvent.TakebackAsked;
import org.aemberlog.game.event.MatchEvent.TakenBack;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.AddNonce;
import org.aemberlog.game.intent.Intent.AllowTakeback;
import org.aemberlog.game.intent.Intent.AskTakeback;
import org.aemberlog.game.intent.Intent.Concede;
import org.aemberlog.game.intent.Intent.Correct;
import org.aemberlog.game.intent.Intent.DeclineTakeback;
import org.aemberlog.game.intent.Intent.EndTurn;
import org.aemberlog.game.intent.Intent.KeepHand;
import org.aemberlog.game.intent.Intent.Mulligan;
import org.aemberlog.game.intent.Intent.Reap;
import org.aemberlog.game.intent.Intent.Rewind;
import org.aemberlog.game.intent.Rejection;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.Correction;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Terms;
import org.aemberlog.game.state.TimeControl;
import org.aemberlog.game.view.Redaction;
import org.aemberlog.game.view.Viewer;
import org.junit.jupiter.api.Test;

/** Taking back the last action by consent, and a judge's rewinding. */
class TakebackTest {

    private static final Intent ASK = new AskTakeback(Seat.A);
    private static final Intent ALLOW = new AllowTakeback(Seat.B);
    private static final Intent DECLINE = new DeclineTakeback(Seat.B);

    /** What of a state does not depend on how often something was taken back. */
    private static String content(MatchState state) {
        var text = Canonical.text(state);
        return text.replaceAll("\"events\":[0-9]+", "").replaceAll("\"asked\":[0-9]+", "");
    }

    private static void takesBackTo(MatchState before, Scenario table) {
        table.asks(ASK).asks(ALLOW);
        assertThat(content(table.state())).isEqualTo(content(before));
        assertThat(table.match().atBoundary()).isTrue();
        assertThat(table.match().boundary()).isEqualTo(table.state());
    }

    private static void rejectedAsSeen(Scenario table) {
        assertThat(table.rejected(ASK)).isEqualTo(new Rejection.HiddenInformationSeen());
    }

    @Test
    void theLastActionIsTakenBackIfTheOpponentLetsIt() {
        var table = table("alice logos line [bear, mouse] | bob line [guard]");
        table.reaps("mouse");
        var before = table.state();
        table.reaps("bear").asks(ASK);
        assertThat(table.state().takeback()).contains(Seat.A);
        table.asks(ALLOW);
        assertThat(content(table.state())).isEqualTo(content(before));
        assertThat(table.state().takeback()).isEmpty();
        table.reaps("bear");
    }

    @Test
    void oneActionAfterTheOtherIsTakenBackUpToWhatShowedSomethingHidden() {
        var table = table("alice logos hand [dispel] line [seer, bear, mouse] deck [coin] | bob line [guard]");
        table.reaps("seer");
        var first = table.state();
        table.reaps("bear");
        var second = table.state();
        table.reaps("mouse");
        var third = table.state();
        table.plays("dispel");
        takesBackTo(third, table);
        takesBackTo(second, table);
        takesBackTo(first, table);
        assertThat(table.rejected(ASK)).isEqualTo(new Rejection.NothingToTakeBack());
    }

    @Test
    void theNextPlayersActionEndsWhatCanBeTakenBack() {
        var table = table("alice logos hand [coin, coin, coin, coin, coin, coin] line [bear] | bob line [guard]");
        table.reaps("bear").endsTurn();
        table.asks(table.rules().legalIntents(table.match()).getFirst());
        assertThat(table.rejected(ASK)).isEqualTo(new Rejection.NothingToTakeBack());
    }

    @Test
    void aBotIsNotAsked() {
        var table = table("alice logos line [bear, mouse] | bob line [guard]").playedBy(Map.of(Seat.B, "sensible"));
        var before = table.state();
        table.reaps("bear").reaps("mouse").asks(ASK).asks(ASK);
        assertThat(table.state().takeback()).isEmpty();
        assertThat(content(table.state())).isEqualTo(content(before));
        assertThat(table.rejected(ASK)).isEqualTo(new Rejection.NothingToTakeBack());
    }

    @Test
    void aPlayedCardGoesBackToTheHandAlthoughTheOpponentSawIt() {
        var table = table("alice logos hand [coin, bear] | bob line [guard]");
        var before = table.state();
        takesBackTo(before, table.plays("coin"));
    }

    @Test
    void whatWaitsForADecisionCanBeTakenBackToo() {
        var table = table("alice logos hand [dispel] line [bear] | bob line [guard]");
        var before = table.state();
        takesBackTo(before, table.plays("dispel"));
    }

    @Test
    void allOfAnActionIsTakenBackWithItsDecisions() {
        var table = table("alice logos hand [dispel] line [bear] | bob line [guard]");
        var before = table.state();
        takesBackTo(before, table.plays("dispel").chooses("guard"));
    }

    @Test
    void anOldAnswerFitsNoLaterChoice() {
        var table = table("alice logos hand [dispel] line [bear] | bob line [guard]");
        table.plays("dispel");
        int old = table.state().pending().orElseThrow().id();
        table.asks(ASK).asks(ALLOW).plays("dispel");
        assertThat(table.rejected(new Intent.Choose(Seat.A, old, List.of(0))))
                .isEqualTo(new Rejection.NoSuchChoice(old));
        table.chooses("guard");
    }

    @Test
    void asDecliningAndAskingChangeNothingAResolutionGoesOn() {
        var table = table("alice logos hand [dispel] line [bear] | bob line [guard]");
        table.plays("dispel").asks(ASK).asks(DECLINE).asks(ASK).chooses("guard").settled();
        assertThat(table.names(table.bob().hand())).containsExactly("guard");
        assertThat(table.state().takeback()).as("lapsed by the answer").isEmpty();
        assertThat(table.rejected(ALLOW)).isEqualTo(new Rejection.TakebackNotAsked());
    }

    @Test
    void onlyTheOneWhoActedMayAskAndOnlyTheOtherAnswers() {
        var table = table("alice logos line [bear] | bob line [guard]").reaps("bear");
        assertThat(table.rejected(new AskTakeback(Seat.B))).isEqualTo(new Rejection.NothingToTakeBack());
        assertThat(table.rejected(ALLOW)).isEqualTo(new Rejection.TakebackNotAsked());
        assertThat(table.rejected(DECLINE)).isEqualTo(new Rejection.TakebackNotAsked());
        table.asks(ASK);
        assertThat(table.rejected(new AllowTakeback(Seat.A))).isEqualTo(new Rejection.TakebackNotAsked());
        table.asks(DECLINE);
        assertThat(table.rejected(ALLOW)).isEqualTo(new Rejection.TakebackNotAsked());
    }

    @Test
    void atTheBeginningThereIsNothingToTakeBack() {
        var table = table("alice logos line [bear] | bob line [guard]");
        assertThat(table.rejected(ASK)).isEqualTo(new Rejection.NothingToTakeBack());
        assertThat(table.rejected(new Rewind("Judy"))).isEqualTo(new Rejection.NothingToTakeBack());
    }

    @Test
    void whoDrewCardsHasSeenThem() {
        rejectedAsSeen(table("alice logos line [seer] deck [bear, coin] | bob line [guard]")
                .reaps("seer"));
    }

    @Test
    void whoEndedTheTurnHasDrawn() {
        rejectedAsSeen(table("alice logos deck [bear, coin] | bob line [guard]").endsTurn());
    }

    @Test
    void whatWasArchivedFromTheDeckIsKnownNow() {
        rejectedAsSeen(table("alice logos hand [stash] deck [bear] | bob").plays("stash"));
    }

    @Test
    void aMulliganShuffles() {
        var table = Table.under(Terms.PLAIN);
        table.asks(new Mulligan(Seat.A));
        assertThat(table.rejected(ASK)).isEqualTo(new Rejection.HiddenInformationSeen());
    }

    @Test
    void aNonceStays() {
        var table = Table.under(new Terms(true, Optional.empty()));
        table.asks(new AddNonce(Seat.A, "a"));
        assertThat(table.rejected(ASK)).isEqualTo(new Rejection.HiddenInformationSeen());
    }

    @Test
    void keepingAHandCanBeTakenBack() {
        var table = Table.under(Terms.PLAIN);
        table.asks(new KeepHand(Seat.A));
        table.asks(ASK);
        table.asks(ALLOW);
        table.asks(new Mulligan(Seat.A));
    }

    @Test
    void aFinishedMatchStaysFinished() {
        var table = table("alice logos line [bear] | bob").reaps("bear");
        table.asks(new Concede(Seat.A));
        assertThat(table.rejected(ASK)).isEqualTo(new Rejection.MatchOver());
        assertThat(table.rejected(new Rewind("Judy"))).isEqualTo(new Rejection.MatchOver());
    }

    @Test
    void theTimeThatPassedIsNotTakenBack() {
        var control = new TimeControl(Optional.of(60_000L), 0, Optional.empty());
        var table = Table.inFirstTurn(new Terms(false, Optional.of(control)));
        var play =
                table.legal().stream().filter(Intent.PlayCard.class::isInstance).findFirst();
        table.after(1_000).asks(play.orElseThrow());
        table.after(2_000).asks(ASK);
        table.after(4_000).asks(ALLOW);
        var clock = table.state().clock().orElseThrow();
        assertThat(clock.left(Seat.A)).contains(60_000L - 7_000);
        assertThat(table.legal()).contains(play.orElseThrow());
    }

    @Test
    void aJudgeRewindsWhateverWasSeen() {
        var table = table("alice logos line [seer] deck [bear, coin] | bob line [guard]");
        var before = table.state();
        table.reaps("seer").asks(new Rewind("Judy"));
        assertThat(content(table.state())).isEqualTo(content(before));
    }

    @Test
    void aJudgeFreesAMatchFromADecision() {
        var table = table("alice logos hand [dispel] line [bear] | bob line [guard]");
        var before = table.state();
        table.plays("dispel").asks(new Rewind("Judy"));
        assertThat(content(table.state())).isEqualTo(content(before));
        assertThat(table.match().atBoundary()).isTrue();
    }

    @Test
    void whatAJudgeCorrectedIsNoActionOfAPlayer() {
        var table = table("alice logos line [bear] | bob line [guard]").reaps("bear");
        table.asks(new Correct("Judy", List.of(new Correction.SetPool(Seat.A, 3))));
        assertThat(table.rejected(ASK)).isEqualTo(new Rejection.NothingToTakeBack());
    }

    @Test
    void noDieIsRolledTwice() {
        var table = table("alice logos line [bear] | bob line [guard]");
        long before = table.state().events();
        table.reaps("bear");
        long reaped = table.state().events();
        table.asks(ASK).asks(ALLOW);
        assertThat(table.state().events()).isEqualTo(reaped + 1).isGreaterThan(before);
    }

    @Test
    void viewersAreToldThatButNotWhatIsHidden() {
        var table = table("alice logos hand [coin] line [bear] | bob line [guard]");
        table.reaps("bear").asks(ASK);
        var before = table.state();
        var accepted = (Decision.Accepted) table.rules().decide(table.match(), ALLOW);
        var viewer = new Viewer.Seated(Seat.B);
        assertThat(Redaction.visible(accepted.events(), before, viewer))
                .containsExactly(new TakenBack(Optional.of(Seat.A), Optional.empty()));
    }

    @Test
    void askingIsAnEventBesideTheGame() {
        var table = table("alice logos line [bear] | bob line [guard]").reaps("bear");
        var before = table.state();
        var accepted = (Decision.Accepted) table.rules().decide(table.match(), ASK);
        assertThat(accepted.events()).containsExactly(new TakebackAsked(Seat.A));
        assertThat(accepted.next().state().events()).isEqualTo(before.events());
    }

    @Test
    void theTurnThatWasEndedWithAFullHandComesBack() {
        var table = table("alice logos hand [coin, coin, coin, coin, coin, coin] line [bear]" + " | bob line [guard]");
        var before = table.state();
        table.asks(new EndTurn(Seat.A));
        assertThat(table.state().active()).isEqualTo(Seat.B);
        takesBackTo(before, table);
        table.asks(new Reap(Seat.A, table.card("bear")));
    }
}
