package org.aemberlog.game.scenario;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.card.House;
import org.aemberlog.game.intent.Intent;
import org.aemberlog.game.intent.Intent.SeatIntent;
import org.aemberlog.game.notation.PositionSymbols;
import org.aemberlog.game.state.Seat;

/** What the requests of a case ask for, such as {@code fight troll urchin} or {@code bob end-turn}. */
final class Requests {

    private static final Map<String, Seat> PLAYERS = Map.of("alice", Seat.A, "bob", Seat.B);

    private final Scenario scenario;

    Requests(Scenario scenario) {
        this.scenario = scenario;
    }

    static Seat player(String name) {
        return PLAYERS.get(name);
    }

    /** The player to act asks unless it begins with the name of one. What is no wish of a turn answers the choice. */
    SeatIntent of(String text) {
        var words = List.of(text.split(" +"));
        var named = PLAYERS.containsKey(words.getFirst());
        var seat = named ? player(words.getFirst()) : scenario.state().toAct();
        var rest = named ? words.subList(1, words.size()) : words;
        return isWish(rest) ? wish(seat, rest) : answer(text);
    }

    private static boolean isWish(List<String> words) {
        return switch (words.getFirst()) {
            case "end-turn", "raise-tide" -> words.size() == 1;
            case "fight" -> words.size() == 3;
            case "play", "discard", "reap", "action", "omni", "unstun", "house" -> words.size() == 2;
            default -> false;
        };
    }

    private SeatIntent wish(Seat seat, List<String> words) {
        var last = words.getLast();
        return switch (words.getFirst()) {
            case "end-turn" -> new Intent.EndTurn(seat);
            case "raise-tide" -> new Intent.RaiseTide(seat);
            case "house" -> new Intent.ChooseHouse(seat, PositionSymbols.of(House.class, last));
            case "play" -> new Intent.PlayCard(seat, scenario.card(last));
            case "discard" -> new Intent.DiscardCard(seat, scenario.card(last));
            case "reap" -> new Intent.Reap(seat, scenario.card(last));
            case "action" -> new Intent.UseAction(seat, scenario.card(last));
            case "omni" -> new Intent.UseOmni(seat, scenario.card(last));
            case "unstun" -> new Intent.RemoveStun(seat, scenario.card(last));
            default -> new Intent.Fight(seat, scenario.card(words.get(1)), scenario.card(last));
        };
    }

    private SeatIntent answer(String text) {
        if (text.matches("option \\d+")) {
            return scenario.picking(Integer.parseInt(text.substring("option ".length())) - 1);
        }
        return scenario.answering(text.equals("none") ? new String[0] : parts(text, ","));
    }

    /** The parts of a text between separators, without those that are empty. */
    static String[] parts(String text, String separator) {
        return Arrays.stream(text.split(separator))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toArray(String[]::new);
    }
}
