package org.aemberlog.game.bot.table;

import java.util.Optional;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.view.TableView;
import org.aemberlog.game.view.TableView.InPlay;

/**
 * A card that the seat sees.
 *
 * @param mine whether the seat controls it or, out of play, owns it
 * @param inPlay how it is in play, for creatures and artifacts there
 */
public record Sighted(TableView.Card face, Zone zone, boolean mine, Optional<InPlay> inPlay) {

    private static final int BODY = 3;

    /** The id of the card. */
    public CardId id() {
        return face.id();
    }

    /** Whether it is a creature that is in play. */
    public boolean isCreatureInPlay() {
        return inPlay.isPresent() && face.type() == CardType.CREATURE;
    }

    /** How much it matters, for comparison; a point is about a third of an Æmber. */
    public int value() {
        int power = inPlay.map(InPlay::power).orElse(face.power());
        int extra = inPlay.map(it ->
                        2 * it.aember() + it.keywords().size() + it.upgrades().size())
                .orElse(face.bonus().size());
        return BODY + power + extra;
    }

    /** How much damage destroys it; without regard to a ward. */
    public int toughness() {
        return inPlay.map(it -> it.power() - it.damage() + it.armorLeft()).orElse(face.power());
    }

    /** Whether it is in play with a keyword. */
    public boolean has(KeywordKind keyword) {
        return inPlay.filter(it -> it.keywords().containsKey(keyword)).isPresent();
    }

    /** The number behind a keyword; 0 without it. */
    public int keyword(KeywordKind keyword) {
        return inPlay.map(it -> it.keywords().getOrDefault(keyword, 0)).orElse(0);
    }
}
