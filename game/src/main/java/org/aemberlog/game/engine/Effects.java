package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Pick;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.engine.Damage.Hit;
import org.aemberlog.game.engine.Frame.Outcome;
import org.aemberlog.game.event.MatchEvent.*;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Zone;

/** Resolves the instructions of abilities, as far as each can be (rulebook). */
final class Effects {

    private static final Set<Zone> HIDDEN = Set.of(Zone.HAND, Zone.DECK, Zone.ARCHIVES);

    private final Resolution r;

    Effects(Resolution resolution) {
        this.r = resolution;
    }

    /** Resolves an effect, then destroys what its changes left without enough power. */
    Outcome resolve(Effect effect, Frame frame) {
        var outcome =
                switch (effect) {
                    case Seq e -> sequence(e, frame);
                    case If e ->
                            resolve(
                                    Values.holds(r.board(), frame, e.test())
                                            ? e.then()
                                            : e.otherwise(),
                                    frame);
                    case IfDone e -> ifDone(e, frame);
                    case May e -> may(e, frame);
                    case Let e -> let(e, frame);
                    case As e -> as(e, frame);
                    case Lasting e -> lasting(e, frame);
                    case GainAember e -> gain(e, frame);
                    case LoseAember e -> lose(e, frame);
                    case Steal e -> steal(e, frame);
                    case Capture e -> capture(e, frame);
                    case Exalt e -> exalt(e, frame);
                    case DealDamage e -> dealDamage(e, frame);
                    case DivideDamage e -> divideDamage(e, frame);
                    case Heal e -> heal(e, frame);
                    case AddStatus e -> addStatus(e, frame);
                    case Ready e -> ready(e, frame);
                    case Exhaust e -> exhaust(e, frame);
                    case Destroy e -> destroy(e, frame);
                    case Purge e -> each(e.target(), frame, r.leavingPlay::purge);
                    case ToHand e -> each(e.target(), frame, r.leavingPlay::toHand);
                    case Archive e -> each(e.target(), frame, r.leavingPlay::archive);
                    case Discard e -> each(e.target(), frame, r.leavingPlay::discard);
                    case Draw e -> draw(e, frame);
                    case PutInDeck e -> putInDeck(e, frame);
                    case PlayCard e -> playCard(e, frame);
                    case UseCard e ->
                            each(
                                    e.card(),
                                    frame,
                                    card -> r.uses.useByEffect(card, e.mode()));
                    case GainChains e -> gainChains(e, frame);
            default -> throw new UnsupportedOperationException(String.valueOf(effect));
                };
        r.destruction.sweep();
        return outcome;
    }

    private Outcome sequence(Seq e, Frame frame) {
        boolean complete = true;
        for (var step : e.steps()) {
            complete &= resolve(step, frame).complete();
        }
        return Outcome.done(complete);
    }

    private Outcome ifDone(IfDone e, Frame frame) {
        var first = resolve(e.first(), frame);
        return first.complete() ? resolve(e.then(), frame) : first;
    }

    private Outcome may(May e, Frame frame) {
        return r.chooseYes(Reason.MAY, frame.source())
                ? resolve(e.body(), frame)
                : Outcome.done(false);
    }

    private Outcome let(Let e, Frame frame) {
        var cards = choose(e.cards(), frame);
        frame.cards().put(e.name(), cards);
        return Outcome.of(cards, !cards.isEmpty());
    }

    private Outcome as(As e, Frame frame) {
        var outcome = resolve(e.effect(), frame);
        frame.outcomes().put(e.label(), outcome);
        return outcome;
    }

    private Outcome lasting(Lasting e, Frame frame) {
        r.emit(new LastingEffectBegan(frame.source(), frame.you(), e.until(), e.rule()));
        return Outcome.done(true);
    }

    private Outcome gain(GainAember e, Frame frame) {
        int amount = amount(e.amount(), frame);
        for (var seat : seats(e.who(), frame)) {
            if (amount > 0) {
                r.emit(new AemberGained(seat, amount));
            }
        }
        return Outcome.done(amount > 0);
    }

    private Outcome lose(LoseAember e, Frame frame) {
        int amount = amount(e.amount(), frame);
        boolean complete = true;
        for (var seat : seats(e.who(), frame)) {
            int lost = Math.min(amount, r.state().side(seat).aember());
            if (lost > 0) {
                r.emit(new AemberLost(seat, lost));
            }
            complete &= lost == amount;
        }
        return Outcome.done(complete);
    }

