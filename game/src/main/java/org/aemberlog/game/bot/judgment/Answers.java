package org.aemberlog.game.bot.judgment;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.aemberlog.game.bot.reading.Reading;
import org.aemberlog.game.bot.reading.Touch;
import org.aemberlog.game.bot.table.Seen;
import org.aemberlog.game.bot.table.Sighted;
import org.aemberlog.game.card.Ability.ActivatedKind;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.House;
import org.aemberlog.game.card.References;
import org.aemberlog.game.card.Trait;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Choice;
import org.aemberlog.game.state.Choice.Option;
import org.aemberlog.game.state.Choice.Reason;
import org.aemberlog.game.state.Choice.Way;

/** Judges the answers to the choice that waits, in points, by what the asking card says. */
final class Answers {

    private final Seen seen;
    private final Deeds deeds;
    private final Choice choice;
    private final Optional<Sighted> source;
    private final Reading reading;
    private final List<Asked> asked;

    Answers(Seen seen, Deeds deeds) {
        this.seen = seen;
        this.deeds = deeds;
        this.choice = seen.choice();
        this.source = choice.source().flatMap(seen::find);
        this.reading = Reading.of(source.map(seen::definitions).orElse(List.of()));
        this.asked = Asked.by(seen, source, reading, cards());
    }

    /** The cards that can be picked. */
    private List<Sighted> cards() {
        return choice.options().stream()
                .flatMap(option -> card(option).stream())
                .toList();
    }

    private Optional<Sighted> card(Option option) {
        return option instanceof Option.Card(var card) ? seen.find(card) : Optional.empty();
    }

    /** What these picks are worth. */
    int of(List<Integer> picks) {
        if (choice.why() == Reason.DIVISION) {
            return divided(picks);
        }
        return picks.stream().mapToInt(pick -> of(choice.options().get(pick))).sum();
    }

    private int of(Option option) {
        return switch (option) {
            case Option.Card it -> card(option).map(this::of).orElse(0);
            case Option.Yes _ -> agreed();
            case Option.OneEffect it -> Prospects.of(seen, source, it.effect());
            case Option.Use it -> source.map(card -> use(card.id(), it.way())).orElse(0);
            case Option.Form it -> it.form() == CardType.CREATURE ? 1 : 0;
            case Option.OfHouse it -> house(it.house());
            case Option.OfTitle it -> title(it.title());
            case Option.OfTrait it -> trait(it.trait());
            case Option.Number it -> number(it.value());
            case Option.Pending _, Option.Left _, Option.Right _, Option.No _ -> 0;
            case Option.Key _, Option.Position _ -> 0;
        };
    }

    /** More is better, but for a loop, and for a power that creatures are destroyed by. */
    private int number(int value) {
        boolean destroys = reading.all(Effect.Destroy.class).stream()
                .flatMap(it -> References.parts(it).stream())
                .anyMatch(Amount.ChosenNumber.class::isInstance);
        if (choice.why() == Reason.NUMBER && destroys) {
            return seen.all().stream()
                    .filter(it -> it.inPlay().filter(c -> c.power() == value).isPresent())
                    .mapToInt(it -> it.mine() ? -it.value() : it.value())
                    .sum();
        }
        return choice.why() == Reason.LOOP ? -value : value;
    }

    private int of(Sighted card) {
        return switch (choice.why()) {
            case DEFENDER -> source.map(it -> deeds.fight(it.id(), card.id())).orElse(0);
            case HOST -> hosted(card);
            case COPY -> card.value();
            case HALF -> card.face().bonus().size();
            case DISCARD_ORDER, DECK_ORDER, NEXT_CARD -> 0;
            case TARGETS,
                    MAY,
                    FLANK,
                    NEXT_ABILITY,
                    KEY,
                    ARCHIVES,
                    USE,
                    POSITION,
                    FORM,
                    HOUSE,
                    TITLE,
                    TRAIT,
                    NUMBER,
                    EFFECT,
                    PAYMENT,
                    SHARE,
                    DAMAGE_SHARE,
                    LOOP,
                    DIVISION -> asked.stream().mapToInt(it -> it.of(card)).sum();
        };
    }

    private int hosted(Sighted host) {
        return source.flatMap(it -> seen.definition(it.face()))
                .map(upgrade -> Prospects.attached(seen, upgrade, host))
                .orElse(0);
    }

    /** One says yes to whatever is not plainly a loss. */
    private int agreed() {
        var offers = reading.all(Effect.May.class);
        boolean loss = !offers.isEmpty() && offers.stream().allMatch(it -> Prospects.of(seen, source, it.body()) < 0);
        return choice.why() == Reason.MAY && loss ? -1 : 1;
    }

    private int use(CardId card, Way way) {
        return switch (way) {
            case REAP -> deeds.reap(card);
            case FIGHT -> bestFight(card);
            case ACTION -> deeds.use(card, ActivatedKind.ACTION);
            case OMNI -> deeds.use(card, ActivatedKind.OMNI);
            case REMOVE_STUN -> 1;
        };
    }

    private int bestFight(CardId card) {
        return seen.creatures(false)
                .mapToInt(enemy -> deeds.fight(card, enemy.id()))
                .max()
                .orElse(0);
    }

    /** What a house is named for mostly hits the opponent. */
    private int house(House house) {
        int theirs = (int)
                seen.creatures(false).filter(it -> it.face().house() == house).count();
        return theirs + (seen.theirs().houses().contains(house) ? 1 : 0);
    }

    /** A card is named to harm the opponent: theirs that is seen, and not one of one's own. */
    private int title(String title) {
        return seen.all().stream()
                .filter(card -> card.face().title().equals(title))
                .mapToInt(card -> card.mine() ? -1 : 1)
                .sum();
    }

    /** A trait is chosen to harm the opponent, too. */
    private int trait(Trait trait) {
        return seen.all().stream()
                .filter(card ->
                        card.inPlay().isPresent() && card.face().traits().contains(trait))
                .mapToInt(card -> card.mine() ? -1 : 1)
                .sum();
    }

    private int divided(List<Integer> picks) {
        int points = 0;
        for (int pick : new ArrayList<>(picks).stream().distinct().toList()) {
            int damage = Collections.frequency(picks, pick);
            points += card(choice.options().get(pick))
                    .map(it -> Stakes.of(Touch.HURT, it, damage))
                    .orElse(0);
        }
        return points;
    }
}
