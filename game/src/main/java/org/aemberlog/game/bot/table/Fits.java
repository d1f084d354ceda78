package org.aemberlog.game.bot.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect.Status;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Filter.*;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.*;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Zone;
import org.aemberlog.game.view.TableView.InPlay;

/**
 * Which cards a selector could mean, as far as what is seen tells. What cannot be told counts as
 * fitting.
 */
public final class Fits {

    private final Seen seen;
    private final Optional<Sighted> source;
    private final Map<String, Selector> names;

    /**
     * Reads the selectors of one card's abilities.
     *
     * @param source the card that has the abilities
     * @param names what its remembered cards were selected by
     */
    public Fits(Seen seen, Optional<Sighted> source, Map<String, Selector> names) {
        this.seen = seen;
        this.source = source;
        this.names = names;
    }

    /** The selector that says what a remembered card was chosen by. */
    public Selector resolved(Selector selector) {
        var named = switch (selector) {
            case Ref s -> names.get(s.name());
            case Touched s -> names.get(s.label());
            case Select _, Self _, Granter _, ThatCard _, NeighborsOf _, Host _, FightOpponent _ -> selector;
            case UnderThis _, PurgedByThis _, Among _, AnyOf _ -> selector;
        };
        return named == null || named.equals(selector) ? selector : named;
    }

    /** The cards that are seen and that the selector could mean. */
    public List<Sighted> candidates(Selector selector) {
        return seen.all().stream().filter(card -> could(selector, card)).toList();
    }

    /** Whether the selector could mean a card. */
    public boolean could(Selector selector, Sighted card) {
        return switch (selector) {
            case Select s -> card.zone() == s.zone() && owned(s, card) && passes(s.filter(), card);
            case Self _ -> source.filter(card::equals).isPresent();
            case Host _ -> card.isCreatureInPlay() && hosts(card);
            case NeighborsOf s -> card.isCreatureInPlay() && passes(s.filter(), card);
            case Among s -> could(resolved(s.of()), card) && passes(s.filter(), card);
            case AnyOf s -> s.from().stream().anyMatch(from -> could(resolved(from), card));
            case FightOpponent _ -> card.isCreatureInPlay() && !card.mine();
            case Granter _, Ref _, Touched _, ThatCard _, UnderThis _, PurgedByThis _ -> false;
        };
    }

    private boolean hosts(Sighted card) {
        return card.inPlay().orElseThrow().upgrades().stream()
                .anyMatch(upgrade ->
                        source.filter(it -> upgrade.card().equals(it.face())).isPresent());
    }

    private static boolean owned(Select s, Sighted card) {
        return s.zone() == Zone.IN_PLAY || isOf(s.whose(), card);
    }

    private static boolean isOf(PlayerRef who, Sighted card) {
        return switch (who) {
            case YOU -> card.mine();
            case OPPONENT -> !card.mine();
            case EACH, ACTIVE, THAT_PLAYER, THAT_PLAYERS_OPPONENT, ITS_OWNER, ITS_CONTROLLER -> true;
        };
    }