    private Outcome steal(Steal e, Frame frame) {
        int amount = amount(e.amount(), frame);
        var victim = frame.you().opponent();
        int stolen = Math.min(amount, r.state().side(victim).aember());
        if (stolen > 0) {
            r.emit(new AemberStolen(frame.you(), stolen));
        }
        return Outcome.done(stolen > 0 && stolen == amount);
    }

    private Outcome capture(Capture e, Frame frame) {
        int amount = amount(e.amount(), frame);
        var creatures = inPlay(choose(e.by(), frame));
        boolean complete = !creatures.isEmpty();
        for (var creature : creatures) {
            var from = r.board().controller(creature).opponent();
            int captured = Math.min(amount, r.state().side(from).aember());
            if (captured > 0) {
                r.emit(new AemberCaptured(creature, from, captured));
            }
            complete &= captured == amount;
        }
        return Outcome.of(creatures, complete);
    }

    private Outcome exalt(Exalt e, Frame frame) {
        int times = amount(e.times(), frame);
        var creatures = inPlay(choose(e.target(), frame));
        if (times > 0) {
            creatures.forEach(creature -> r.emit(new CreatureExalted(creature, times)));
        }
        return Outcome.of(creatures, times > 0 && !creatures.isEmpty());
    }

    private Outcome dealDamage(DealDamage e, Frame frame) {
        int amount = amount(e.amount(), frame);
        var targets = inPlay(choose(e.target(), frame));
        var destroyed = r.damage.deal(targets.stream().map(t -> Hit.of(t, amount)).toList());
        return new Outcome(targets, !targets.isEmpty(), destroyed);
    }

    private Outcome divideDamage(DivideDamage e, Frame frame) {
        int amount = amount(e.amount(), frame);
        var among = inPlay(Targets.all(r.board(), frame, e.among()));
        var options = among.stream().<Option>map(Option.Card::new).toList();
        var picks =
                r.choose(
                        Reason.DIVISION,
                        Optional.of(frame.source()),
                        options,
                        amount,
                        amount,
                        true);
        var hits = picks.stream().map(i -> Hit.of(among.get(i), 1)).toList();
        return new Outcome(among, !hits.isEmpty(), r.damage.deal(hits));
    }

    private Outcome heal(Heal e, Frame frame) {
        int amount = amount(e.amount(), frame);
        var targets = inPlay(choose(e.target(), frame));
        var healed = new ArrayList<CardId>();
        for (var target : targets) {
            int damage = r.state().find(target).map(Permanent::damage).orElse(0);
            if (damage > 0 && amount > 0) {
                r.emit(new DamageHealed(target, Math.min(amount, damage)));
                healed.add(target);
            }
        }
        return Outcome.of(healed, !healed.isEmpty());
    }

    private Outcome addStatus(AddStatus e, Frame frame) {
        var changed = new ArrayList<CardId>();
        for (var target : inPlay(choose(e.target(), frame))) {
            if (!hasStatus(r.state().find(target).orElseThrow(), e.status())) {
                r.emit(new StatusGained(target, e.status()));
                changed.add(target);
            }
        }
        return Outcome.of(changed, !changed.isEmpty());
    }

    private static boolean hasStatus(Permanent permanent, Status status) {
        return switch (status) {
            case STUN -> permanent.stunned();
            case WARD -> permanent.warded();
            case ENRAGE -> permanent.enraged();
        };
    }

    private Outcome ready(Ready e, Frame frame) {
        var exhausted =
                inPlay(choose(e.target(), frame)).stream().filter(this::isExhausted).toList();
        if (!exhausted.isEmpty()) {
            r.emit(new CardsReadied(exhausted));
        }
        return Outcome.of(exhausted, !exhausted.isEmpty());
    }

    private Outcome exhaust(Exhaust e, Frame frame) {
        return each(
                e.target(),
                frame,
                card -> {
                    boolean change = r.state().find(card).isPresent() && !isExhausted(card);
                    if (change) {
                        r.emit(new CardExhausted(card));
                    }
                    return change;
                });
    }

    private boolean isExhausted(CardId card) {
        return r.state().find(card).map(Permanent::exhausted).orElse(false);
    }

