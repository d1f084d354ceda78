package org.aemberlog.game.bot;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.Timing.REAP;
import static org.aemberlog.game.card.Token.POWER;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.scenario.Scenario;
import org.aemberlog.game.state.DeckCard;

/** Cards that a bot has to judge; no pool has their titles. */
final class BotCards {

    private static final Map<String, CardDefinition> CARDS = new LinkedHashMap<>();
    private static final Map<String, House> HOUSES = new LinkedHashMap<>();

    static {
        listed(
                House.LOGOS,
                card("Ox").creature(6).build(),
                card("Goat").creature(3).build(),
                card("Hen").creature(1).build(),
                card("Eel").creature(3).elusive().build(),
                card("Lance").creature(3).skirmish().build(),
                card("Asp").creature(1).keyword(KeywordKind.POISON).skirmish().build(),
                card("Stinger").creature(2).reap(damage(3, a(creature()))).build(),
                card("Nurse").creature(2).reap(heal(3, a(creature()))).build(),
                card("Fool").creature(2).reap(steals(OPPONENT, 1)).build(),
                card("Smith").creature(2).action(gain(2)).build(),
                card("Bolt").action().play(damage(3, a(creature()))).build(),
                card("Doom").action().play(destroy(each(creature()))).build(),
                card("Prayer").action().play(ward(a(creature()))).build(),
                card("Sleep").action().play(stun(a(creature()))).build(),
                card("Coffee").action().play(unstun(a(creature()))).build(),
                card("Alarm").action().play(ready(a(creature()))).build(),
                card("Grow")
                        .action()
                        .play(addCounters(POWER, number(1), a(creature())))
                        .build(),
                card("Shrink")
                        .action()
                        .play(remember("it", a(creature())), forRemainderOfTurn(always(it(), power(-2))))
                        .build(),
                card("Waltz")
                        .action()
                        .play(remember("it", a(creature())), stun(remembered("it")))
                        .build(),
                card("Theft").action().play(steal(2)).build(),
                card("Tribute").action().play(may(steals(OPPONENT, 2))).build(),
                card("Fork")
                        .action()
                        .play(chooseOne(gains(OPPONENT, number(2)), gain(1)))
                        .build(),
                card("Salvage")
                        .action()
                        .play(toHand(fromYourDiscard(anyCard())))
                        .build(),
                card("Ember")
                        .action()
                        .bonus(BonusIcon.DAMAGE)
                        .play(ward(a(creature())))
                        .build(),
                card("Rain")
                        .action()
                        .play(divideDamage(number(4), each(creature())))
                        .build(),
                card("Ban")
                        .action()
                        .play(nameCard(), destroy(each(creature(withNamedTitle()))))
                        .build(),
                card("Crown").upgrade().thisCreature(power(3)).build(),
                card("Curse").upgrade().thisCreature(power(-2)).build(),
                card("Gag").upgrade().thisCreature(blank()).build(),
                card("Leash").upgrade().play(takesControl(YOU, host())).build(),
                card("Sting")
                        .upgrade()
                        .thisCreature(gains(bold(REAP, damage(2, a(creature())))))
                        .build());
        listed(
                House.DIS,
                card("Imp").creature(2).build(),
                card("Fiend").creature(4).build(),
                card("Idol").artifact().action(gain(1)).build(),
                card("Anchor")
                        .artifact()
                        .always(skipsForgeStep(YOU))
                        .action(sacrifice(self()))
                        .build(),
                card("Rock").artifact().build());
        listed(House.LOGOS, card("Anvil").artifact().action(forgeKey(YOU)).build());
    }

    private BotCards() {}

    private static void listed(House house, CardDefinition... cards) {
        for (var card : List.of(cards)) {
            CARDS.put(card.id(), card);
            HOUSES.put(card.id(), house);
        }
    }

    static Scenario table(String position) {
        return Scenario.of(position, BotCards::inDeck, BotCards::find);
    }

    static Optional<CardDefinition> find(String pinned) {
        return Optional.ofNullable(CARDS.get(pinned));
    }

    private static Optional<DeckCard> inDeck(String id) {
        return Optional.ofNullable(HOUSES.get(id)).map(house -> new DeckCard(id, house, List.of()));
    }
}
