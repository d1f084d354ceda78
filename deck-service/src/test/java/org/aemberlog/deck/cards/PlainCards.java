package org.aemberlog.deck.cards;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Card.card;
import static org.aemberlog.game.card.dsl.Language.*;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.Effect.WhichKey;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.card.dsl.Card;

/** Made-up cards, each with nothing but the one thing that a ruling is about. */
final class PlainCards {

    private static final Map<String, CardDefinition> CARDS = new LinkedHashMap<>();

    static {
        keepers().forEach(PlainCards::add);
        creatures().forEach(PlainCards::add);
        moversOfAember().forEach(PlainCards::add);
        moversOfCards().forEach(PlainCards::add);
        others().forEach(PlainCards::add);
        PlainEncounters.creatures().forEach(PlainCards::add);
        PlainEncounters.actions().forEach(PlainCards::add);
        PlainEncounters.others().forEach(PlainCards::add);
        PlainUpgrades.all().forEach(PlainCards::add);
    }

    private PlainCards() {}

    /** The card with this id. */
    static Optional<CardDefinition> find(String id) {
        return Optional.ofNullable(CARDS.get(id));
    }

    private static void add(Card card) {
        var built = card.build();
        CARDS.put(built.id(), built);
    }

    /** One for each of the glossary's types of counters. */
    private static Stream<Card> keepers() {
        return Stream.of(
                        Token.AWAKENING,
                        Token.DEPTH,
                        Token.DOOM,
                        Token.DISRUPTION,
                        Token.FUSE,
                        Token.GLORY,
                        Token.GROWTH,
                        Token.IGNORANCE,
                        Token.KNOWLEDGE,
                        Token.SCHEME,
                        Token.WARRANT)
                .map(PlainCards::keeperOf);
    }

    /** Each of its counters is worth 2 power to it. */
    private static Card keeperOf(Token kind) {
        return card("Plain Keeper of " + kind)
                .creature(1)
                .omni(addCounters(kind, number(1), self()))
                .always(power(times(2, tokens(kind, self()))));
    }

    private static List<Card> creatures() {
        return List.of(
                card("Plain Mouse").creature(1).traits("beast"),
                card("Plain Wolf").creature(3).traits("beast"),
                card("Plain Bear").creature(5).traits("beast"),
                card("Plain Elephant").creature(9),
                card("Plain Tortoise").creature(3, 2),
                card("Plain Guard").creature(4).taunt(),
                card("Plain Ghost").creature(2).elusive(),
                card("Plain Lancer").creature(3).keyword(KeywordKind.ASSAULT, 2),
                card("Plain Hedgehog").creature(3).keyword(KeywordKind.HAZARDOUS, 2),
                card("Plain Viper").creature(2).keyword(KeywordKind.POISON),
                card("Plain Archer").creature(3).skirmish(),
                card("Plain Statue").creature(3).keyword(KeywordKind.INVULNERABLE),
                card("Plain Scout").creature(2).keyword(KeywordKind.DEPLOY),
                card("Plain Herald").creature(2).omni(gain(1)),
                card("Plain Moon Child")
                        .creature(3)
                        .whilst(tideIsHigh(), power(2))
                        .whilst(tideIsLow(), power(-1)),
                card("Plain Heir").creature(1).destroyed(gain(1)),
                card("Plain Angel").creature(1).destroyed(ward(each(another(friendly(creature()))))),
                card("Plain Healer").creature(1).destroyed(fullyHeal(each(friendly(creature())))),
                card("Plain Squire").creature(2).always(each(creature(neighbor())), armor(2)),
                card("Plain Duelist").creature(4).beforeFight(gain(1)),
                card("Plain Sage").creature(2).reap(draw(1)),
                card("Plain Watcher").creature(2).eachTime(isDestroyed(another(creature())), gain(1)));
    }

    private static List<Card> moversOfAember() {
        return List.of(
                card("Plain Exalting").action().play(exalt(a(creature()))),
                card("Plain Bribe").action().play(moveAember(number(2), poolOf(YOU), poolOf(OPPONENT))),
                card("Plain Handing Over")
                        .action()
                        .play(
                                remember("giver", a(friendly(creature()))),
                                moveAember(number(2), on(remembered("giver")), on(a(enemy(creature()))))),
                card("Plain Giving Back")
                        .action()
                        .play(moveAember(number(9), on(a(friendly(creature()))), poolOf(OPPONENT))),
                card("Plain Theft").action().play(steal(2)),
                card("Plain Tax").artifact().always(keyCost(OPPONENT, 2)),
                card("Plain Rebate").artifact().always(keyCost(YOU, -2)),
                card("Plain Unmaking").action().play(unforgeKey(OPPONENT, WhichKey.ANY)),
                card("Plain Forging").action().play(forgeKey(YOU)),
                card("Plain Omen").artifact().eachTime(happens(TriggerEvent.TURN_STARTED, YOU), gain(1)),
                card("Plain Dusk").artifact().eachTime(happens(TriggerEvent.TURN_ENDED, YOU), gain(1)),
                card("Plain Anvil").artifact().eachTime(forges(YOU), gain(1)),
                card("Plain Banner").artifact().eachTime(happens(TriggerEvent.HOUSE_CHOSEN, YOU), gain(1)),
                card("Plain Haunt").action().play(onlyIf(haunted(YOU), gain(1)), onlyIf(haunted(OPPONENT), gain(2))));
    }