    private Outcome destroy(Destroy e, Frame frame) {
        var targets = choose(e.target(), frame);
        var destroyed = r.destruction.destroy(targets);
        return new Outcome(
                targets, !targets.isEmpty() && destroyed.size() == targets.size(), destroyed);
    }

    private Outcome draw(Draw e, Frame frame) {
        int amount = amount(e.amount(), frame);
        boolean complete = amount > 0;
        for (var seat : seats(e.who(), frame)) {
            complete &= r.cards.draw(seat, amount) == amount;
        }
        return Outcome.done(complete);
    }

    private Outcome putInDeck(PutInDeck e, Frame frame) {
        var outcome =
                each(e.target(), frame, card -> r.leavingPlay.intoDeck(card, e.place()));
        if (e.place() == DeckPlace.SHUFFLED) {
            outcome.cards().stream()
                    .map(CardId::owner)
                    .distinct()
                    .forEach(r.cards::shuffleDeck);
        }
        return outcome;
    }

    /** A card that cannot be played stays where it is (FAQ, Wild Wormhole). */
    private Outcome playCard(PlayCard e, Frame frame) {
        return each(
                e.card(),
                frame,
                card -> {
                    boolean possible = Plays.possible(r.board(), card);
                    if (possible) {
                        r.plays.play(frame.you(), card, r.leavingPlay.zoneOf(card));
                    }
                    return possible;
                });
    }

    private Outcome gainChains(GainChains e, Frame frame) {
        int amount = amount(e.amount(), frame);
        if (amount > 0) {
            seats(e.who(), frame).forEach(seat -> r.emit(new ChainsGained(seat, amount)));
        }
        return Outcome.done(amount > 0);
    }

    /** Does something with each chosen card; complete when it worked for all of them. */
    private Outcome each(Selector target, Frame frame, Predicate<CardId> action) {
        var cards = choose(target, frame);
        var changed = new ArrayList<CardId>();
        for (var card : cards) {
            if (action.test(card)) {
                changed.add(card);
            }
        }
        return Outcome.of(changed, !cards.isEmpty() && changed.size() == cards.size());
    }

    private int amount(Amount amount, Frame frame) {
        return Math.max(0, Values.amount(r.board(), frame, amount));
    }

    private List<Seat> seats(PlayerRef who, Frame frame) {
        return List.of(r.active(), r.active().opponent()).stream()
                .filter(seat -> Values.means(who, frame.you(), seat))
                .toList();
    }

    private List<CardId> inPlay(List<CardId> cards) {
        return cards.stream().filter(card -> r.state().find(card).isPresent()).toList();
    }

    /** The cards an instruction is about, chosen or rolled where it says so. */
    private List<CardId> choose(Selector selector, Frame frame) {
        var all = Targets.all(r.board(), frame, selector);
        return switch (selector) {
            case Selector.Self s -> all;
            case Selector.Host s -> all;
            case Selector.Ref s -> all;
            // A card that has gone where nobody sees it is lost to what was about to happen to it.
            case Selector.ThatCard s ->
                    all.stream()
                            .filter(card -> !HIDDEN.contains(r.leavingPlay.zoneOf(card)))
                            .toList();
            case Selector.NeighborsOf s -> pick(all, s.quantity(), Pick.CHOSEN, frame);
            case Selector.Select s -> pick(all, s.quantity(), s.pick(), frame);
            default -> throw new UnsupportedOperationException(String.valueOf(selector));
        };
    }

    private List<CardId> pick(List<CardId> all, Quantity quantity, Pick pick, Frame frame) {
        int most =
                switch (quantity.kind()) {
                    case EXACTLY, UP_TO -> Math.min(quantity.n(), all.size());
                    case ANY, ALL -> all.size();
                };
        if (quantity.kind() == Quantity.Kind.ALL) {
            return all;
        }
        return switch (pick) {
            case BOTTOM, MOST_POWERFUL, LEAST_POWERFUL ->
                    throw new UnsupportedOperationException(pick.toString());
            case TOP -> all.subList(0, most);
            case RANDOM -> r.dice().shuffle(all).subList(0, most);
            case CHOSEN -> {
                int least = quantity.kind() == Quantity.Kind.EXACTLY ? most : 0;
                yield r.chooseCards(Reason.TARGETS, frame.source(), all, least, most);
            }
        };
    }
}
