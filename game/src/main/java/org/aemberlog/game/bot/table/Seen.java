package org.aemberlog.game.bot.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.game.bot.situation.Situation;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.view.TableView;
import org.aemberlog.game.view.TableView.Half;

/** The table from one seat's side. */
public final class Seen {

    private final Situation situation;
    private final List<Sighted> all = new ArrayList<>();

    /** What a seat sees when it decides. */
    public Seen(Situation situation) {
        this.situation = situation;
        for (var seat : Seat.values()) {
            add(half(seat), seat == situation.seat());
        }
        add(table().shown(), Zone.DECK);
        add(table().beingPlayed(), Zone.HAND);
    }

    private void add(Half half, boolean mine) {
        Stream.concat(half.battleline().stream(), half.artifacts().stream()).forEach(it -> {
            all.add(new Sighted(it.card(), Zone.IN_PLAY, mine, Optional.of(it)));
            it.upgrades().forEach(this::add);
        });
        add(half.hand(), Zone.HAND);
        add(half.discard(), Zone.DISCARD);
        add(half.archives(), Zone.ARCHIVES);
        add(half.purged(), Zone.PURGED);
    }

    private void add(TableView.Upgrade it) {
        boolean mine = it.controller() == situation.seat();
        all.add(new Sighted(it.card(), Zone.IN_PLAY, mine, Optional.empty()));
    }

    private void add(List<TableView.Card> cards, Zone zone) {
        for (var face : cards) {
            boolean mine = face.id().owner() == situation.seat();
            all.add(new Sighted(face, zone, mine, Optional.empty()));
        }
    }

    /** The table as it was given. */
    public TableView table() {
        return situation.table();
    }

    private Half half(Seat seat) {
        return seat == Seat.A ? table().a() : table().b();
    }

    /** The seat's own side. */
    public Half mine() {
        return half(situation.seat());
    }

    /** The opponent's side. */
    public Half theirs() {
        return half(situation.seat().opponent());
    }

    /** Every card that is seen, hidden ones left out. */
    public List<Sighted> all() {
        return all;
    }

    /** The card with an id, if it is seen. */
    public Optional<Sighted> find(CardId card) {
        return all.stream().filter(it -> it.id().equals(card)).findFirst();
    }

    /** The creatures in play on a side. */
    public Stream<Sighted> creatures(boolean mine) {
        return all.stream().filter(it -> it.isCreatureInPlay() && it.mine() == mine);
    }

    /** What a card says, if it is of one of the decks. */
    public Optional<CardDefinition> definition(TableView.Card face) {
        return Optional.ofNullable(situation.cards().get(face.card()));
    }

    /** The definitions of a card and of the upgrades on it. */
    public List<CardDefinition> definitions(Sighted card) {
        var upgrades =
                card.inPlay().stream().flatMap(it -> it.upgrades().stream().map(TableView.Upgrade::card));
        return Stream.concat(Stream.of(card.face()), upgrades)
                .flatMap(face -> definition(face).stream())
                .toList();
    }

    /** The choice that waits. */
    public Choice choice() {
        return table().choice().orElseThrow();
    }

    /** The Æmber in the pool of a player, if one player is meant. */
    public int pool(PlayerRef whose) {
        return switch (whose) {
            case YOU, ACTIVE -> mine().aember();
            case OPPONENT -> theirs().aember();
            case EACH -> mine().aember() + theirs().aember();
            case THAT_PLAYER, THAT_PLAYERS_OPPONENT, ITS_OWNER, ITS_CONTROLLER -> 0;
        };
    }
}
