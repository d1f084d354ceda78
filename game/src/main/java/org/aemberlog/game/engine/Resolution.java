package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.event.MatchEvent.ChoiceMade;
import org.aemberlog.game.event.MatchEvent.ChoiceRequested;
import org.aemberlog.game.event.MatchEvent.Victory;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;

/**
 * One action on its way from an action boundary to the next: the working state, the events so far
 * and the decisions that are already known. When a decision is missing, it stops by throwing {@link
 * Stopped}; once the decision is known the whole action is run again from its boundary, which gives
 * the same events up to that point because everything here is deterministic.
 */
final class Resolution {

    private static final int MAX_EVENTS = 50_000;
    private static final int MAX_PICKS = 10_000;
    private static final List<Integer> FIRST = List.of(0);

    private final List<MatchEvent> events = new ArrayList<>();
    private final List<Cause> causes = new ArrayList<>();
    private final List<List<Integer>> answers;
    private final MatchCards matchCards;
    private final boolean askAlways;
    private final ActionContext actionContext = new ActionContext();
    private MatchState state;
    private Board board;
    private int answered;
    private boolean rolled;

    /** The instruction that is being followed; null while none is. */
    private Cause following;

    /** Why what happens now happens; null for what the rules do by themselves. */
    private Cause cause;

    final Triggers triggers = new Triggers(this);
    final Replacements replacements = new Replacements(this);
    final Destruction destruction = new Destruction(this);
    final Sweep sweep = new Sweep(this);
    final LeavingPlay leavingPlay = new LeavingPlay(this);
    final Armor armor;
    final Damage damage = new Damage(this);
    final Cards cards = new Cards(this);
    final Effects effects = new Effects(this);
    final Fights fights = new Fights(this);
    final Uses uses = new Uses(this);
    final Icons icons = new Icons(this);
    final Aember aember = new Aember(this);
    final Purses purses = new Purses(this);
    final Tolls tolls = new Tolls(this);
    final Sharing sharing = new Sharing(this);
    final Keys keys = new Keys(this);
    final Tides tides = new Tides(this);
    final Control control = new Control(this);
    final Entering entering = new Entering(this);
    final Plays plays = new Plays(this);
    final Turns turns = new Turns(this);

    Resolution(MatchState boundary, MatchCards matchCards, List<List<Integer>> answers, boolean askAlways) {
        this.askAlways = askAlways;
        this.state = boundary;
        this.matchCards = matchCards;
        this.answers = answers;
        this.armor = new Armor(this);
    }

    /** Ends a resolution early: a decision is missing, or the match is won. */
    static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;
        private static final Stopped INSTANCE = new Stopped();

