package org.aemberlog.game.card.dsl;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Ability.Activated;
import org.aemberlog.game.card.Ability.ActivatedKind;
import org.aemberlog.game.card.Ability.Keyword;
import org.aemberlog.game.card.Ability.Triggered;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.CardDefinition;
import org.aemberlog.game.card.CardType;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Effect.Seq;
import org.aemberlog.game.card.KeywordKind;
import org.aemberlog.game.card.Timing;
import org.aemberlog.game.card.Trait;

/** A card while it is being written. Abilities come in the order in which they are added. */
public final class CardBuilder {

    private final String title;
    private final CardType type;
    private final int power;
    private final int armor;
    private final List<Trait> traits = new ArrayList<>();
    private final List<BonusIcon> bonus = new ArrayList<>();
    private final List<Ability> abilities = new ArrayList<>();

    CardBuilder(String title, CardType type, int power, int armor) {
        this.title = title;
        this.type = type;
        this.power = power;
        this.armor = armor;
    }

    /** Traits, in lower case. */
    public CardBuilder traits(String... names) {
        for (var name : names) {
            traits.add(new Trait(name));
        }
        return this;
    }

    /** Æmber bonus icons. */
    public CardBuilder aember(int icons) {
        bonus.addAll(Collections.nCopies(icons, BonusIcon.AEMBER));
        return this;
    }

    public CardBuilder skirmish() {
        return with(new Keyword(KeywordKind.SKIRMISH, 0));
    }

    public CardBuilder elusive() {
        return with(new Keyword(KeywordKind.ELUSIVE, 0));
    }

    public CardBuilder taunt() {
        return with(new Keyword(KeywordKind.TAUNT, 0));
    }

    public CardBuilder poison() {
        return with(new Keyword(KeywordKind.POISON, 0));
    }

    public CardBuilder assault(int damage) {
        return with(new Keyword(KeywordKind.ASSAULT, damage));
    }

    public CardBuilder hazardous(int damage) {
        return with(new Keyword(KeywordKind.HAZARDOUS, damage));
    }

    /** "Play: ..." */
    public CardBuilder play(Effect... steps) {
        return with(new Triggered(List.of(Timing.PLAY), inOrder(steps)));
    }

    /** "Reap: ..." */
    public CardBuilder reap(Effect... steps) {
        return with(new Triggered(List.of(Timing.REAP), inOrder(steps)));
    }

    /** "Fight: ..." */
    public CardBuilder fight(Effect... steps) {
        return with(new Triggered(List.of(Timing.FIGHT), inOrder(steps)));
    }

    /** "Before Fight: ..." */
    public CardBuilder beforeFight(Effect... steps) {
        return with(new Triggered(List.of(Timing.BEFORE_FIGHT), inOrder(steps)));
    }

    /** "Destroyed: ..." */
    public CardBuilder destroyed(Effect... steps) {
        return with(new Triggered(List.of(Timing.DESTROYED), inOrder(steps)));
    }

    /** "Action: ..." */
    public CardBuilder action(Effect... steps) {
        return with(new Activated(ActivatedKind.ACTION, inOrder(steps)));
    }

    /** "Omni: ..." */
    public CardBuilder omni(Effect... steps) {
        return with(new Activated(ActivatedKind.OMNI, inOrder(steps)));
    }

    /** Any other ability. */
    public CardBuilder with(Ability ability) {
        abilities.add(ability);
        return this;
    }

    /** The finished card. */
    public CardDefinition build() {
        return new CardDefinition(idOf(title), title, type, power, armor, traits, bonus, abilities);
    }

    static Effect inOrder(Effect... steps) {
        return steps.length == 1 ? steps[0] : new Seq(List.of(steps));
    }

    /** The card id of a title: lower-case ASCII words joined by hyphens. */
    public static String idOf(String title) {
        return Normalizer.normalize(title.replace("Æ", "Ae").replace("æ", "ae"), Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("['’“”\"]", "")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
    }
}
