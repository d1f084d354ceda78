package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.aemberlog.game.card.AemberPlace;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.card.EventPattern.Happening;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.Modifier.Deed;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.engine.Damage.Hit;
import org.aemberlog.game.engine.Frame.Outcome;
import org.aemberlog.game.event.MatchEvent.*;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Permanent;
import org.aemberlog.game.state.Seat;
import org.aemberlog.game.state.Spot;
import org.aemberlog.game.state.Zone;

/** Resolves the instructions of abilities, as far as each can be (rulebook). */
final class Effects {

    private final Resolution r;
    private final Choosing choosing;

    Effects(Resolution resolution) {
        this.r = resolution;
        this.choosing = new Choosing(resolution);
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
                    case OneOf e -> oneOf(e, frame);
                    case ForEach e -> forEach(e, frame);
                    case ForEachCard e -> forEachCard(e, frame);
                    case EachPlayer e -> eachPlayer(e, frame);
                    case Repeat e -> repeat(e, frame);
                    case Let e -> let(e, frame);
                    case ChooseHouse e -> chooseHouse(frame);
                    case As e -> as(e, frame);
                    case Effect.Lasting e -> lasting(e, frame);
                    case Cancel e -> cancel(frame);
                    case GainAember e -> gain(e, frame);
                    case LoseAember e -> lose(e, frame);
                    case Steal e -> steal(e, frame);
                    case Capture e -> capture(e, frame);
                    case Exalt e -> exalt(e, frame);
                    case MoveAember e -> moveAember(e, frame);
                    case DealDamage e -> damage(hits(e, frame));
                    case DamageTogether e -> damageTogether(e, frame);
                    case DivideDamage e -> divideDamage(e, frame);
                    case DealFightDamageTo e -> dealFightDamageTo(e, frame);
                    case Heal e -> heal(e.target(), amount(e.amount(), frame), frame);
                    case FullyHeal e -> heal(e.target(), Integer.MAX_VALUE, frame);
                    case MoveDamage e -> moveDamage(e, frame);
                    case AddStatus e -> addStatus(e, frame);
                    case AddCounters e ->
                            counters(e.counter(), e.target(), amount(e.amount(), frame), frame);
                    case RemoveCounters e ->
                            counters(e.counter(), e.target(), -amount(e.amount(), frame), frame);
                    case Ready e -> ready(e, frame);
                    case Exhaust e -> each(e.target(), frame, this::exhaust);
                    case Destroy e -> destroy(choosing.chooseToDestroy(e.target(), frame));
                    case Sacrifice e -> sacrifice(e, frame);
                    case Purge e ->
                            each(
                                    e.target(),
                                    frame,
                                    c -> r.leavingPlay.purge(c, frame.source()));
                    case ToHand e -> each(e.target(), frame, r.leavingPlay::toHand);
                    case Archive e -> archive(e, frame);
                    case Discard e -> each(e.target(), frame, r.leavingPlay::discard);
                    case Draw e -> draw(e, frame);
                    case PutInDeck e -> putInDeck(e, frame);
                    case PutIntoPlay e -> putIntoPlay(e, frame);
                    case PlaceUnder e ->
                            each(
                                    e.target(),
                                    frame,
                                    c -> r.leavingPlay.under(c, frame.source(), e.faceup()));
                    case TakeControl e ->
                            each(
                                    e.target(),
                                    frame,
                                    c -> r.control.take(c, seats(e.to(), frame).getFirst()));
                    case MoveToFlank e ->
                            each(e.target(), frame, card -> moveToFlank(card, frame));
                    case SwapPositions e -> swap(e, frame);
                    case SwapZones e -> swapZones(e, frame);
                    case ShuffleDeck e -> {
                        seats(e.who(), frame).forEach(r.cards::shuffleDeck);
                        yield Outcome.done(true);
                    }
                    case Reveal e -> reveal(e, frame);
                    case LookAt e -> lookAt(e, frame);
                    case Search e -> search(e, frame);
                    case PlayCard e -> playCard(e, frame);
                    case UseCard e -> useCard(e, frame);
                    case TriggerAbility e -> trigger(e, frame);
                    case ResolveBonusIcons e -> resolveIcons(e, frame);
                    case ResolveIcon e -> resolveIcon(e, frame);
                    case ForgeKey e -> forge(e.who(), e.more(), frame);
                    case ForgeKeyFree e ->
                            Outcome.done(r.keys.forge(seats(e.who(), frame).getFirst(), 0));
                    case UnforgeKey e ->
                            Outcome.done(
                                    r.keys.unforge(
                                            seats(e.who(), frame).getFirst(), e.which()));
                    case GainChains e -> gainChains(e, frame);
                    case RaiseTide e ->
                            Outcome.done(raiseTide(seats(e.who(), frame).getFirst()));
                };
        r.destruction.sweep();
        return outcome;
    }

    // Control flow

    private Outcome sequence(Seq e, Frame frame) {
        boolean complete = true;
        var last = Outcome.done(true);
        for (var step : e.steps()) {
            last = resolve(step, frame);
            complete &= last.complete();
        }
        return new Outcome(last.cards(), complete, last.destroyed(), last.amount());
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

    private Outcome oneOf(OneOf e, Frame frame) {
        var options = new ArrayList<Option.OneEffect>();
        for (int i = 0; i < e.options().size(); i++) {
            if (choosing.possible(e.options().get(i), frame)) {
                options.add(new Option.OneEffect(i));
            }
        }
        if (options.isEmpty()) {
            return Outcome.done(false);
        }
        var picked = r.chooseOne(Reason.EFFECT, Optional.of(frame.source()), options);
        return resolve(e.options().get(picked.number()), frame);
    }

    private Outcome forEach(ForEach e, Frame frame) {
        int times = amount(e.times(), frame);
        boolean complete = times > 0;
        for (int i = 0; i < times; i++) {
            complete &= resolve(e.body(), frame).complete();
        }
        return Outcome.of(times, complete);
    }

    /** The active player says which card is next. */
    private Outcome forEachCard(ForEachCard e, Frame frame) {
        var left = new ArrayList<>(choose(e.cards(), frame));
        var done = List.copyOf(left);
        while (!left.isEmpty()) {
            var next =
                    r.chooseCards(Reason.NEXT_CARD, frame.source(), left, 1, 1).getFirst();
            left.remove(next);
            frame.notes().remember(e.name(), List.of(next), r.state().facts());
            resolve(e.body(), frame);
        }
        return Outcome.of(done, !done.isEmpty());
    }

    private Outcome eachPlayer(EachPlayer e, Frame frame) {
        boolean complete = true;
        for (var seat : List.of(r.active(), r.active().opponent())) {
            complete &= resolve(e.body(), frame.seenBy(seat)).complete();
        }
        return Outcome.done(complete);
    }

    /** Stops when the card that repeats has left play (glossary, Repeat). */
    private Outcome repeat(Repeat e, Frame frame) {
        var outcome = resolve(e.body(), frame);
        while (Values.holds(r.board(), frame, e.again())
                && (r.inPlay(frame.source())
                        || r.state().beingPlayed().contains(frame.source()))) {
            outcome = resolve(e.body(), frame);
        }
        return outcome;
    }

    private Outcome let(Let e, Frame frame) {
        var cards = choose(e.cards(), frame);
        frame.notes().remember(e.name(), cards, r.state().facts());
        return Outcome.of(cards, !cards.isEmpty());
    }

    private Outcome chooseHouse(Frame frame) {
        var options = new ArrayList<Option.OfHouse>();
        for (var house : House.values()) {
            options.add(new Option.OfHouse(house));
        }
        var picked = r.chooseOne(Reason.HOUSE, Optional.of(frame.source()), options);
        frame.notes().house = Optional.of(picked.house());
        return Outcome.done(true);
    }

    private Outcome as(As e, Frame frame) {
        long begun = r.state().facts();
        var outcome = resolve(e.effect(), frame);
        frame.notes().label(e.label(), outcome, begun);
        return outcome;
    }

    /** What lasts until its card leaves play does not begin when that has left play already. */
    private Outcome lasting(Effect.Lasting e, Frame frame) {
        if (e.until() == Duration.WHILE_THIS_IS_IN_PLAY && !r.inPlay(frame.source())) {
            return Outcome.done(false);
        }
        var rule = LastingRules.fixed(e.rule(), r.board(), frame);
        r.emit(
                new LastingEffectBegan(
                        frame.source(),
                        frame.you(),
                        e.until(),
                        e.uses(),
                        rule,
                        LastingRules.memory(rule, frame)));
        return Outcome.done(true);
    }

    private static Outcome cancel(Frame frame) {
        frame.notes().cancelled = true;
        return Outcome.done(true);
    }

    // Æmber

    private Outcome gain(GainAember e, Frame frame) {
        int amount = amount(e.amount(), frame);
        seats(e.who(), frame).forEach(seat -> r.aember.gain(seat, amount));
        return Outcome.of(amount, amount > 0);
    }

    private Outcome lose(LoseAember e, Frame frame) {
        int amount = amount(e.amount(), frame);
        int total = 0;
        boolean complete = true;
        for (var seat : seats(e.who(), frame)) {
            int lost = Math.min(amount, r.state().side(seat).aember());
            if (lost > 0) {
                r.emit(new AemberLost(seat, lost));
            }
            total += lost;
            complete &= lost == amount;
        }
        return Outcome.of(total, complete);
    }

    private Outcome steal(Steal e, Frame frame) {
        int amount = amount(e.amount(), frame);
        int stolen = r.aember.steal(seats(e.thief(), frame).getFirst(), amount);
        return Outcome.of(stolen, stolen > 0 && stolen == amount);
    }

    private Outcome capture(Capture e, Frame frame) {
        int amount = amount(e.amount(), frame);
        var creatures = inPlay(choose(e.by(), frame));
        boolean complete = !creatures.isEmpty();
        int total = 0;
        for (var creature : creatures) {
            var controller = frame.controller(r.board(), creature);
            int captured =
                    r.aember.capture(
                            creature,
                            controller,
                            amount,
                            e.from(),
                            frame.about().orElse(null));
            total += captured;
            complete &= captured == amount;
        }
        return new Outcome(creatures, complete, java.util.Set.of(), total);
    }

    private Outcome exalt(Exalt e, Frame frame) {
        int times = amount(e.times(), frame);
        var creatures = inPlay(choose(e.target(), frame));
        if (times > 0) {
            creatures.forEach(creature -> r.emit(new CreatureExalted(creature, times)));
        }
        return Outcome.of(creatures, times > 0 && !creatures.isEmpty());
    }

    private Outcome moveAember(MoveAember e, Frame frame) {
        var from = spot(e.from(), frame);
        var to = spot(e.to(), frame);
        if (from.isEmpty() || to.isEmpty()) {
            return Outcome.done(false);
        }
        int wanted = amount(e.amount(), frame);
        int moved = r.aember.move(from.get(), to.get(), wanted);
        return Outcome.of(moved, moved > 0 && moved == wanted);
    }

    private Optional<Spot> spot(AemberPlace place, Frame frame) {
        return switch (place) {
            case AemberPlace.PoolOf p ->
                    Optional.of(new Spot.Pool(seats(p.whose(), frame).getFirst()));
            case AemberPlace.On p ->
                    inPlay(choose(p.card(), frame)).stream().findFirst().map(Spot.On::new);
            case AemberPlace.Supply p -> Optional.of(new Spot.Supply());
        };
    }

    // Damage and card state

    private List<Hit> hits(DealDamage e, Frame frame) {
        int amount = amount(e.amount(), frame);
        return inPlay(choose(e.target(), frame)).stream()
                .map(target -> Hit.by(frame.source(), target, amount))
                .toList();
    }

    private Outcome damage(List<Hit> hits) {
        var result = r.damage.deal(hits);
        var targets = hits.stream().map(Hit::target).distinct().toList();
        return new Outcome(targets, !targets.isEmpty(), result.destroyed(), result.amount());
    }

    private Outcome damageTogether(DamageTogether e, Frame frame) {
        var hits = new ArrayList<Hit>();
        e.portions().forEach(portion -> hits.addAll(hits(portion, frame)));
        return damage(hits);
    }

    private Outcome divideDamage(DivideDamage e, Frame frame) {
        int amount = amount(e.amount(), frame);
        var among = inPlay(choosing.candidates(e.among(), frame));
        var options = among.stream().<Option>map(Option.Card::new).toList();
        var picks =
                r.choose(
                        Reason.DIVISION,
                        Optional.of(frame.source()),
                        options,
                        amount,
                        amount,
                        true);
        return damage(picks.stream().map(i -> Hit.by(frame.source(), among.get(i), 1)).toList());
    }

    private Outcome dealFightDamageTo(DealFightDamageTo e, Frame frame) {
        var target = inPlay(choose(e.target(), frame)).stream().findFirst();
        var bout = r.scene().boutOf(frame.source());
        if (target.isEmpty() || bout.isEmpty()) {
            return Outcome.done(false);
        }
        if (bout.get().attacker.equals(frame.source())) {
            bout.get().attackersTarget = target;
        } else {
            bout.get().defendersTarget = target;
        }
        return Outcome.of(List.of(target.get()), true);
    }

    private Outcome heal(Selector target, int most, Frame frame) {
        var healed = new ArrayList<CardId>();
        int total = 0;
        for (var creature : inPlay(choose(target, frame))) {
            int damage = r.state().find(creature).map(Permanent::damage).orElse(0);
            int amount = Math.min(most, damage);
            if (amount > 0) {
                r.emit(new DamageHealed(creature, amount));
                healed.add(creature);
                total += amount;
            }
        }
        return new Outcome(healed, !healed.isEmpty(), java.util.Set.of(), total);
    }

    private Outcome moveDamage(MoveDamage e, Frame frame) {
        var from = inPlay(choose(e.from(), frame)).stream().findFirst();
        var to = inPlay(choose(e.to(), frame)).stream().findFirst();
        int wanted = amount(e.amount(), frame);
        int there = from.flatMap(r.state()::find).map(Permanent::damage).orElse(0);
        int moved = Math.min(wanted, there);
        if (moved > 0 && to.isPresent() && !from.equals(to)) {
            r.emit(new DamageMoved(from.get(), to.get(), moved));
            return Outcome.of(moved, moved == wanted);
        }
        return Outcome.done(false);
    }

    private Outcome addStatus(AddStatus e, Frame frame) {
        var changed = new ArrayList<CardId>();
        for (var target : inPlay(choose(e.target(), frame))) {
            if (!Filters.hasStatus(r.state().find(target).orElseThrow(), e.status())) {
                r.emit(new StatusGained(target, e.status()));
                changed.add(target);
            }
        }
        return Outcome.of(changed, !changed.isEmpty());
    }

    private Outcome counters(Token counter, Selector target, int change, Frame frame) {
        var changed = new ArrayList<CardId>();
        for (var card : inPlay(choose(target, frame))) {
            int there = r.state().find(card).orElseThrow().tokens(counter);
            int now = Math.max(-there, change);
            if (now != 0) {
                r.emit(new CountersChanged(card, counter, now));
                changed.add(card);
            }
        }
        return Outcome.of(changed, !changed.isEmpty());
    }

    private Outcome ready(Ready e, Frame frame) {
        var exhausted =
                inPlay(choose(e.target(), frame)).stream().filter(this::isExhausted).toList();
        if (!exhausted.isEmpty()) {
            r.emit(new CardsReadied(exhausted));
        }
        return Outcome.of(exhausted, !exhausted.isEmpty());
    }

    private boolean exhaust(CardId card) {
        boolean change = r.state().find(card).isPresent() && !isExhausted(card);
        if (change) {
            r.emit(new CardExhausted(card));
        }
        return change;
    }

    private boolean isExhausted(CardId card) {
        return r.state().find(card).map(Permanent::exhausted).orElse(false);
    }

    // Zone changes

    private Outcome destroy(List<CardId> targets) {
        var destroyed = r.destruction.destroy(targets);
        return new Outcome(
                targets,
                !targets.isEmpty() && destroyed.size() == targets.size(),
                destroyed,
                destroyed.size());
    }

    /** A player cannot sacrifice what they do not control (glossary, Sacrifice). */
    private Outcome sacrifice(Sacrifice e, Frame frame) {
        return destroy(
                choosing.chooseToDestroy(e.target(), frame).stream()
                        .filter(card -> frame.controller(r.board(), card) == frame.you())
                        .toList());
    }

    private Outcome archive(Archive e, Frame frame) {
        return each(
                e.target(),
                frame,
                card ->
                        r.leavingPlay.archive(
                                card,
                                e.whose() == ArchiveIn.YOURS ? frame.you() : card.owner()));
    }

    private Outcome draw(Draw e, Frame frame) {
        int amount = amount(e.amount(), frame);
        boolean complete = amount > 0;
        for (var seat : seats(e.who(), frame)) {
            complete &= r.cards.draw(seat, amount) == amount;
        }
        return Outcome.of(amount, complete);
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

    private Outcome putIntoPlay(PutIntoPlay e, Frame frame) {
        var cards = choose(e.target(), frame);
        var entered = new ArrayList<CardId>();
        for (var card : cards) {
            var you =
                    e.control() == org.aemberlog.game.card.Effect.Control.YOU
                            ? frame.you()
                            : card.owner();
            if (r.entering.put(you, card, e.ready(), cards)) {
                entered.add(card);
            }
        }
        return Outcome.of(entered, !cards.isEmpty() && entered.size() == cards.size());
    }

    /** No card changes battlelines by being used as if it were another's (FAQ, Moving Creatures). */
    private boolean moveToFlank(CardId card, Frame frame) {
        return frame.controller(r.board(), card) == r.board().controller(card)
                && r.control.moveToFlank(card);
    }

    private Outcome swap(SwapPositions e, Frame frame) {
        var one = choose(e.one(), frame).stream().findFirst();
        var other = choose(e.other(), frame).stream().findFirst();
        return Outcome.done(
                one.isPresent()
                        && other.isPresent()
                        && r.control.swap(one.get(), other.get()));
    }

    private Outcome swapZones(SwapZones e, Frame frame) {
        var one = Zone.valueOf(e.one().name());
        var other = Zone.valueOf(e.other().name());
        for (var seat : seats(e.who(), frame)) {
            var side = r.state().side(seat);
            r.emit(new ZonesSwapped(seat, one, side.zone(other), other, side.zone(one)));
        }
        return Outcome.done(true);
    }

    // Information

    private Outcome reveal(Reveal e, Frame frame) {
        var cards = choose(e.cards(), frame);
        if (!cards.isEmpty()) {
            r.emit(new CardsRevealed(cards));
        }
        return Outcome.of(cards, !cards.isEmpty());
    }

    private Outcome lookAt(LookAt e, Frame frame) {
        var cards = choose(e.cards(), frame);
        if (!cards.isEmpty()) {
            r.emit(new CardsLookedAt(frame.you(), cards));
        }
        return Outcome.of(cards, !cards.isEmpty());
    }

    /** A player may fail to find; a searched deck is shuffled (glossary, Search). */
    private Outcome search(Search e, Frame frame) {
        var found = choosing.search(e, frame);
        if (!found.isEmpty()) {
            r.emit(new CardsRevealed(found));
        }
        frame.notes().remember(e.name(), found, r.state().facts());
        return Outcome.of(found, !found.isEmpty());
    }

    // Agency

    /** A card that cannot be played stays where it is (FAQ, Wild Wormhole). */
    private Outcome playCard(PlayCard e, Frame frame) {
        return each(
                e.card(),
                frame,
                card -> {
                    var zone = r.leavingPlay.zoneOf(card);
                    boolean possible =
                            zone != Zone.IN_PLAY
                                    && Plays.obstacle(r.board(), frame.you(), card).isEmpty();
                    if (possible) {
                        r.plays.play(frame.you(), card, zone);
                    }
                    return possible;
                });
    }

    private Outcome useCard(UseCard e, Frame frame) {
        var fought = new ArrayList<CardId>();
        var cards = choose(e.card(), frame);
        boolean complete = !cards.isEmpty();
        for (var card : cards) {
            boolean mine = e.asIfYours() || frame.controller(r.board(), card) == frame.you();
            var used =
                    mine
                            ? r.uses.useByEffect(frame.you(), card, e.mode())
                            : Optional.<List<CardId>>empty();
            used.ifPresent(fought::addAll);
            complete &= used.isPresent();
        }
        return Outcome.of(fought, complete);
    }

    private Outcome trigger(TriggerAbility e, Frame frame) {
        return each(
                e.card(),
                frame,
                card -> {
                    var abilities = r.board().bold(card, e.timing());
                    r.triggers.resolve(
                            abilities.stream()
                                    .map(
                                            bound ->
                                                    new Triggers.Pending(
                                                            card,
                                                            Triggers.label(e.timing()),
                                                            bound,
                                                            () ->
                                                                    resolve(
                                                                            bound.ability().run(),
                                                                            bound.frame()
                                                                                    .asIfOf(
                                                                                            frame
                                                                                                    .you()))))
                                    .toList());
                    return !abilities.isEmpty();
                });
    }

    private Outcome resolveIcons(ResolveBonusIcons e, Frame frame) {
        return each(
                e.card(),
                frame,
                card -> {
                    var icons = r.board().at(card).icons(card);
                    r.icons.resolve(frame.you(), card, icons);
                    return !icons.isEmpty();
                });
    }

    private Outcome resolveIcon(ResolveIcon e, Frame frame) {
        var about = frame.about().orElseThrow();
        r.icons.resolveOne(
                about.actor, about.subject.orElse(frame.source()), e.icon(), about.tried);
        return Outcome.done(true);
    }

    private Outcome forge(PlayerRef who, Amount more, Frame frame) {
        var seat = seats(who, frame).getFirst();
        int cost = r.board().keyCost(seat) + Values.amount(r.board(), frame, more);
        return Outcome.done(r.keys.forge(seat, Math.max(0, cost)));
    }

    private Outcome gainChains(GainChains e, Frame frame) {
        int amount = amount(e.amount(), frame);
        if (amount > 0) {
            seats(e.who(), frame).forEach(seat -> r.emit(new ChainsGained(seat, amount)));
        }
        return Outcome.of(amount, amount > 0);
    }

    /** Whether the tide was raised: it cannot be when it is high already (glossary, Tide). */
    boolean raiseTide(Seat seat) {
        if (r.state().tide().filter(high -> high == seat).isPresent()
                || r.board().forbidden(Deed.RAISE_TIDE, seat, Optional.empty())) {
            return false;
        }
        r.emit(new TideRaised(seat));
        r.triggers.happened(Happening.TIDE_RAISED, seat, 0);
        return true;
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

    /** The players meant, the active one first. */
    private List<Seat> seats(PlayerRef who, Frame frame) {
        var meant = new ArrayList<Seat>(2);
        for (var seat : List.of(r.active(), r.active().opponent())) {
            if (Values.means(who, r.board(), frame, seat)) {
                meant.add(seat);
            }
        }
        return meant;
    }

    private List<CardId> choose(Selector selector, Frame frame) {
        return choosing.choose(selector, frame);
    }

    private List<CardId> inPlay(List<CardId> cards) {
        var found = new ArrayList<CardId>(cards.size());
        for (var card : cards) {
            if (r.state().find(card).isPresent()) {
                found.add(card);
            }
        }
        return found;
    }
}
