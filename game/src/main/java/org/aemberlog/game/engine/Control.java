package org.aemberlog.game.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.aemberlog.game.card.Ability.Static;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Condition;
import org.aemberlog.game.card.Effect.Duration;
import org.aemberlog.game.card.Effect.Flank;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Modifier.Controlled;
import org.aemberlog.game.card.Modifier.PermitEachTurn;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.event.MatchEvent.BattlelineLeft;
import org.aemberlog.game.event.MatchEvent.ControlReleased;
import org.aemberlog.game.event.MatchEvent.ControlTaken;
import org.aemberlog.game.event.MatchEvent.CreatureMoved;
import org.aemberlog.game.event.MatchEvent.CreaturesSwapped;
import org.aemberlog.game.event.MatchEvent.LastingEffectBegan;
import org.aemberlog.game.event.MatchEvent.LastingEffectUsed;
import org.aemberlog.game.event.MatchEvent.UpgradeAttached;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Claim;
import org.aemberlog.game.state.Lasting;
import org.aemberlog.game.state.Memory;
import org.aemberlog.game.state.Seat;

/** Who controls a card in play, where it stands, and what effects last and are used up. */
final class Control {

    /** As what a lasting effect remembers the cards that it changes. */
    private static final String CHANGED = "changed";

    private final Resolution r;

    Control(Resolution resolution) {
        this.r = resolution;
    }

    /** A creature that changes control goes to a flank of its new line (glossary, Control). */
    boolean take(CardId card, Seat to, Optional<Flank> flank) {
        if (r.state().find(card).isEmpty() || r.board().controller(card) == to) {
            return false;
        }
        take(card, to, flank, Optional.empty());
        return true;
    }

    private void take(CardId card, Seat to, Optional<Flank> flank, Optional<Claim.Text> by) {
        int stands = r.board().position(card);
        boolean stays = stands < 0 || r.board().controller(card) == to;
        r.emit(new ControlTaken(card, to, stays ? Math.max(stands, 0) : flank(card, to, flank), by));
    }

    /** Lets texts that say who controls a card take effect, and those that no longer do let go of it. */
    private void settleClaims() {
        if (r.state().claims().isEmpty() && r.board().inForce(Controlled.class).isEmpty()) {
            return;
        }
        for (var claim : r.state().claims()) {
            if (claim.held() && claims(claim.card()).noneMatch(text -> claim.is(claim.card(), text.text()))) {
                release(claim);
            }
        }
        for (var seat : List.of(r.active(), r.active().opponent())) {
            for (var permanent : r.board().permanents(seat)) {
                var card = permanent.card();
                for (var text : claims(card).toList()) {
                    if (r.state().claims().stream().noneMatch(claim -> claim.is(card, text.text()))) {
                        take(card, text.you(), Optional.empty(), Optional.of(text.text()));
                    }
                }
            }
        }
    }

    private Stream<ActiveModifier<Controlled>> claims(CardId card) {
        return r.board().inForce(Controlled.class).stream().filter(text -> text.appliesTo(r.board(), card));
    }

    /** The most recent of the claims that remain takes precedence. */
    private void release(Claim claim) {
        var next = r.state().claims().stream()
                .filter(other -> other.card().equals(claim.card()) && !other.equals(claim))
                .reduce((_, later) -> later)
                .orElseThrow();
        r.emit(new ControlReleased(claim.card(), claim.by().orElseThrow()));
        if (r.board().controller(claim.card()) != next.seat()) {
            take(claim.card(), next.seat(), Optional.empty(), next.by());
        }
    }

    /** The position on a flank of a player's battleline that the active player chooses. */
    int flank(CardId card, Seat whose) {
        return flank(card, r.state().side(whose).battleline().size());
    }

    private int flank(CardId card, Seat whose, Optional<Flank> said) {
        return said.map(it -> it == Flank.LEFT
                        ? 0
                        : r.state().side(whose).battleline().size())
                .orElseGet(() -> flank(card, whose));
    }

    private int flank(CardId card, int others) {
        if (others == 0) {
            return 0;
        }
        var sides = List.of(new Option.Left(), new Option.Right());
        var flank = r.chooseOne(Reason.FLANK, Optional.of(card), sides);
        return flank instanceof Option.Left ? 0 : others;
    }

    /** Moves a card to a flank of its controller's battleline. */
    boolean moveToFlank(CardId card) {
        if (r.state().find(card).isEmpty()) {
            return false;
        }
        r.emit(new CreatureMoved(card, flank(card, others(card))));
        return true;
    }

