package org.aemberlog.game.view;

import static org.aemberlog.game.card.PlayerRef.YOU;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.DeckPlace;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Pick;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Rules;
import org.aemberlog.game.json.Canonical;
import org.aemberlog.game.state.DeckCard;
import org.aemberlog.game.state.DeckList;
import org.aemberlog.game.state.SeatSetup;

/** Made-up cards that move cards into, out of and between the hidden zones in every way. */
final class SecretivePool implements CardLibrary {

    private static final List<House> HOUSES = List.of(House.DIS, House.LOGOS, House.UNTAMED);
    private static final int COPIES_OF_CARD = 2;

    private final Map<String, CardDefinition> byPinnedName = new LinkedHashMap<>();
    private final Rules rules = new Rules(this);

    SecretivePool() {
        for (var definition : definitions()) {
            byPinnedName.put(
                    definition.id() + "@" + Canonical.sha256(definition).substring(0, 16), definition);
        }
    }

    @Override
    public Optional<CardDefinition> find(String pinned) {
        return Optional.ofNullable(byPinnedName.get(pinned));
    }

    /** The rules of matches with these cards. */
    Rules rules() {
        return rules;
    }

    /** A legal deck in which each title is in one house. */
    SeatSetup setup(String player) {
        var cards = new ArrayList<DeckCard>();
        for (var pinned : byPinnedName.keySet()) {
            var house = HOUSES.get(cards.size() / 12);
            for (int i = 0; i < COPIES_OF_CARD; i++) {
                var enhancements = i == 0 ? List.of(BonusIcon.DRAW) : List.<BonusIcon>of();
                cards.add(new DeckCard(pinned, house, enhancements));
            }
        }
        var deck = new DeckList("d-" + player, "Deck of " + player, HOUSES, cards);
        return new SeatSetup(player, deck, 0);
    }

    private static List<CardDefinition> definitions() {
        return List.of(
                card("Filer")
                        .creature(3)
                        .aember(1)
                        .play(archive(one(Zone.HAND, creature())))
                        .build(),
                card("Searcher")
                        .creature(2)
                        .play(toHand(one(Zone.DECK, creature())))
                        .build(),
                card("Recaller")
                        .creature(4, 1)
                        .reap(toHand(one(Zone.ARCHIVES, anyCard())))
                        .build(),
                card("Digger").action().aember(1).play(archive(topOfDeck(YOU))).build(),
                card("Tucker").action().play(put(DeckPlace.TOP, Zone.HAND)).build(),
                card("Sinker")
                        .artifact()
                        .action(put(DeckPlace.BOTTOM, Zone.ARCHIVES))
                        .build(),
                card("Recruiter")
                        .action()
                        .play(toHand(fromYourDiscard(creature())))
                        .build(),
                card("Thief")
                        .creature(2)
                        .elusive()
                        .reap(steal(1))
                        .fight(capture(1))
                        .build(),
                card("Mirror").upgrade().thisCreature(power(2)).build(),
                card("Bouncer")
                        .creature(5)
                        .play(may(toHand(a(creature()))))
                        .destroyed(archive(self()))
                        .build(),
                card("Muddler")
                        .action()
                        .play(
                                discard(randomFrom(Zone.HAND, PlayerRef.OPPONENT)),
                                purge(randomFrom(Zone.HAND, PlayerRef.YOU)),
                                draw(2))
                        .build(),
                card("Hoarder")
                        .artifact()
                        .play(placeFacedownUnderThis(one(Zone.HAND, anyCard())))
                        .omni(playCard(underThis()))
                        .build(),
                card("Grafter")
                        .creature(3)
                        .play(graft(one(Zone.HAND, anyCard())))
                        .build(),
                card("Peeper")
                        .action()
                        .play(
                                remember("seen", topOfDeck(YOU, 3)),
                                lookAt(remembered("seen")),
                                as("gone", discard(chooseAmong(1, remembered("seen")))),
                                putOnDeckInAnyOrder(allAmong(remembered("seen"), not(among(touched("gone"))))))
                        .build(),
                card("Boaster")
                        .creature(2)
                        .reap(choose(one(Zone.HAND, anyCard())), reveal(it()))
                        .build(),
                card("Kidnapper")
                        .action()
                        .play(archiveInYours(a(enemy(creature()))))
                        .build(),
                card("Turner")
                        .action()
                        .play(swapZones(Zone.DECK, Zone.DISCARD), shuffleDeck())
                        .build(),
                card("Gambler")
                        .action()
                        .aember(1)
                        .play(playCard(topOfDeck(YOU)), shuffleIntoDeck(a(creature())))
                        .build());
    }

    private static Selector one(Zone zone, Filter filter) {
        return new Selector.Select(zone, PlayerRef.YOU, filter, Quantity.exactly(1), Pick.CHOSEN);
    }

    private static Effect put(DeckPlace place, Zone from) {
        return new Effect.PutInDeck(one(from, anyCard()), place);
    }
}
