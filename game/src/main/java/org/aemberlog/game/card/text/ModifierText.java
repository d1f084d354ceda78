package org.aemberlog.game.card.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.aemberlog.game.card.Ability.Keyword;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.PlayerRef;

/** The words for what constant abilities change. */
final class ModifierText {

    private final Told told;

    ModifierText(Told told) {
        this.told = told;
    }

    /**
     * What the modifiers do to the cards in scope: "Valdr gets +1 power", "gains taunt". The
     * subject is said once; what changes a player names the player.
     */
    List<String> clauses(Phrase scope, List<Modifier> modifiers) {
        var clauses = new ArrayList<String>();
        boolean subjectSaid = false;
        for (Modifier modifier : modifiers) {
            String words = words(modifier);
            boolean ofPlayer =
                    modifier instanceof Modifier.ModHandSize
                            || modifier instanceof Modifier.ModKeyCost;
            clauses.add(ofPlayer || subjectSaid ? words : scope.text() + " " + words);
            subjectSaid = !ofPlayer;
        }
        return clauses;
    }

    private String words(Modifier modifier) {
        return switch (modifier) {
            case Modifier.ModStat m ->
                    "gets " + signed(m.delta(), " " + m.stat().name().toLowerCase(Locale.ROOT));
            case Modifier.GainKeyword m -> "gains " + Words.of(m.keyword());
            case Modifier.IgnoreKeywordsWhileAttacking m ->
                    "ignores "
                            + RulesText.and(
                                    m.kinds().stream()
                                            .map(kind -> Words.of(new Keyword(kind, 0)))
                                            .toList())
                            + " while attacking";
            case Modifier.ModHandSize m -> refills(m);
            case Modifier.ModKeyCost m ->
                    (m.whose() == PlayerRef.EACH ? "each player’s" : Words.possessive(m.whose()))
                            + " keys cost "
                            + signed(m.delta(), " Æmber");
            case Modifier.EntersReady _ -> "enters play ready";
            case Modifier.CannotBeDamaged _ -> "cannot be dealt damage";
            case Modifier.ExtraDamageAttacking m ->
                    "deals "
                            + signed(m.delta(), " damage")
                            + " while attacking "
                            + Noun.of(m.defender()).indefinite();
            case Modifier.FightDamageOnly _ -> "deals no damage when fighting";
            case Modifier.TakesDamageFor m ->
                    "takes all damage that would be dealt to " + Noun.of(m.whom()).many();
            default -> throw new UnsupportedOperationException(String.valueOf(modifier));
        };
    }

    private String refills(Modifier.ModHandSize m) {
        boolean you = m.whose() == PlayerRef.YOU;
        String cards =
                m.delta() instanceof Amount.Const(int n)
                        ? Math.abs(n)
                                + (n < 0 ? " fewer" : " additional")
                                + (Math.abs(n) == 1 ? " card" : " cards")
                        : "as many additional cards as " + AmountText.of(m.delta(), told);
        return (you ? "you refill your" : Words.of(m.whose()) + " refills their")
                + " hand to "
                + cards
                + " at the end of "
                + (you ? "your" : "their")
                + " turn";
    }

    private String signed(Amount delta, String what) {
        return switch (delta) {
            case Amount.Const(int n) -> (n < 0 ? "–" + -n : "+" + n) + what;
            case Amount.Count(var of) -> "+1" + what + " for each " + Phrase.noun(of, told).one();
            default ->
                    "more" + what + ", as much as " + AmountText.of(delta, told);
        };
    }
}