    /** How many other creatures its controller has, be it one itself or not. */
    private int others(CardId card) {
        int creatures = r.state().side(r.board().controller(card)).battleline().size();
        return r.board().position(card) >= 0 ? creatures - 1 : creatures;
    }

    /** Moves a card to any place in its controller's battleline, also to where it stands. */
    boolean moveInLine(CardId card) {
        if (r.state().find(card).isEmpty()) {
            return false;
        }
        r.emit(new CreatureMoved(card, place(card, others(card))));
        return true;
    }

    /** How many of the other creatures of a line are to stand to the left of a card. */
    int place(CardId card, int others) {
        var options =
                IntStream.rangeClosed(0, others).mapToObj(Option.Position::new).toList();
        return r.chooseOne(Reason.POSITION, Optional.of(card), options).left();
    }

    /** What texts say of control and of what is a creature takes effect at once. */
    void settle() {
        settleClaims();
        settleTypes();
    }

    /**
     * Puts cards that are no creatures any more behind their line as
     * the artifacts they are. No upgrade stays on what is no creature (rulebook, Upgrades).
     */
    private void settleTypes() {
        if (!r.matchCards().animates()) {
            return;
        }
        for (var seat : List.of(r.active(), r.active().opponent())) {
            for (var permanent : r.state().side(seat).battleline()) {
                if (!isCreature(permanent.card())) {
                    r.leavingPlay.discardUpgrades(permanent, r.board());
                    r.emit(new BattlelineLeft(permanent.card()));
                }
            }
        }
    }

    private boolean isCreature(CardId card) {
        return r.board().type(card) == CardType.CREATURE;
    }

    /** Only creatures of one battleline can change places (FAQ, Moving Creatures). */
    boolean swap(CardId one, CardId other) {
        boolean possible = r.board().position(one) >= 0
                && r.board().position(other) >= 0
                && r.board().controller(one) == r.board().controller(other)
                && !one.equals(other);
        if (possible) {
            r.emit(new CreaturesSwapped(one, other));
        }
        return possible;
    }

    /**
     * Lets a player attach an upgrade in play to another of these creatures, which the active player
     * chooses. That is not playing it, and who controls it does not change.
     */
    boolean attach(Seat you, CardId upgrade, List<CardId> creatures) {
        var host = r.state().hostOf(upgrade);
        if (host.isEmpty()) {
            return false;
        }
        var others = creatures.stream()
                .filter(card -> r.board().position(card) >= 0)
                .filter(card -> !card.equals(host.get().card()))
                .toList();
        if (others.isEmpty()) {
            return false;
        }
        var chosen = r.chooseCards(Reason.HOST, upgrade, others, 1, 1).getFirst();
        r.emit(new UpgradeAttached(r.board().controller(upgrade), upgrade, chosen));
        r.triggers.resolve(r.triggers.after(Occurrence.with(upgrade, you, TriggerEvent.ATTACHED, r.board(), 0)));
        return true;
    }

    /** Counts the use of a permission that can only be used so often. */
    void spend(ConstantAbility permit, CardId on) {
        permit.lasting().ifPresent(lasting -> spend(lasting.id(), on));
        var rule = permit.ability();
        if (permit.lasting().isEmpty() && rule.modifiers().stream().anyMatch(PermitEachTurn.class::isInstance)) {
            var context = permit.context();
            r.emit(new LastingEffectBegan(
                    context.source(), context.you(), Duration.REMAINDER_OF_TURN, 1, rule, Memory.NOTHING));
            spend(r.state().events(), on);
        }
    }

    /** For the remainder of the turn, cards are changed by the text of a card. */
    void changeForTurn(CardId by, Seat you, List<CardId> cards, Modifier change) {
        var rule = new Static(new Condition.Always(), new Selector.Ref(CHANGED), List.of(change));
        var memory = new Memory(Map.of(CHANGED, cards), Optional.empty(), List.of());
        r.emit(new LastingEffectBegan(by, you, Duration.REMAINDER_OF_TURN, 0, rule, memory));
    }

    /** Counts the use of a lasting effect that can only be used so often. */
    void spend(long lasting, CardId on) {
        for (var effect : r.state().lasting()) {
            if (effect.id() == lasting && limited(effect, on)) {
                r.emit(new LastingEffectUsed(lasting, on));
            }
        }
    }

    /** Whether a lasting effect has been used as often as it can be; other rules never are. */
    boolean usedUp(long lasting) {
        return r.state().lasting().stream().anyMatch(it -> it.id() == lasting && it.usedUp());
    }

    private static boolean limited(Lasting effect, CardId on) {
        return effect.uses() > 0 && !effect.usedUp() && !effect.spentOn().contains(on);
    }
}
