package org.aemberlog.game.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.House;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.intent.Intent.*;
import org.aemberlog.game.lab.Command.Do;
import org.aemberlog.game.lab.Command.Say;
import org.aemberlog.game.notation.ChoiceText;
import org.aemberlog.game.notation.OptionText;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;

/** Turns what players ask and choose into words with names of cards, and back. */
final class Wording {

    private final MatchState state;
    private final Names names;
    private final CardLibrary library;

    Wording(MatchState state, Names names, CardLibrary library) {
        this.state = state;
        this.names = names;
        this.library = library;
    }

    /** The decision that waits, if one does. */
    Optional<Answer.Decision> decision() {
        return state.pending()
                .map(choice -> new Answer.Decision(
                        choice.id(),
                        choice.seat(),
                        choice.why(),
                        choice.source().map(names::of),
                        text().asks(choice),
                        options(choice),
                        choice.min(),
                        choice.max(),
                        choice.repeats()));
    }

    private List<String> options(Choice choice) {
        return text().options(choice);
    }

    private ChoiceText text() {
        return new ChoiceText(
                names::of, card -> library.find(state.definitionOf(card)).orElseThrow());
    }

    /** The intent that a command asks for. */
    SeatIntent intent(Do asked) {
        var by = asked.by().orElse(state.toAct());
        return asked.intent()
                .or(() -> asked.house().map(it -> new ChooseHouse(by, it)))
                .or(() -> asked.play().map(it -> new PlayCard(by, names.get("play", it))))
                .or(() -> asked.discard().map(it -> new DiscardCard(by, names.get("discard", it))))
                .or(() -> asked.reap().map(it -> new Reap(by, names.get("reap", it))))
                .or(() -> asked.fight().map(it -> fight(by, it)))
                .or(() -> asked.action().map(it -> new UseAction(by, names.get("action", it))))
                .or(() -> asked.omni().map(it -> new UseOmni(by, names.get("omni", it))))
                .or(() -> asked.unstun().map(it -> new RemoveStun(by, names.get("unstun", it))))
                .or(() -> asked.choose().map(it -> choose(by, it)))
                .or(() -> asked.say().map(it -> said(by, it)))
                .orElseThrow();
    }

    private SeatIntent fight(Seat by, List<String> pair) {
        return new Fight(by, names.get("fight[0]", pair.get(0)), names.get("fight[1]", pair.get(1)));
    }

    private static SeatIntent said(Seat by, Say say) {
        return switch (say) {
            case KEEP_HAND -> new KeepHand(by);
            case MULLIGAN -> new Mulligan(by);
            case RAISE_TIDE -> new RaiseTide(by);
            case END_TURN -> new EndTurn(by);
            case CONCEDE -> new Concede(by);
        };
    }

    private SeatIntent choose(Seat by, List<String> wanted) {
        var choice = state.pending()
                .orElseThrow(() -> new LabProblem(
                        "choose",
                        "expected something to do, found an answer to a" + " choice, and none waits",
                        "The command legal lists what can be done."));
        var options = options(choice).stream().map(CardIndex::key).toList();
        var shortly = choice.options().stream()
                .map(new OptionText(names::of)::of)
                .map(CardIndex::key)
                .toList();
        var picks = new ArrayList<Integer>();
        for (int i = 0; i < wanted.size(); i++) {
            var where = "choose[" + i + "]";
            var text = wanted.get(i);
            picks.add(find(choice, options, picks, text)
                    .or(() -> find(choice, shortly, picks, text))
                    .orElseThrow(() -> noOption(choice, where, text)));
        }
        return new Choose(by, choice.id(), picks);
    }

    private static Optional<Integer> find(Choice choice, List<String> options, List<Integer> picks, String text) {
        var wanted = CardIndex.key(text);
        for (int i = 0; i < options.size(); i++) {
            boolean fresh = choice.repeats() || !picks.contains(i);
            if (fresh && options.get(i).equals(wanted)) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    private LabProblem noOption(Choice choice, String where, String text) {
        return new LabProblem(
                where,
                "expected one of " + options(choice) + ", found '" + text + "'",
                "Choose " + choice.min() + " to " + choice.max() + " of them by their text.");
    }

    /** The command that asks for an intent. */
    Do command(SeatIntent intent) {
        var blank = new Wish();
        switch (intent) {
            case ChooseHouse i -> blank.house = Optional.of(i.house());
            case PlayCard i -> blank.play = Optional.of(names.of(i.card()));
            case DiscardCard i -> blank.discard = Optional.of(names.of(i.card()));
            case Reap i -> blank.reap = Optional.of(names.of(i.creature()));
            case Fight i -> blank.fight = Optional.of(List.of(names.of(i.attacker()), names.of(i.defender())));
            case UseAction i -> blank.action = Optional.of(names.of(i.card()));
            case UseOmni i -> blank.omni = Optional.of(names.of(i.card()));
            case RemoveStun i -> blank.unstun = Optional.of(names.of(i.creature()));
            case Choose i -> blank.choose = Optional.of(chosen(i));
            case KeepHand i -> blank.say = Optional.of(Say.KEEP_HAND);
            case Mulligan i -> blank.say = Optional.of(Say.MULLIGAN);
            case RaiseTide i -> blank.say = Optional.of(Say.RAISE_TIDE);
            case EndTurn i -> blank.say = Optional.of(Say.END_TURN);
            case Concede i -> blank.say = Optional.of(Say.CONCEDE);
            case AddNonce _, ReturnToSeat _, Takeback _ ->
                throw new IllegalArgumentException("Never listed in a position: " + intent);
        }
        return blank.command();
    }

    private List<String> chosen(Choose answer) {
        var options = state.pending().map(this::options).orElse(List.of());
        return answer.picks().stream().map(options::get).toList();
    }

    /** A command while its one wish is filled in. */
    private static final class Wish {
        private Optional<House> house = Optional.empty();
        private Optional<String> play = Optional.empty();
        private Optional<String> discard = Optional.empty();
        private Optional<String> reap = Optional.empty();
        private Optional<List<String>> fight = Optional.empty();
        private Optional<String> action = Optional.empty();
        private Optional<String> omni = Optional.empty();
        private Optional<String> unstun = Optional.empty();
        private Optional<List<String>> choose = Optional.empty();
        private Optional<Say> say = Optional.empty();

        Do command() {
            return new Do(
                    Optional.empty(),
                    house,
                    play,
                    discard,
                    reap,
                    fight,
                    action,
                    omni,
                    unstun,
                    choose,
                    say,
                    Optional.empty());
        }
    }
}