    private static List<Card> moversOfCards() {
        return List.of(
                card("Plain Recall").action().play(toHand(a(creature()))),
                card("Plain Banishing").action().play(purge(a(creature()))),
                card("Plain Burying").action().play(archive(a(creature()))),
                card("Plain Filing").action().play(archive(fromYourHand(anyCard()))),
                card("Plain Slaying").action().play(destroy(a(creature()))),
                card("Plain Ruin").action().play(destroy(each(creature()))),
                card("Plain Offering").action().play(sacrifice(a(creature()))),
                card("Plain Coup").action().play(takesControl(YOU, a(enemy(creature())))),
                card("Plain March").action().play(moveToFlank(a(creature()))),
                card("Plain Dance").action().play(swap(a(friendly(creature())), a(friendly(creature())))),
                card("Plain Tangle").action().play(swap(a(creature()), a(creature()))),
                card("Plain Turning").action().play(swapZones(Zone.ARCHIVES, Zone.DISCARD)),
                card("Plain Abduction").action().play(archiveInYours(a(creature()))),
                card("Plain Registrar").artifact().eachTime(happens(TriggerEvent.ARCHIVED, EACH, anyCard()), gain(1)),
                card("Plain Leech").creature(1).reap(againWhile(atLeast(pool(OPPONENT), 1), steal(1))),
                card("Plain Seeking").action().play(search(creature(), Quantity.upTo(1), Zone.DECK), toHand(it())),
                card("Plain Raising").action().play(putIntoPlay(fromYourDiscard(creature()))),
                card("Plain Tomb").artifact().omni(graft(fromYourHand(anyCard()))),
                card("Plain Bullseye").action().play(destroy(each(enemy(creature(inCenter()))))),
                card("Plain Weakest").action().play(destroy(leastPowerful(1, creature()))),
                card("Plain Weakest Two").action().play(destroy(leastPowerful(2, creature()))),
                card("Plain Strongest").action().play(destroy(mostPowerful(1, creature()))));
    }

    private static List<Card> others() {
        return List.of(
                card("Plain First").action().keyword(KeywordKind.ALPHA).play(gain(1)),
                card("Plain Last").action().keyword(KeywordKind.OMEGA).play(gain(1)),
                card("Plain Bell").artifact().omni(gain(1)),
                card("Plain Coin").action().aember(1),
                card("Plain Fury").action().play(enrage(a(creature()))),
                card("Plain Shelter").action().play(ward(a(creature()))),
                card("Plain Stunning").action().play(stun(a(creature()))),
                card("Plain Spark").action().play(damage(1, a(creature()))),
                card("Plain Blast").action().play(damage(3, a(creature()))),
                card("Plain Quake").action().play(damage(2, each(creature()))),
                card("Plain Baring")
                        .action()
                        .play(choose(a(creature())), forRemainderOfTurn(always(it(), loses(KeywordKind.ELUSIVE)))),
                card("Plain Splashing")
                        .action()
                        .play(
                                remember("target", a(creature())),
                                damageTogether(
                                        damage(2, remembered("target")), damage(1, neighborsOf(remembered("target"))))),
                card("Plain Salve").action().play(heal(2, a(creature()))),
                card("Plain Growing").action().play(addCounters(Token.POWER, number(1), a(creature()))),
                card("Plain Zealots Bell").artifact().always(mustChoose(House.LOGOS)),
                card("Plain Echo").artifact().eachTime(happens(TriggerEvent.AEMBER_STOLEN, OPPONENT), steal(1)),
                card("Plain Greed").artifact().eachTime(happens(TriggerEvent.AEMBER_STOLEN, YOU), steal(1)),
                card("Plain Audience").artifact().eachTime(youPlay(actionCard()), draw(1)),
                card("Plain Wave").action().play(raiseTide()),
                card("Plain Sharpening").upgrade().thisCreature(gains(KeywordKind.ASSAULT, 1)),
                card("Plain Spikes").upgrade().thisCreature(gains(KeywordKind.HAZARDOUS, 1)),
                card("Plain Mail").upgrade().thisCreature(armor(1)),
                card("Plain Plates").upgrade().thisCreature(armor(4)),
                card("Plain Fangless").upgrade().thisCreature(fightDamageOnly(0)),
                card("Plain Cloak").upgrade().thisCreature(gains(KeywordKind.ELUSIVE)),
                card("Plain Withering").upgrade().thisCreature(power(-3)),
                card("Plain Fog").action().play(forRemainderOfTurn(always(each(creature()), power(1)))));
    }
}
