package org.aemberlog.game.bot.situation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Match;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.TableView;
import org.aemberlog.game.view.TableViews;
import org.aemberlog.game.view.Viewer;

/**
 * What a bot decides from.
 *
 * @param seat whose bot it is
 * @param legal what the seat may ask, never empty
 * @param table the table as the seat sees it, with the choice that waits
 * @param cards the definitions of both decks, which are open, by card id
 * @param deals what else the match may be, for all that the seat sees
 * @param luck the only source of chance; another one for each decision
 */
public record Situation(
        Seat seat, List<SeatIntent> legal, TableView table, Map<String, CardDefinition> cards, Deals deals, long luck) {

    public Situation {
        legal = List.copyOf(legal);
        cards = Map.copyOf(cards);
        if (legal.isEmpty()) {
            throw new IllegalArgumentException("There is nothing to decide.");
        }
    }

    /** What a seat that is to act decides from: the table through its eyes. */
    public static Situation of(Match match, Seat seat, Rules rules, CardLibrary library, long luck) {
        var state = match.state();
        var cards = definitions(state, library);
        var table = TableViews.wordless(state, rules.matchCards(state), new Viewer.Seated(seat));
        var deals = new HiddenDeals(match, seat, dealt -> new Deal(dealt, rules, cards));
        return new Situation(seat, rules.legalIntents(match), table, cards, deals, luck);
    }

    private static Map<String, CardDefinition> definitions(MatchState state, CardLibrary library) {
        var cards = new HashMap<String, CardDefinition>();
        for (var seat : Seat.values()) {
            for (var card : state.setup(seat).deck().cards()) {
                library.find(card.definition()).ifPresent(it -> cards.put(it.id(), it));
            }
        }
        return cards;
    }
}
