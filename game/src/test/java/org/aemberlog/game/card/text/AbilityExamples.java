package org.aemberlog.game.card.text;

import static org.aemberlog.game.card.PlayerRef.*;
import static org.aemberlog.game.card.dsl.Language.*;
import static org.aemberlog.game.card.text.Example.example;

import java.util.List;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.EventPattern.TriggerEvent;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Timing;

/** Every kind of ability. */
final class AbilityExamples {

    private AbilityExamples() {}

    static List<Example> all() {
        return List.of(
                example(Ability.Keyword.class, "Assault 2.", new Ability.Keyword(KeywordKind.ASSAULT, 2)),
                example(Ability.Triggered.class, "Reap: Draw a card.", bold(Timing.REAP, draw(1))),
                example(
                        Ability.Activated.class,
                        "Omni: Destroy Test.",
                        new Ability.Activated(Ability.ActivatedKind.OMNI, destroy(self()))),
                example(
                        Ability.OnEvent.class,
                        "Each time you play another creature, gain 1 Æmber.",
                        eachTime(youPlay(another(creature())), gain(1))),
                example(
                        Ability.OnEvent.class,
                        "Each time a friendly creature reaps, if the tide is high," + " archive that creature.",
                        eachTime(reaps(friendly(creature())), tideIsHigh(), archive(thatCard()))),
                example(
                        Ability.Static.class,
                        "Each friendly creature gets +1 power and gains taunt.",
                        always(each(friendly(creature())), power(1), gains(KeywordKind.TAUNT))),
                example(
                        Ability.Static.class,
                        "While Test is on a flank, it gets +2 armor.",
                        whilst(selfIs(onFlank()), self(), armor(2))),
                example(
                        Ability.Replacement.class,
                        "When Test would be destroyed, fully heal Test instead.",
                        insteadOf(isDestroyed(isSelf()), fullyHeal(self()))),
                example(
                        Ability.Replacement.class,
                        "Each time you would resolve a capture bonus icon, you may" + " steal 1 Æmber instead.",
                        maybeInsteadOf(happens(TriggerEvent.CAPTURE_ICON_RESOLVED, YOU), steal(1))),
                example(
                        Ability.Replacement.class,
                        "Each time your opponent would forge a key, first destroy Test" + " and the key is not forged.",
                        before(forges(OPPONENT), destroy(self()), cancel())),
                example(
                        Ability.PlayCost.class,
                        "You must lose 3 Æmber in order to play Test.",
                        new Ability.PlayCost(3)),
                example(
                        Ability.Requirement.class,
                        "Test cannot be played unless you have 7 or more Æmber.",
                        new Ability.Requirement(atLeast(pool(YOU), 7))),
                example(
                        Ability.AsUpgrade.class,
                        "You may play Test as an upgrade instead of a creature, with"
                                + " the text “This creature gains skirmish.”",
                        new Ability.AsUpgrade(List.of(always(host(), gains(KeywordKind.SKIRMISH))))),
                example(
                        Ability.InDiscardPile.class,
                        "While Test is in your discard pile, each time you forge a key, return Test to its owner’s"
                                + " hand.",
                        whileDiscarded(eachTime(forges(YOU), toHand(self())))),
                example(
                        Ability.CopyOf.class,
                        "Test enters play as a copy of another creature, but keeps its own house.",
                        new Ability.CopyOf(a(another(creature())))),
                example(
                        Ability.Gigantic.class,
                        "Test is the bottom half of a gigantic creature and is played" + " with its other half.",
                        new Ability.Gigantic(Ability.Half.BOTTOM)),
                example(
                        Ability.Enhance.class,
                        "Enhance damage, damage, draw.",
                        new Ability.Enhance(List.of(BonusIcon.DAMAGE, BonusIcon.DAMAGE, BonusIcon.DRAW))));
    }
}
