package org.aemberlog.game.bot.judgment;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.bot.situation.Bot;
import org.aemberlog.game.bot.situation.Situation;
import org.aemberlog.game.bot.table.Seen;
import org.aemberlog.game.card.Ability.ActivatedKind;
import org.aemberlog.game.intent.Intent.*;

/**
 * Plays like somebody who knows the game: picks the house with the most to do, plays what is of
 * use, fights where it wins, else reaps, and ends the turn when nothing useful is left.
 */
public final class SensibleBot implements Bot {

    private static final int NEVER = -1000;
    private static final int JUNK = 1;

    /** Cards are played before others are used. */
    private static final int PLAY = 200;

    private static final int USE = 100;
    private static final int MAX = 90;

    @Override
    public SeatIntent decide(Situation situation) {
        return ranking(situation).getFirst();
    }

    /** All that is legal, the best first. */
    public List<SeatIntent> ranking(Situation situation) {
        var seen = new Seen(situation);
        var deeds = new Deeds(seen);
        var answers = seen.table().choice().map(choice -> new Answers(seen, deeds));
        var worths = new HashMap<SeatIntent, Integer>();
        situation.legal().forEach(intent -> worths.put(intent, worth(intent, deeds, answers)));
        return situation.legal().stream()
                .sorted(Comparator.comparing(worths::get).reversed())
                .toList();
    }

    private static int worth(SeatIntent intent, Deeds deeds, Optional<Answers> answers) {
        return switch (intent) {
            case ChooseHouse i -> deeds.house(i.house());
            case PlayCard i -> worth(PLAY, deeds.play(i.card()));
            case Fight i -> worth(USE, deeds.fight(i.attacker(), i.defender()));
            case Reap i -> worth(USE, deeds.reap(i.creature()));
            case UseAction i -> worth(USE, deeds.use(i.card(), ActivatedKind.ACTION));
            case UseOmni i -> worth(USE, deeds.use(i.card(), ActivatedKind.OMNI));
            case RemoveStun _ -> USE;
            case DiscardCard i -> deeds.useless(i.card()) ? JUNK : NEVER;
            case Choose i -> answers.map(it -> it.of(i.picks())).orElse(0);
            case KeepHand _, AllowTakeback _, AddNonce _ -> JUNK;
            case EndTurn _ -> 0;
            case Mulligan _, RaiseTide _, Concede _, ReturnToSeat _, AskTakeback _, DeclineTakeback _ -> NEVER;
        };
    }

    private static int worth(int kind, int points) {
        return points < 0 ? NEVER : kind + Math.min(points, MAX);
    }
}
