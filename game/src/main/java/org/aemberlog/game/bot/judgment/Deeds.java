package org.aemberlog.game.bot.judgment;

import java.util.stream.Stream;
import org.aemberlog.game.bot.table.Seen;
import org.aemberlog.game.bot.table.Sighted;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Ability.ActivatedKind;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.state.CardId;

/** Judges what can be done in a turn, in points; below 0 is better left. */
final class Deeds {

    private static final int LOSS = -100;
    private static final int BODY = 5;

    private final Seen seen;

    Deeds(Seen seen) {
        this.seen = seen;
    }

    /** How much there is to do with a house. */
    int house(House house) {
        int hand = seen.mine().hand().stream()
                .filter(card -> card.house() == house)
                .mapToInt(card -> play(card.id()) < 0 ? 1 : 4)
                .sum();
        int ready = seen.all().stream()
                .filter(card -> card.mine() && card.face().house() == house)
                .filter(card -> card.inPlay().filter(it -> !it.exhausted()).isPresent())
                .mapToInt(card -> card.isCreatureInPlay() ? 4 : hasUse(card) ? Math.max(3, used(card)) : 0)
                .sum();
        return hand + ready;
    }

    /** What using an artifact would come to. */
    private int used(Sighted card) {
        return Stream.of(ActivatedKind.values())
                .mapToInt(kind -> Prospects.of(seen, card, kind))
                .max()
                .orElse(0);
    }

    private boolean hasUse(Sighted card) {
        return seen.definitions(card).stream()
                .flatMap(it -> it.abilities().stream())
                .anyMatch(Ability.Activated.class::isInstance);
    }

    int play(CardId id) {
        return seen.find(id).map(this::play).orElse(0);
    }

    private int play(Sighted card) {
        int icons = card.face().bonus().stream().mapToInt(this::icon).sum();
        int text = icons + Prospects.of(seen, card, Timing.PLAY);
        return switch (card.face().type()) {
            case CREATURE, ARTIFACT -> Math.max(text + BODY, text < LOSS / 4 ? LOSS : 0);
            case ACTION, REFERENCE -> text;
            case UPGRADE -> seen.definition(card.face()).map(this::upgrade).orElse(0) + icons;
        };
    }

    private int icon(BonusIcon icon) {
        return switch (icon) {
            case AEMBER -> Prospects.AEMBER;
            case DRAW -> 1;
            case CAPTURE -> Math.min(1, seen.theirs().aember());
            case DAMAGE -> seen.creatures(false).findAny().isPresent() ? 1 : -1;
        };
    }

    /** On the best host. */
    private int upgrade(CardDefinition upgrade) {
        return seen.all().stream()
                .filter(Sighted::isCreatureInPlay)
                .mapToInt(host -> Prospects.attached(seen, upgrade, host))
                .max()
                .orElse(LOSS);
    }

    int reap(CardId id) {
        return Prospects.AEMBER
                + seen.find(id).map(it -> Prospects.of(seen, it, Timing.REAP)).orElse(0);
    }

    int use(CardId id, ActivatedKind kind) {
        return seen.find(id).map(it -> Prospects.of(seen, it, kind)).orElse(0);
    }

    int fight(CardId attacker, CardId defender) {
        var ours = seen.find(attacker);
        var theirs = seen.find(defender);
        return ours.isEmpty() || theirs.isEmpty() ? 0 : fight(ours.get(), theirs.get());
    }

    private int fight(Sighted ours, Sighted theirs) {
        int text = Prospects.of(seen, ours, Timing.BEFORE_FIGHT) + Prospects.of(seen, ours, Timing.FIGHT);
        boolean survives = survives(ours, theirs);
        if (!kills(ours, theirs)) {
            return survives ? text - 1 : LOSS;
        }
        int won = theirs.value();
        return survives ? won + text : won - ours.value() - 1;
    }

    private static boolean kills(Sighted ours, Sighted theirs) {
        if (theirs.inPlay().orElseThrow().warded()
                || theirs.has(KeywordKind.ELUSIVE)
                || theirs.has(KeywordKind.INVULNERABLE)) {
            return false;
        }
        int power = ours.inPlay().orElseThrow().power();
        int armor = theirs.inPlay().orElseThrow().armorLeft();
        int dealt = power + ours.keyword(KeywordKind.ASSAULT);
        return ours.has(KeywordKind.POISON) && power > armor || dealt >= theirs.toughness();
    }

    private static boolean survives(Sighted ours, Sighted theirs) {
        int assault = ours.keyword(KeywordKind.ASSAULT);
        int hazard = theirs.keyword(KeywordKind.HAZARDOUS);
        if (ours.inPlay().orElseThrow().warded() || ours.has(KeywordKind.INVULNERABLE)) {
            return true;
        }
        boolean strikesBack = !ours.has(KeywordKind.SKIRMISH)
                && (assault < theirs.toughness()
                        || theirs.inPlay().orElseThrow().warded());
        int power = strikesBack ? theirs.inPlay().orElseThrow().power() : 0;
        int armor = ours.inPlay().orElseThrow().armorLeft();
        boolean poisoned = theirs.has(KeywordKind.POISON) && power > Math.max(0, armor - hazard);
        return !poisoned && hazard + power < ours.toughness();
    }

    /** Whether a card in hand is of no use now. */
    boolean useless(CardId id) {
        return seen.find(id)
                        .map(Sighted::face)
                        .filter(it -> it.type() != CardType.CREATURE)
                        .isPresent()
                && play(id) < 0;
    }
}
