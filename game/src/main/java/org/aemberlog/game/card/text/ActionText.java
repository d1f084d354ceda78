package org.aemberlog.game.card.text;

import java.util.List;
import java.util.Locale;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.PlayerRef;
import org.aemberlog.game.card.Selector;
import org.aemberlog.game.card.Selector.Pick;
import org.aemberlog.game.card.Token;
import org.aemberlog.game.card.Zone;

/** The words for deeds that are more than a verb and its object. */
final class ActionText {

    private final TextContext context;
    private final SelectorText cards;

    ActionText(TextContext context) {
        this.context = context;
        this.cards = new SelectorText(context);
    }

    Clause clause(Effect.DamageEffect effect) {
        return switch (effect) {
            case Effect.DealDamageBy e -> of(e);
            case Effect.DealDamageToEach e -> of(e);
            case Effect.DamageTogether e -> of(e);
            case Effect.DamageForEach e -> of(e);
            case Effect.DivideDamage e -> of(e);
            case Effect.DealFightDamageTo e -> of(e);
            case Effect.MoveDamage e -> of(e);
            case Effect.OnCards e -> VerbPhrase.clause(e, context);
        };
    }

    Clause clause(Effect.ControlEffect effect) {
        return switch (effect) {
            case Effect.SwapPositions e -> of(e);
            case Effect.Attach e -> of(e);
            case Effect.OnCards e -> VerbPhrase.clause(e, context);
        };
    }

    Clause clause(Effect.InformationEffect effect) {
        return switch (effect) {
            case Effect.Search e -> of(e);
            case Effect.RevealUntil e -> of(e);
            case Effect.OnCards e -> VerbPhrase.clause(e, context);
        };
    }

    Clause clause(Effect.AgencyEffect effect) {
        return switch (effect) {
            case Effect.TriggerAbility e -> of(e);
            case Effect.ResolveBonusIcons e -> of(e);
            case Effect.ResolveIcon e -> of(e);
            case Effect.OnCards e -> VerbPhrase.clause(e, context);
        };
    }

    /** "deal 3 damage to a creature and 2 damage to one of its neighbors" */
    Clause of(Effect.DamageTogether e) {
        var portions = e.portions();
        if (portions.stream().anyMatch(Effect.DealDamageBy.class::isInstance)) {
            var each = portions.stream().map(it -> clause(it).text()).toList();
            return Clause.whole(RulesText.and(each) + ", all of it at once");
        }
        var own = portions.stream().map(Effect.DealDamage.class::cast).map(this::portion);
        return Clause.order("deal", portions.isEmpty() ? "no damage" : RulesText.and(own.toList()));
    }

    /** "the creature that Test fights deals damage equal to its power to each of its neighbors" */
    Clause of(Effect.DealDamageBy e) {
        var dealer = cards.phrase(e.dealer());
        var damage = e.amount().equals(new Amount.StatOf(Modifier.Stat.POWER, e.dealer())) && !dealer.plural()
                ? new Measure("damage equal to its power", "")
                : Measure.of(e.amount(), Unit.DAMAGE, context);
        String what = damage.head() + " to " + cards.phrase(e.target()).text() + damage.tail();
        return new Clause(dealer.text(), dealer.plural(), "deal", what);
    }

    /** "deal 1 damage to each creature for each Æmber on it" */
    Clause of(Effect.DealDamageToEach e) {
        String targets = cards.phrase(e.target()).severally();
        context.remember(e.name(), new Selector.Among(e.target(), new Filter.Any(), Selector.Quantity.exactly(1)));
        var damage = Measure.of(e.amount(), Unit.DAMAGE, context);
        if (e.dealer() instanceof Selector.Self) {
            return Clause.order("deal", damage.head() + " to " + targets + damage.tail());
        }
        String dealer = cards.phrase(e.dealer()).text();
        if (e.amount().equals(new Amount.StatOf(Modifier.Stat.POWER, e.dealer()))) {
            String power =
                    " equal to the power of that " + cards.noun(e.dealer()).word();
            return Clause.whole(targets + " is dealt damage by " + dealer + power);
        }
        return Clause.whole(targets + " is dealt " + damage.head() + damage.tail() + " by " + dealer);
    }

    /** "for each friendly creature, deal 2 damage to a creature, all of it at once" */
    Clause of(Effect.DamageForEach e) {
        var portions = e.damage().portions();
        var damage = portions.size() == 1 ? portions.getFirst() : e.damage();
        var one = new Effect.Seq(List.of(new Effect.Let(e.name(), e.target()), damage));
        var oneByOne = new Effect.ForEach(e.times(), one);
        return Clause.whole(new EffectText(context).inOneBreath(oneByOne) + ", all of it at once");
    }

