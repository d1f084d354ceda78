package org.aemberlog.game.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.Ability.Keyword;
import org.aemberlog.game.card.Ability.Static;
import org.aemberlog.game.card.Amount;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.card.Modifier.BasePower;
import org.aemberlog.game.card.Modifier.GainAbility;
import org.aemberlog.game.card.Modifier.GainKeyword;
import org.aemberlog.game.card.Modifier.GainTextOf;
import org.aemberlog.game.card.Modifier.GainTrait;
import org.aemberlog.game.card.Modifier.ModStat;
import org.aemberlog.game.card.Modifier.Stat;
import org.aemberlog.game.card.Modifier.TakesAfter;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.Memory;

/** Makes the rule of a lasting effect independent of the moment in which it is created. */
final class LastingRules {

    private LastingRules() {}

    /** The rule with the text it copies written out, as the revealed card may go anywhere. */
    static Ability fixed(Ability rule, Board board, AbilityContext context) {
        if (!(rule instanceof Static constant)) {
            return rule;
        }
        var modifiers = new ArrayList<Modifier>();
        for (var modifier : constant.modifiers()) {
            if (modifier instanceof GainTextOf it) {
                Targets.all(board, context, it.card()).forEach(card -> modifiers.addAll(textOf(board, card)));
            } else if (modifier instanceof TakesAfter it) {
                Targets.all(board, context, it.card()).forEach(card -> modifiers.addAll(likenessOf(board, card)));
            } else {
                modifiers.add(modifier);
            }
        }
        return new Static(constant.whilst(), constant.scope(), modifiers);
    }

    private static List<Modifier> textOf(Board board, CardId card) {
        var definition = board.compiled(card).definition;
        var text = new ArrayList<Modifier>();
        definition.traits().forEach(trait -> text.add(new GainTrait(trait)));
        for (var ability : definition.abilities()) {
            text.add(
                    ability instanceof Keyword(var kind, int value)
                            ? new GainKeyword(kind, new Amount.Const(value))
                            : new GainAbility(ability));
        }
        return text;
    }

    /**
     * What a card is, or was just before it left play (glossary, Leaves Play: later instructions of
     * the ability that removed it refer to it as it was), for another one to be like it.
     */
    private static List<Modifier> likenessOf(Board board, CardId card) {
        var likeness = new ArrayList<Modifier>();
        var then = board.at(card);
        likeness.add(new BasePower(then.power(card)));
        likeness.add(new ModStat(Stat.ARMOR, new Amount.Const(then.armor(card))));
        then.keywords(card).forEach((kind, value) -> likeness.add(new GainKeyword(kind, new Amount.Const(value))));
        then.traits(card).forEach(trait -> likeness.add(new GainTrait(trait)));
        return likeness;
    }

    /** Just what the rule refers to; what else was chosen may be nobody's business. */
    static Memory memory(Ability rule, AbilityContext context) {
        if (context.memory().remembersNothing()) {
            return Memory.NOTHING;
        }
        var cards = new LinkedHashMap<String, List<CardId>>();
        for (var name : CardFeatures.names(rule)) {
            cards.put(name, context.memory().cards(name));
        }
        return new Memory(cards, context.memory().house, context.memory().titles);
    }
}
