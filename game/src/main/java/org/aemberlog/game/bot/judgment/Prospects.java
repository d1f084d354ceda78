package org.aemberlog.game.bot.judgment;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.aemberlog.game.bot.reading.Reading;
import org.aemberlog.game.bot.reading.Touching;
import org.aemberlog.game.bot.table.Estimates;
import org.aemberlog.game.bot.table.Fits;
import org.aemberlog.game.bot.table.Seen;
import org.aemberlog.game.bot.table.Sighted;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.*;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Quantity;
import org.aemberlog.game.card.Timing;

/** What the effects of a card would come to, in points; three are about an Æmber. */
final class Prospects {

    /** What an Æmber is worth. */
    static final int AEMBER = 3;

    private static final int KEY = 20;
    private static final int KEYS_TO_WIN = 3;
    private static final int MAX_TIMES = 4;

    private final Seen seen;
    private final Optional<Sighted> source;
    private final Fits fits;
    private final Estimates estimates;

    private Prospects(Seen seen, Optional<Sighted> source, Reading reading) {
        this.seen = seen;
        this.source = source;
        this.fits = new Fits(seen, source, reading.names());
        this.estimates = new Estimates(seen, fits);
    }

    /** What the bold abilities of a card for a timing would come to. */
    static int of(Seen seen, Sighted card, Timing timing) {
        int sum = 0;
        for (var definition : seen.definitions(card)) {
            for (var ability : definition.abilities()) {
                if (ability instanceof Ability.Triggered it && it.on().contains(timing)) {
                    sum += of(seen, Optional.of(card), it.run());
                }
            }
        }
        return sum;
    }

    /** What the "Action:" or "Omni:" abilities of a card would come to. */
    static int of(Seen seen, Sighted card, Ability.ActivatedKind kind) {
        int sum = 0;
        for (var definition : seen.definitions(card)) {
            for (var ability : definition.abilities()) {
                if (ability instanceof Ability.Activated it && it.kind() == kind) {
                    sum += of(seen, Optional.of(card), it.run());
                }
            }
        }
        return sum;
    }

    /** What an effect would come to. */
    static int of(Seen seen, Optional<Sighted> source, Effect effect) {
        return new Prospects(seen, source, Reading.of(effect)).of(effect);
    }

    /** What the constant abilities of an upgrade, and its play, would do to a host. */
    static int attached(Seen seen, CardDefinition upgrade, Sighted host) {
        int sum = 0;
        for (var ability : upgrade.abilities()) {
            var touched = ability instanceof Ability.Triggered it && it.on().contains(Timing.PLAY)
                    ? Reading.of(it.run()).leaves().stream()
                            .flatMap(leaf -> Touching.by(leaf).stream())
                            .toList()
                    : Touching.ruled(ability);
            for (var touching : touched) {
                if (touching.cards() instanceof Selector.Host) {
                    sum += Stakes.of(touching.touch(), host, 1);
                }
            }
        }
        return sum;
    }

