package org.aemberlog.game.card.text;

import org.aemberlog.game.card.PlayerRef;

/**
 * How the players are called in an ability.
 *
 * @param that the player that the event is about, such as "that player" or "its controller"
 */
record Naming(String that) {

    /** "you" */
    String of(PlayerRef player) {
        return switch (player) {
            case YOU -> "you";
            case OPPONENT -> "your opponent";
            case EACH -> "each player";
            case ACTIVE -> "the active player";
            case THAT_PLAYER -> that;
            case THAT_PLAYERS_OPPONENT -> that + "’s opponent";
            case ITS_OWNER -> "its owner";
            case ITS_CONTROLLER -> "its controller";
        };
    }

    /** "a player" for each, where one of them is enough. */
    String any(PlayerRef player) {
        return player == PlayerRef.EACH ? "a player" : of(player);
    }

    /** "your", "your opponent’s" */
    String possessive(PlayerRef player) {
        return player == PlayerRef.YOU ? "your" : of(player) + "’s";
    }

    /** "your", or "their" where the player was just named. */
    static String their(PlayerRef player) {
        return player == PlayerRef.YOU ? "your" : "their";
    }

    /** "you have", "your opponent has" */
    String having(PlayerRef player) {
        return of(player) + (player == PlayerRef.YOU ? " have" : " has");
    }

    /** What a player does; for you an instruction. */
    Clause by(PlayerRef who, String verb, String rest) {
        return who == PlayerRef.YOU ? Clause.order(verb, rest) : does(who, verb, rest);
    }

    /** What a player does, told of you like of anybody. */
    Clause does(PlayerRef who, String verb, String rest) {
        return new Clause(of(who), who == PlayerRef.YOU, verb, rest);
    }
}
