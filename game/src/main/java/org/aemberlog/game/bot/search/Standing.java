package org.aemberlog.game.bot.search;

import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.TableView;
import org.aemberlog.game.view.TableView.Half;
import org.aemberlog.game.view.TableView.InPlay;

/** How well a seat stands, in Æmber: what is on its side less what is on the other. */
final class Standing {

    private static final double VICTORY = 1_000;
    private static final double KEY = 9;
    private static final double HAND = 0.4;
    private static final double ARCHIVED = 0.6;
    private static final double CHAIN = -0.4;
    private static final double CREATURE = 0.9;
    private static final double POWER = 0.25;
    private static final double ARTIFACT = 0.8;
    private static final double UPGRADE = 0.5;

    /** Æmber that lies on a creature comes back to the other player when it dies. */
    private static final double CAPTURED = -0.5;

    private static final double STUNNED = -0.5;

    private Standing() {}

    static double of(TableView table, Seat seat) {
        if (table.winner().isPresent()) {
            return table.winner().get() == seat ? VICTORY : -VICTORY;
        }
        double difference = half(table.a()) - half(table.b());
        return seat == Seat.A ? difference : -difference;
    }

    private static double half(Half half) {
        return KEY * half.keys().size()
                + half.aember()
                + HAND * half.handSize()
                + ARCHIVED * half.archivesSize()
                + CHAIN * half.chains()
                + ARTIFACT * half.artifacts().size()
                + half.battleline().stream().mapToDouble(Standing::creature).sum();
    }

    private static double creature(InPlay it) {
        return CREATURE
                + POWER * Math.max(0, it.power() - it.damage())
                + UPGRADE * it.upgrades().size()
                + CAPTURED * it.aember()
                + (it.stunned() ? STUNNED : 0);
    }
}