    /** "deal 3 damage, divided as you choose among any number of creatures" */
    Clause of(Effect.DivideDamage e) {
        String damage = Measure.of(e.amount(), Unit.DAMAGE, context).text();
        return Clause.order("deal", damage + ", divided as you choose among " + targets(e.among()));
    }

    /** "Gabos Longarms deals its fight damage to it instead of to the creature it fights" */
    Clause of(Effect.DealFightDamageTo e) {
        String target = cards.phrase(e.target()).text();
        return new Clause(
                context.self(),
                false,
                "deal",
                "its fight damage to " + target + " instead of to the creature it fights");
    }

    /** "move 1 damage from Test to a creature" */
    Clause of(Effect.MoveDamage e) {
        var amount = Measure.all(e.amount(), new Amount.Tokens(Token.DAMAGE, e.from()), "the damage", context)
                .orElseGet(() -> Measure.of(e.amount(), Unit.DAMAGE, context));
        return Clause.order(
                "move",
                amount.head()
                        + " from "
                        + cards.phrase(e.from()).text()
                        + " to "
                        + cards.phrase(e.to()).text()
                        + amount.tail());
    }

    /** "swap the positions of Sanctum Guardian and another friendly creature" */
    Clause of(Effect.SwapPositions e) {
        String one = cards.phrase(e.one()).text();
        return Clause.order(
                "swap",
                "the positions of " + one + " and " + cards.phrase(e.other()).text());
    }

    /** "attach Test to another creature" */
    Clause of(Effect.Attach e) {
        String host = cards.phrase(e.host()).text();
        return Clause.order("attach", cards.phrase(e.upgrade()).text() + " to " + host);
    }

    /** "trigger the reap effects of another creature as if you controlled it" */
    Clause of(Effect.TriggerAbility e) {
        var card = cards.phrase(e.card());
        String timing = Words.of(e.timing()).toLowerCase(Locale.ROOT);
        return Clause.order("trigger", "the " + timing + " effects of " + card.text() + asIf("controlled", card));
    }

    /** "resolve its bonus icons as if you had played it" */
    Clause of(Effect.ResolveBonusIcons e) {
        var card = cards.phrase(e.card());
        return Clause.order("resolve", card.having("bonus icons") + asIf("had played", card));
    }

    /** "resolve a capture bonus icon" */
    Clause of(Effect.ResolveIcon e) {
        return Clause.order("resolve", Words.indefinite(Words.of(e.icon()) + " bonus icon"));
    }

    private static String asIf(String deed, Phrase card) {
        return " as if you " + deed + " " + card.pronoun();
    }

    private String portion(Effect.DealDamage e) {
        var damage = Measure.of(e.amount(), Unit.DAMAGE, context);
        return Clause.join(
                damage.head() + " to " + cards.phrase(e.target()).severally(),
                damage.tail().strip());
    }

    /** Any number of them share the damage, unless it says how many. */
    private String targets(Selector among) {
        return among instanceof Selector.Select s && s.quantity().kind() != Selector.Quantity.Kind.ALL
                ? cards.phrase(among).text()
                : "any number of " + cards.noun(among).many();
    }

    /** "search your deck for a creature and reveal it"; any card need not be shown */
    Clause of(Effect.Search e) {
        var zones = e.zones().stream().map((Zone zone) -> Words.of(zone)).toList();
        var noun = new FilterText(context).noun(e.card());
        var found = Quantities.of(noun, e.quantity());
        Zone first = e.zones().isEmpty() ? Zone.DECK : e.zones().getFirst();
        context.remember(e.name(), new Selector.Select(first, PlayerRef.YOU, e.card(), e.quantity(), Pick.CHOSEN));
        return Clause.order(
                "search",
                (zones.isEmpty() ? "nowhere" : "your " + RulesText.and(zones))
                        + " for "
                        + found.text()
                        + (e.card() instanceof Filter.Any ? "" : revealed(e.quantity())));
    }

    private static String revealed(Selector.Quantity quantity) {
        return " and reveal " + (Quantities.isSeveral(quantity) ? "them" : "it");
    }

    /** "one by one, reveal cards from the top of your deck, up to the first creature or until you stop" */
    Clause of(Effect.RevealUntil e) {
        String last = new FilterText(context).noun(e.card()).one();
        context.remember(e.name(), e.cards());
        return Clause.order(
                "reveal", "cards one by one from the top of your deck, up to the first " + last + " or until you stop");
    }
}
