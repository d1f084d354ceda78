package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.engine.Damage.Hit;
import org.aemberlog.game.engine.Triggers.Happened;
import org.aemberlog.game.engine.Triggers.Pending;
import org.aemberlog.game.event.MatchEvent.AemberCaptured;
import org.aemberlog.game.event.MatchEvent.AemberGained;
import org.aemberlog.game.event.MatchEvent.ArtifactEntered;
import org.aemberlog.game.event.MatchEvent.CardDiscarded;
import org.aemberlog.game.event.MatchEvent.CardPlayed;
import org.aemberlog.game.event.MatchEvent.CreatureEntered;
import org.aemberlog.game.event.MatchEvent.UpgradeAttached;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Zone;

/** Playing a card (timing chart, Play a Card). */
final class Plays {

    private final Resolution r;

    Plays(Resolution resolution) {
        this.r = resolution;
    }

    /** Whether a card can be played at all, wherever it is and whatever the active house. */
    static boolean possible(Board board, CardId card) {
        return !RuleOfSix.reached(board.state(), card) && hasHost(board, card);
    }

    static boolean hasHost(Board board, CardId card) {
        return board.cast().definition(card).type() != CardType.UPGRADE
                || !board.state().a().battleline().isEmpty()
                || !board.state().b().battleline().isEmpty();
    }

    void play(Seat you, CardId card, Zone from) {
        r.emit(new CardPlayed(you, card, from));
        var script = r.cast().script(card);
        switch (script.definition.type()) {
            case CREATURE -> {
                int position = choosePosition(you, card, script);
                r.emit(new CreatureEntered(you, card, position, script.entersReady()));
            }
            case ARTIFACT -> r.emit(new ArtifactEntered(you, card, script.entersReady()));
            case UPGRADE -> r.emit(new UpgradeAttached(you, card, chooseHost(card)));
            case ACTION -> {}
        }
        r.destruction.sweep();
        resolveBonusIcons(you, card);
        resolvePlayAbilities(you, card);
        if (r.state().beingPlayed().contains(card)) {
            r.emit(new CardDiscarded(card, Zone.BEING_PLAYED));
        }
    }

    private int choosePosition(Seat you, CardId card, Script script) {
        int size = r.state().side(you).battleline().size();
        if (size == 0) {
            return 0;
        }
        var flank =
                r.chooseOne(
                        Reason.FLANK,
                        Optional.of(card),
                        List.of(new Option.Left(), new Option.Right()));
        return flank instanceof Option.Left ? 0 : size;
    }

    private CardId chooseHost(CardId upgrade) {
        var creatures = new ArrayList<CardId>();
        for (var seat : List.of(r.active(), r.active().opponent())) {
            for (var creature : r.state().side(seat).battleline()) {
                creatures.add(creature.card());
            }
        }
        return r.chooseCards(Reason.HOST, upgrade, creatures, 1, 1).getFirst();
    }

    /** All icons resolve, top to bottom, even when the card leaves play meanwhile (FAQ). */
    private void resolveBonusIcons(Seat you, CardId card) {
        r.cast().script(card).definition.bonus().forEach(icon -> resolveIcon(you, card, icon));
        r.state().deckCard(card).enhancements().forEach(icon -> resolveIcon(you, card, icon));
    }

    private void resolveIcon(Seat you, CardId card, BonusIcon icon) {
        switch (icon) {
            case AEMBER -> r.emit(new AemberGained(you, 1));
            case DRAW -> r.cards.draw(you, 1);
            case CAPTURE -> {
                var creatures = creatures(you);
                if (!creatures.isEmpty() && r.state().side(you.opponent()).aember() > 0) {
                    var by = r.chooseCards(Reason.TARGETS, card, creatures, 1, 1).getFirst();
                    r.emit(new AemberCaptured(by, you.opponent(), 1));
                }
            }
            case DAMAGE -> {
                var creatures = new ArrayList<>(creatures(you));
                creatures.addAll(creatures(you.opponent()));
                r.damage.deal(
                        r.chooseCards(
                                        Reason.TARGETS,
                                        card,
                                        creatures,
                                        Math.min(1, creatures.size()),
                                        Math.min(1, creatures.size()))
                                .stream()
                                .map(target -> Hit.of(target, 1))
                                .toList());
            }
        }
    }

    private List<CardId> creatures(Seat seat) {
        return r.state().side(seat).battleline().stream().map(Permanent::card).toList();
    }

    private void resolvePlayAbilities(Seat you, CardId card) {
        var waiting = new ArrayList<Pending>();
        if (stillThere(card)) {
            r.triggers.addBold(waiting, card, Timing.PLAY);
        }
        r.triggers.addAfter(waiting, new Happened(Happening.PLAYED, you, card, r.board(), 0));
        r.triggers.resolve(waiting);
    }

    private boolean stillThere(CardId card) {
        return r.state().beingPlayed().contains(card)
                || r.leavingPlay.zoneOf(card) == Zone.IN_PLAY;
    }
}
