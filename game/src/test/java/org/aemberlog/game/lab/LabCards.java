package org.aemberlog.game.lab;

import static org.aemberlog.game.card.dsl.AbilityWords.always;
import static org.aemberlog.game.card.dsl.AemberWords.gain;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.CardWords.creature;
import static org.aemberlog.game.card.dsl.CardWords.friendly;
import static org.aemberlog.game.card.dsl.DamageWords.damage;
import static org.aemberlog.game.card.dsl.FlowWords.chooseOne;
import static org.aemberlog.game.card.dsl.FlowWords.forRemainderOfTurn;
import static org.aemberlog.game.card.dsl.QualityWords.countsAsFlank;
import static org.aemberlog.game.card.dsl.QualityWords.gains;
import static org.aemberlog.game.card.dsl.TargetWords.a;
import static org.aemberlog.game.card.dsl.TargetWords.each;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.aemberlog.game.card.Ability.Half;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.state.DeckCard;

/** A few cards to lay out. */
final class LabCards {

    private static final Map<String, CardDefinition> CARDS = new LinkedHashMap<>();
    private static final List<DeckCard> LISTED = new ArrayList<>();

    static {
        add(card("Bear").creature(5, 1).traits("beast").taunt().build(), House.LOGOS);
        add(card("Ærie Mouse").creature(1).reap(gain(1)).build(), House.LOGOS);
        add(card("Stranger").creature(3).build(), House.DIS);
        add(card("Lever").artifact().action(gain(1)).omni(gain(1)).build(), House.LOGOS);
        add(card("Spark").action().aember(1).play(damage(1, a(creature()))).build(), House.LOGOS);
        add(
                card("Oracle")
                        .action()
                        .play(chooseOne(gain(1), damage(1, a(creature()))))
                        .build(),
                House.LOGOS);
        add(
                card("Charm")
                        .action()
                        .play(forRemainderOfTurn(always(each(friendly(creature())), countsAsFlank())))
                        .build(),
                House.LOGOS);
        add(card("Guide").upgrade().thisCreature(countsAsFlank()).build(), House.LOGOS);
        add(card("Cloak").upgrade().thisCreature(gains(KeywordKind.ELUSIVE)).build(), House.DIS);
        add(card("Colossus").creature(9).gigantic(Half.BOTTOM).build(), House.LOGOS);
        add(card("Colossus", "colossus-top").creature(0).gigantic(Half.TOP).build(), House.LOGOS);
    }

    private LabCards() {}

    private static void add(CardDefinition definition, House house) {
        CARDS.put(definition.id(), definition);
        LISTED.add(new DeckCard(definition.id(), house, List.of()));
    }

    static CardIndex index() {
        return new CardIndex(LISTED, id -> java.util.Optional.ofNullable(CARDS.get(id)));
    }
}
