package org.aemberlog.game.card.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Filter;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Selector;

/** The words for what constant abilities change about cards. */
final class ModifierText {

    private static final String EACH_TURN = " each turn";

    private final TextContext context;
    private final Selector cards;
    private final Phrase scope;
    private final PlayerModifierText players;

    /** The words for modifiers of the cards in scope, which can be used so often, 0 for always. */
    ModifierText(TextContext context, Selector cards, Phrase scope, int uses) {
        this.context = context;
        this.cards = cards;
        this.scope = scope;
        this.players = new PlayerModifierText(context, uses);
    }

    /** What the modifiers do: "Valdr gets +1 power", "gains taunt". A subject is said once. */
    String text(List<Modifier> modifiers) {
        var clauses = modifiers.stream().map(this::clause).toList();
        var texts = new ArrayList<String>();
        String subject = "";
        int next = 0;
        while (next < clauses.size()) {
            int end = next + 1;
            while (end < clauses.size() && isAlike(clauses.get(next), clauses.get(end))) {
                end++;
            }
            var clause = together(clauses.subList(next, end));
            texts.add(clause.subject().equals(subject) ? clause.withoutSubject() : clause.text());
            subject = clause.subject();
            next = end;
        }
        return RulesText.and(texts);
    }

    /** Whether they say the same of different things; "can only fight" alone is about no thing. */
    private static boolean isAlike(Clause one, Clause other) {
        return one.subject().equals(other.subject())
                && one.verb().equals(other.verb())
                && !one.rest().isEmpty()
                && !other.rest().isEmpty();
    }

    /** "cannot play more than 1 creature or more than 1 artifact each turn" */
    private static Clause together(List<Clause> alike) {
        var first = alike.getFirst();
        var rests = alike.stream().map(Clause::rest).toList();
        if (rests.size() == 1) {
            return first;
        }
        if (rests.stream().allMatch(rest -> rest.endsWith(EACH_TURN))) {
            var each = rests.stream().map(rest -> rest.substring(0, rest.length() - EACH_TURN.length()));
            return first.with(RulesText.or(each.toList()) + EACH_TURN);
        }
        boolean plain = rests.stream().noneMatch(rest -> rest.startsWith(","));
        return first.with(
                plain
                        ? RulesText.and(rests)
                        : rests.stream()
                                .reduce((one, other) -> Clause.join(one + " and", other))
                                .orElseThrow());
    }

