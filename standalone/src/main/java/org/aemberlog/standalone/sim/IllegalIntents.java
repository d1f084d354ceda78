package org.aemberlog.standalone.sim;

import java.util.List;
import java.util.random.RandomGenerator;
import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent.*;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;

/** Rolls intents without regard for the rules. */
final class IllegalIntents {

    private IllegalIntents() {}

    static SeatIntent roll(MatchState state, RandomGenerator random) {
        var seat = random.nextInt(8) == 0 ? state.toAct().opponent() : state.toAct();
        var card = card(random);
        return switch (random.nextInt(11)) {
            case 0 -> new KeepHand(seat);
            case 1 -> new Mulligan(seat);
            case 2 -> new ChooseHouse(seat, House.values()[random.nextInt(10)]);
            case 3 -> new PlayCard(seat, card);
            case 4 -> new DiscardCard(seat, card);
            case 5 -> new Reap(seat, card);
            case 6 -> new Fight(seat, card, card(random));
            case 7 -> new UseAction(seat, card);
            case 8 -> new UseOmni(seat, card);
            case 9 -> new RemoveStun(seat, card);
            default ->
                new Choose(
                        seat,
                        state.questions().asked() + random.nextInt(2),
                        List.of(random.nextInt(6) - 1, random.nextInt(6)));
        };
    }

    private static CardId card(RandomGenerator random) {
        return CardId.of(Seat.values()[random.nextInt(2)], random.nextInt(DeckList.SIZE));
    }
}