    private boolean passes(Filter filter, Sighted card) {
        var face = card.face();
        return switch (filter) {
            case Friendly _ -> card.mine();
            case Enemy _ -> !card.mine();
            case ControlledBy f -> isOf(f.who(), card);
            case OfType f -> f.types().contains(face.type());
            case OfHouse f -> face.house() == f.house();
            case OfActiveHouse _ -> seen.table().activeHouse().equals(Optional.of(face.house()));
            case OfTrait f -> face.traits().contains(f.trait());
            case Named f -> face.title().equals(f.title());
            case IsSelf _ -> source.filter(card::equals).isPresent();
            case IsAmong f -> could(resolved(f.cards()), card);
            case Damaged _ -> is(card, it -> it.damage() > 0);
            case Has f -> is(card, it -> tokens(f.token(), it) >= f.atLeast());
            case Stat f -> passes(f, card);
            case HasStatus f -> is(card, it -> has(f.status(), it));
            case Upgraded _ -> is(card, it -> !it.upgrades().isEmpty());
            case WithBonusIcon _ -> !face.bonus().isEmpty();
            case HasKeyword f -> card.has(f.kind());
            case EvenPower _ -> card.inPlay().map(InPlay::power).orElse(face.power()) % 2 == 0;
            case Exhausted _ -> is(card, InPlay::exhausted);
            case Not f -> !tellable(f.filter()) || !passes(f.filter(), card);
            case And f -> f.all().stream().allMatch(each -> passes(each, card));
            case Or f -> f.any().stream().anyMatch(each -> passes(each, card));
            case Any _, OfChosenHouse _, OfIdentityHouse _, WithNamedTitle _, NeighborOfSelf _ -> true;
            case OfCommonHouse _, OfChosenTrait _, HalfOfGigantic _, AttachedTo _ -> true;
            case OnFlank _, OnLeftFlank _, LeftOf _, RightOf _, SharesType _ -> true;
            case OnRightFlank _, InCenter _, SharesTrait _, SharesTitle _, SharesHouse _ -> true;
            case SharesTraitWithAnother _, SharesHouseWithNeighbors _ -> true;
        };
    }

    private static boolean passes(Filter.Stat stat, Sighted card) {
        if (!(stat.amount() instanceof Amount.Const(int wanted))) {
            return true;
        }
        int found = switch (stat.stat()) {
            case POWER -> card.inPlay().map(InPlay::power).orElse(card.face().power());
            case ARMOR -> card.inPlay().map(InPlay::armor).orElse(card.face().armor());
        };
        return switch (stat.comparison()) {
            case EQUAL -> found == wanted;
            case AT_LEAST -> found >= wanted;
            case AT_MOST -> found <= wanted;
        };
    }

    private static int tokens(Token token, InPlay card) {
        return switch (token) {
            case AEMBER -> card.aember();
            case DAMAGE -> card.damage();
            case POWER,
                    AWAKENING,
                    DEPTH,
                    DISRUPTION,
                    DOOM,
                    FUSE,
                    GLORY,
                    GROWTH,
                    IGNORANCE,
                    KNOWLEDGE,
                    SCHEME,
                    TIME,
                    WARRANT -> card.counters().getOrDefault(token, 0);
        };
    }

    /** Whether a filter says no where it does not hold. */
    private static boolean tellable(Filter filter) {
        return switch (filter) {
            case Any _, OfChosenHouse _, OfIdentityHouse _, WithNamedTitle _, NeighborOfSelf _ -> false;
            case OfCommonHouse _, OfChosenTrait _, HalfOfGigantic _, AttachedTo _ -> false;
            case OnFlank _, OnLeftFlank _, LeftOf _, RightOf _, SharesType _ -> false;
            case OnRightFlank _, InCenter _, SharesTrait _, SharesTitle _, SharesHouse _ -> false;
            case SharesTraitWithAnother _, SharesHouseWithNeighbors _ -> false;
            case Stat f -> f.amount() instanceof Amount.Const;
            case And f -> f.all().stream().allMatch(Fits::tellable);
            case Or f -> f.any().stream().allMatch(Fits::tellable);
            case Not f -> tellable(f.filter());
            case Friendly _, Enemy _, OfType _, OfHouse _, OfActiveHouse _, OfTrait _ -> true;
            case Named _, IsSelf _, IsAmong _, Damaged _, Has _, HasStatus _, Upgraded _ -> true;
            case WithBonusIcon _, HasKeyword _, EvenPower _, Exhausted _, ControlledBy _ -> true;
        };
    }

    private static boolean is(Sighted card, Predicate<InPlay> test) {
        return card.inPlay().filter(test).isPresent();
    }

    private static boolean has(Status status, InPlay card) {
        return switch (status) {
            case STUN -> card.stunned();
            case WARD -> card.warded();
            case ENRAGE -> card.enraged();
        };
    }
}