    private Clause clause(Modifier modifier) {
        return switch (modifier) {
            case Modifier.ModStat m -> scope("get", signed(m.delta(), name(m.stat())));
            case Modifier.BasePower m -> scope("have", "a power of " + m.power() + " instead of the printed one");
            case Modifier.SetStat m
            when m.value() instanceof Amount.Const(int n) -> scope("be considered to have", n + " " + name(m.stat()));
            case Modifier.SetStat m -> scope("have", name(m.stat()) + " equal to " + AmountText.of(m.value(), context));
            case Modifier.SwitchStats _ -> scope("switch", scope.possessive() + " power and armor");
            case Modifier.GainKeyword m
            when m.value() instanceof Amount.Const(int x) -> scope("gain", Words.of(new Ability.Keyword(m.kind(), x)));
            case Modifier.GainKeyword m ->
                scope("gain", Words.lower(m.kind()) + " X, where X is " + AmountText.of(m.value(), context));
            case Modifier.LoseKeywords m -> scope("lose", Words.of(m.kinds()));
            case Modifier.GainTrait m -> scope("gain", "the " + Words.of(m.trait()) + " trait");
            case Modifier.GainAbility m -> scope("gain", quoted(m.ability()));
            case Modifier.AlsoOn m ->
                scope(
                        "have",
                        "“" + Words.of(m.of()) + ":” abilities that are also “" + Words.of(m.on()) + ":” abilities");
            case Modifier.GainTextOf m ->
                scope("gain", new SelectorText(context).phrase(m.card()).having("text box"));
            case Modifier.TakesAfter m -> takesAfter(new SelectorText(context).phrase(m.card()));
            case Modifier.WidensTaunt _ ->
                scope("have", "taunt that applies to the neighbors of " + scope.possessive() + " neighbors, too");
            case Modifier.ArchivedFaceup _ ->
                scope("be archived", "faceup when you archive " + (scope.plural() ? "them" : "it"));
            case Modifier.ArchivesInPart _ ->
                new Clause(
                        "you",
                        true,
                        "may take",
                        "any number of your archives instead of all while " + scope.text()
                                + (scope.plural() ? " are" : " is") + " among them");
            case Modifier.Blank _ -> scope("count", "as having a blank text box, except for " + traits());
            case Modifier.BecomesCreature m ->
                scope(
                        "be considered",
                        "a creature with " + m.power() + " power"
                                + (m.armor() > 0 ? " and " + m.armor() + " armor" : ""));
            case Modifier.CountsAsFlank _ -> scope("be considered", "a flank creature");
            case Modifier.Doomed _ -> scope("be destroyed", "at once");
            case Modifier.Controlled _ -> players.controls(scope.text());
            case Modifier.EntersReady _ -> scope("enter play", "ready");
            case Modifier.EntersStunned _ -> scope("enter play", "stunned");
            case Modifier.CannotReady m ->
                scope("be", "unable to ready" + (m.inStepOnly() ? " in the “ready cards” step" : ""));
            case Modifier.CannotTrigger m -> scope("be", "unable to trigger “" + Words.of(m.timing()) + ":” abilities");
            case Modifier.EntersEnraged _ -> scope("enter play", "enraged");
            case Modifier.EntersUnderOpponentsControl _ -> scope("enter play", "under your opponent’s control");
            case Modifier.IgnoreKeywordsWhileAttacking m -> scope("ignore", Words.of(m.kinds()) + " while attacking");
            case Modifier.AttacksOnly m ->
                scope("can only fight", noun(m.defender()).many());
            case Modifier.MustFight _ -> scope("must fight", "when used, if able");
            case Modifier.FightsOnly _ -> scope("can only fight", "");
            case Modifier.CannotBeDamaged m -> scope("cannot be dealt", "damage" + by(m.by()));
            case Modifier.ExtraDamageAttacking m ->
                scope(
                        "deal",
                        signed(m.delta(), "damage")
                                + " while attacking "
                                + noun(m.defender()).indefinite());
            case Modifier.DoubleDamageTaken _ ->
                scope(
                        "be dealt",
                        "twice the damage each time " + (scope.plural() ? "they are" : "it is") + " dealt damage");
            case Modifier.ExtraDamageTaken m ->
                scope(
                        "be dealt",
                        signed(m.delta(), "damage")
                                + " each time "
                                + (scope.plural() ? "they are" : "it is")
                                + " dealt damage");
            case Modifier.FightDamageOnly m -> onlyDamage(m.amount(), "when fighting");
            case Modifier.AttackedDamageOnly m -> onlyDamage(m.amount(), "when attacked");
            case Modifier.TakesDamageFor m ->
                scope(
                        "take",
                        "all damage that would be dealt to " + noun(m.whom()).many());
            case Modifier.SharesFightDamageOf m ->
                scope(
                        "be also dealt",
                        "the damage that is dealt in a fight to "
                                + noun(m.whom()).many());
            case Modifier.Forbid m -> players.of(m);
            case Modifier.CannotChooseHouse m -> players.of(m);
            case Modifier.CannotRepeatHouse m -> players.of(m);
            case Modifier.MustChooseThatHouse m -> players.of(m);
            case Modifier.Toll m -> players.of(m);
            case Modifier.MustChooseHouse m -> players.of(m);
            case Modifier.Permit m -> players.of(m);
            case Modifier.PermitEachTurn m -> players.of(m);
            case Modifier.PlaysReady m -> players.played(m.card(), "enter play", "ready");
            case Modifier.PlaysWith m -> players.played(m.card(), "gain", quoted(m.ability()));
            case Modifier.FirstPlayedReady m -> players.of(m);
            case Modifier.ModHandSize m -> players.of(m);
            case Modifier.ModKeyCost m -> players.of(m);
            case Modifier.SkipsForgeStep m -> players.of(m);
            case Modifier.GetsSpentAember m -> players.of(m);
            case Modifier.TakenFromSupply m -> players.of(m);
            case Modifier.ExtraIcons m -> players.of(m);
            case Modifier.BelongsTo m -> belongs("house " + Words.of(m.house()), m.instead());
            case Modifier.BelongsToChosenHouse m -> belongs("the chosen house", m.instead());
            case Modifier.BelongsToActiveHouse m -> belongs("the active house", m.instead());
            case Modifier.UsableAsActiveHouse _ ->
                scope("may be used", "as if " + (scope.plural() ? "they" : "it") + " belonged to the active house");
            case Modifier.SpendableAember _ ->
                new Clause("the Æmber on " + scope.text(), false, "may be spent", "as if it were in your pool");
            case Modifier.SpendableByOpponent _ ->
                new Clause(
                        "the Æmber on " + scope.text(),
                        false,
                        "may be spent",
                        "by your opponent as if it were in their pool");
            case Modifier.SpendableOnKeys _ ->
                new Clause("the Æmber on " + scope.text(), false, "may be spent", "when you forge keys");
        };
    }

    private Clause takesAfter(Phrase card) {
        return scope("have", card.having("power") + " and gains its armor, keywords and traits");
    }

    private String quoted(Ability ability) {
        return ", " + new AbilityText(gained()).quoted(List.of(ability));
    }

    private Clause scope(String verb, String rest) {
        return new Clause(scope.subject(), scope.plural(), verb, rest);
    }

    private Clause belongs(String house, boolean instead) {
        String others = instead
                ? " instead of " + scope.possessive() + (scope.plural() ? " original houses" : " original house")
                : " in addition to " + scope.possessive() + " other houses";
        return scope("belong", "to " + house + others);
    }

    private String traits() {
        return scope.possessive() + " traits";
    }

    private Noun noun(Filter filter) {
        return new FilterText(context).noun(filter).orKind("creature");
    }

    private String by(Filter by) {
        return by instanceof Filter.Any
                ? ""
                : " by " + new FilterText(context).noun(by).many();
    }

    private Clause onlyDamage(Amount amount, String when) {
        return amount.equals(new Amount.Const(0))
                ? scope("deal", "no damage " + when)
                : scope(
                        "deal",
                        "only " + Measure.of(amount, Unit.DAMAGE, context).text() + " " + when);
    }

    /** An ability that another card gains speaks of that card as "this creature". */
    private TextContext gained() {
        if (cards instanceof Selector.Self) {
            return context;
        }
        String word = new SelectorText(context).noun(cards).word();
        return context.gainedBy("this " + (word.contains(" ") ? "card" : word));
    }

    private String signed(Amount delta, String what) {
        if (delta instanceof Amount.Const(int n)) {
            return Signed.of(n) + " " + what;
        }
        return Signed.of(delta, new Unit(what, what), context);
    }

    private static String name(Modifier.Stat stat) {
        return stat.name().toLowerCase(Locale.ROOT);
    }
}
