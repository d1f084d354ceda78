package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Reason;

/** Divides what is too little for all of several cards (glossary, Active Player). */
final class Sharing {

    private final Resolution r;

    Sharing(Resolution resolution) {
        this.r = resolution;
    }

    /**
     * How much each of the cards gets: as much as it may where there is enough; else the active
     * player says so one card after the other, until all that there is is given.
     *
     * @param why {@code SHARE} or {@code DAMAGE_SHARE}
     * @param each how much a card may get at most
     * @param supply how much there is
     */
    List<Integer> share(Reason why, List<CardId> among, int each, int supply) {
        var shares = new ArrayList<Integer>(among.size());
        int left = supply;
        for (int i = 0; i < among.size(); i++) {
            long others = (long) each * (among.size() - 1 - i);
            int least = Math.clamp(left - others, 0, each);
            int share = r.chooseNumber(why, among.get(i), least, Math.min(each, left));
            shares.add(share);
            left -= share;
        }
        return shares;
    }
}