        private Stopped() {
            super("The resolution stops here.", null, false, false);
        }
    }

    /** Runs an action up to its end or to the first decision that is missing. */
    void run(Runnable action) {
        try {
            action.run();
        } catch (Stopped stopped) {
            // What has happened until here is the result.
        }
        if (state.pending().isEmpty() && !state.over()) {
            board().keepConstants();
        }
    }

    MatchState state() {
        return state;
    }

    Board board() {
        if (board == null) {
            board = new Board(state, matchCards, actionContext);
        } else if (board.state() != state) {
            board = board.after(state);
        }
        return board;
    }

    /** What the board would be after an event. */
    Board boardAfter(MatchEvent event) {
        return board().after(state.apply(event));
    }

    MatchCards matchCards() {
        return matchCards;
    }

    /** Whether choices with one possible answer are asked, too. */
    boolean asksAlways() {
        return askAlways;
    }

    ActionContext actionContext() {
        return actionContext;
    }

    List<MatchEvent> events() {
        return events;
    }

    /** Why each of the events happened, as far as an instruction of a card did it. */
    List<Optional<Cause>> causes() {
        return causes.stream().map(Optional::ofNullable).toList();
    }

    Seat active() {
        return state.active();
    }

    void emit(MatchEvent event) {
        if (events.size() == MAX_EVENTS) {
            throw new EndlessException("events", MAX_EVENTS);
        }
        events.add(event);
        causes.add(cause);
        state = state.apply(event);
    }

    /** Whether a card is in play, upgrades included. */
    boolean inPlay(CardId card) {
        return board().inPlay(card);
    }

    /** The dice for what happens next. */
    Dice dice() {
        rolled = true;
        return new Dice(state.chance().seed(), state.events());
    }

    /** Whether chance has decided anything. */
    boolean rolled() {
        return rolled;
    }

    void win(Seat winner, Victory by) {
        Endings.events(state, winner, by).forEach(this::emit);
        throw Stopped.INSTANCE;
    }

    /** Does what an instruction of a card says; what is asked meanwhile is asked for it. */
    <T> T following(AbilityContext context, Effect effect, Supplier<T> body) {
        return following(new Cause(context.source(), context.granter(), effect), body);
    }

    /** The same for what the rules themselves do with a card. */
    <T> T following(CardId source, Effect effect, Supplier<T> body) {
        return following(new Cause(source, Optional.empty(), effect), body);
    }

    private <T> T following(Cause instruction, Supplier<T> body) {
        return within(instruction, cause, body);
    }

    /** Follows an instruction, which is why what happens meanwhile happens. */
    <T> T resolving(Cause instruction, Supplier<T> body) {
        return within(instruction, instruction, body);
    }

    /** Does something because an instruction says so. */
    <T> T because(Cause why, Supplier<T> body) {
        return within(following, why, body);
    }

    /** Does what no instruction says, though one may have led to it. */
    void byRules(Runnable body) {
        var outer = cause;
        cause = null;
        body.run();
        cause = outer;
    }

    private <T> T within(Cause instruction, Cause why, Supplier<T> body) {
        var outer = following;
        var outerCause = cause;
        following = instruction;
        cause = why;
        var result = body.get();
        following = outer;
        cause = outerCause;
        return result;
    }

    /** The card whose instruction is being followed, if one is. */
    Optional<CardId> instructing() {
        return Optional.ofNullable(following).map(Cause::card);
    }

    private Optional<Cause> instruction(Optional<CardId> source) {
        return Optional.ofNullable(following).filter(it -> source.equals(Optional.of(it.card())));
    }

    /**
     * Asks the active player for a decision and gives the picked indexes. A choice with one
     * possible answer is taken without asking, unless all are asked.
     */
    List<Integer> choose(Reason why, Optional<CardId> source, List<Option> options, int min, int max, boolean repeats) {
        if (max == 0 || options.isEmpty()) {
            return List.of();
        }
        if (max > MAX_PICKS) {
            throw new EndlessException("picks in one choice", MAX_PICKS);
        }
        if (!askAlways && repeats && options.size() == 1 && min == max) {
            return Collections.nCopies(min, 0);
        }
        if (!askAlways && !repeats && min == options.size() && (!why.isOrder() || min == 1)) {
            return min == 1 ? FIRST : IntStream.range(0, min).boxed().toList();
        }
        var asking = instruction(source);
        var choice = new Choice(
                state.questions().asked() + 1,
                active(),
                why,
                source,
                asking.flatMap(Cause::granter),
                asking.map(Cause::instruction),
                options,
                min,
                max,
                repeats);
        emit(new ChoiceRequested(choice));
        if (answered == answers.size()) {
            throw Stopped.INSTANCE;
        }
        var picks = answers.get(answered++);
        emit(new ChoiceMade(choice.id(), picks));
        return picks;
    }

    /** Asks for one of the options. There has to be at least one. */
    <T extends Option> T chooseOne(Reason why, Optional<CardId> source, List<T> options) {
        return options.get(
                choose(why, source, List.copyOf(options), 1, 1, false).getFirst());
    }

    /** Asks for some of the cards; they come in the order of the options. */
    List<CardId> chooseCards(Reason why, CardId source, List<CardId> from, int min, int max) {
        var options = new ArrayList<Option>(from.size());
        for (var card : from) {
            options.add(new Option.Card(card));
        }
        var picks = new ArrayList<>(choose(why, Optional.of(source), options, min, max, false));
        Collections.sort(picks);
        var chosen = new ArrayList<CardId>(picks.size());
        for (var pick : picks) {
            chosen.add(from.get(pick));
        }
        return chosen;
    }

    /** Asks in which order the cards come. */
    List<CardId> orderCards(Reason why, List<CardId> cards, Optional<CardId> source) {
        if (cards.size() < 2 && !askAlways) {
            return cards;
        }
        var options = cards.stream().<Option>map(Option.Card::new).toList();
        int n = options.size();
        return choose(why, source, options, n, n, false).stream()
                .map(cards::get)
                .toList();
    }

    /** Asks for a number from {@code least} to {@code most}. */
    int chooseNumber(Reason why, CardId asking, int least, int most) {
        if (least >= most) {
            return least;
        }
        var options =
                IntStream.rangeClosed(least, most).mapToObj(Option.Number::new).toList();
        return chooseOne(why, Optional.of(asking), options).value();
    }

    /** Asks whether to do what one may. */
    boolean chooseYes(Reason why, CardId source) {
        var options = List.<Option>of(new Option.Yes(), new Option.No());
        return chooseOne(why, Optional.of(source), options) instanceof Option.Yes;
    }
}