    private int of(Effect effect) {
        return switch (effect) {
            case Seq e -> e.steps().stream().mapToInt(this::of).sum();
            case If e -> (of(e.then()) + of(e.otherwise())) / 2;
            case IfDone e -> of(e.first()) + of(e.then());
            case May e -> Math.max(0, of(e.body()));
            case OneOf e -> e.options().stream().mapToInt(this::of).max().orElse(0);
            case ForEach e -> Math.clamp(estimates.of(e.times()), 0, MAX_TIMES) * of(e.body());
            case ForEachCard e -> of(e.body());
            case ForDifferent e -> Math.clamp(estimates.of(e.times()), 0, MAX_TIMES) * of(e.body());
            case EachPlayer _ -> 0;
            case OpponentDoes e -> -of(e.body());
            case Repeat e -> of(e.body());
            case As e -> of(e.effect());
            case DamageForEach e -> Math.clamp(estimates.of(e.times()), 0, MAX_TIMES) * of(e.damage());
            case DamageTogether e -> e.portions().stream().mapToInt(this::of).sum();
            case GainAember e -> AEMBER * side(e.who()) * estimates.of(e.amount());
            case LoseAember e -> -AEMBER * side(e.who()) * lost(e.who(), e);
            case Steal e -> stolen(e);
            case Draw e -> side(e.who()) * estimates.of(e.amount());
            case GainChains e -> -side(e.who()) * estimates.of(e.amount());
            case ForgeKey e -> KEY * side(e.who()) / 2;
            case ForgeKeyFree e -> KEY * side(e.who());
            case UnforgeKey e -> -KEY * side(e.who());
            case Effect.RaiseTide e -> side(e.who());
            case Capture e -> captured(e) + touched(e);
            case Sacrifice e when keepsFromForging(e.target()) && keysPaidFor() > 0 -> KEY * keysPaidFor();
            case FlowEffect _, AemberEffect _, DamageEffect _, StatusEffect _, ZoneEffect _ -> touched(effect);
            case ControlEffect _, InformationEffect _, AgencyEffect _, PlayerEffect _ -> touched(effect);
        };
    }

    /** The keys that one could forge with the Æmber in the pool. */
    private int keysPaidFor() {
        var mine = seen.mine();
        int affordable = mine.aember() / Math.max(1, mine.keyCost());
        return Math.min(affordable, KEYS_TO_WIN - mine.keys().size());
    }

    /** Whether losing the card lets one forge keys again. */
    private boolean keepsFromForging(Selector target) {
        return target instanceof Selector.Self
                && source.flatMap(it -> seen.definition(it.face()))
                        .filter(Prospects::keepsFromForging)
                        .isPresent();
    }

    private static boolean keepsFromForging(CardDefinition card) {
        return card.abilities().stream()
                .flatMap(it -> it instanceof Ability.Static always ? always.modifiers().stream() : Stream.empty())
                .anyMatch(it -> it instanceof Modifier.SkipsForgeStep skips && skips.who() == PlayerRef.YOU);
    }

    private int lost(PlayerRef who, LoseAember e) {
        return Math.min(estimates.of(e.amount()), seen.pool(who));
    }

    private int stolen(Steal e) {
        boolean mine = side(e.thief()) > 0;
        int there = mine ? seen.theirs().aember() : seen.mine().aember();
        return 2 * AEMBER * side(e.thief()) * Math.min(estimates.of(e.amount()), there);
    }

    private int captured(Capture e) {
        int there = e.from() == CaptureFrom.OPPONENT ? seen.theirs().aember() : 0;
        return 2 * Math.min(estimates.of(e.amount()), there);
    }

    private int touched(Effect effect) {
        return Touching.by(effect).stream().mapToInt(this::of).sum();
    }

    private int of(Touching touching) {
        var cards = fits.resolved(touching.cards());
        int amount = estimates.of(touching.amount());
        var points = fits.candidates(cards).stream()
                .map(card -> Stakes.of(touching.touch(), card, amount))
                .toList();
        return picked(points, cards);
    }

    /** All of them, or as many of the best as are chosen. */
    private static int picked(List<Integer> points, Selector cards) {
        var quantity = Quantity.of(cards);
        var best = points.stream().sorted((a, b) -> b - a);
        return switch (quantity.kind()) {
            case ALL -> points.stream().mapToInt(it -> it).sum();
            case EXACTLY -> best.limit(quantity.n()).mapToInt(it -> it).sum();
            case UP_TO ->
                best.limit(quantity.n()).filter(it -> it > 0).mapToInt(it -> it).sum();
            case ANY, AT_LEAST -> best.filter(it -> it > 0).mapToInt(it -> it).sum();
        };
    }

    private static int side(PlayerRef who) {
        return switch (who) {
            case YOU, ACTIVE -> 1;
            case OPPONENT -> -1;
            case EACH, THAT_PLAYER, THAT_PLAYERS_OPPONENT, ITS_OWNER, ITS_CONTROLLER -> 0;
        };
    }
}
