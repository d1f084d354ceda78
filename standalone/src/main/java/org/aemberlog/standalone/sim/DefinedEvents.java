package org.aemberlog.standalone.sim;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.card.Ability;
import org.aemberlog.game.card.BonusIcon;
import org.aemberlog.game.card.Effect;
import org.aemberlog.game.card.Modifier;
import org.aemberlog.game.engine.CardLibrary;
import org.aemberlog.game.engine.Cause;
import org.aemberlog.game.event.MatchEvent;
import org.aemberlog.game.json.Plain;
import org.aemberlog.game.state.CardId;
import org.aemberlog.game.state.MatchState;
import org.aemberlog.game.state.SeatSetup;

/**
 * What the cards of a match say, down to the kinds of their instructions. What an instruction of a card causes has to
 * be what such an instruction can cause, and the instruction has to be in the card's text, in one that it copied, or in
 * that of the card that gave it the ability. What no instruction causes, such as that a card enters play stunned or
 * that Æmber leaves play with its creature, has to be the rulebook's, or be said by some card of the match.
 */
final class DefinedEvents {

    private final MatchState begun;
    private final CardLibrary library;
    private final Set<Object> saidByAny = new HashSet<>();
    private final Map<CardId, Set<Object>> saidBy = new HashMap<>();
    private final Map<String, Set<Object>> saidByDefinition = new HashMap<>();
    private final Map<Effect, Set<Object>> saidByInstruction = new IdentityHashMap<>();

    private DefinedEvents(MatchState begun, CardLibrary library) {
        this.begun = begun;
        this.library = library;
    }

    /** What the cards of a match say, before any of them has been played. */
    static DefinedEvents of(MatchState begun, CardLibrary library) {
        var defined = new DefinedEvents(begun, library);
        for (var deck : begun.seats().stream().map(SeatSetup::deck).toList()) {
            deck.cards().forEach(card -> {
                defined.saidByAny.addAll(defined.saidBy(card.definition()));
                defined.saidByAny.addAll(card.enhancements());
            });
            if (deck.tideCard()) {
                defined.saidByAny.add(Effect.RaiseTide.class);
            }
        }
        return defined;
    }

    /**
     * Checks the events of a commit.
     *
     * @param causes those of the last events, one for each, as {@link org.aemberlog.game.engine.Rules#causes} gives them
     */
    void check(List<MatchEvent> events, List<Optional<Cause>> causes) {
        int first = events.size() - causes.size();
        for (int i = 0; i < events.size(); i++) {
            check(events.get(i), i < first ? Optional.empty() : causes.get(i - first));
        }
    }

    /** Checks that an event is one of the rulebook's, or that what a card says can cause it. */
    void check(MatchEvent event, Optional<Cause> cause) {
        cause.ifPresent(this::checkSaid);
        checkPossible(event, cause);
        learn(event);
    }

    private void checkSaid(Cause cause) {
        var done = saidBy(cause.instruction());
        var text = saidBy(cause.text());
        Invariants.require(
                text.containsAll(done),
                () -> "what a card does is in its text: " + title(cause.text()) + " does not say "
                        + done.stream().filter(word -> !text.contains(word)).toList() + " of " + cause.instruction());
    }

    private void checkPossible(MatchEvent event, Optional<Cause> cause) {
        if (isAboutNoCard(event)) {
            return;
        }
        var origin = Origin.of(event);
        var instruction = cause.map(Cause::instruction);
        Invariants.require(
                instruction
                                .map(Origin::kindOf)
                                .filter(origin.instructions()::contains)
                                .isPresent()
                        || origin.texts().stream().anyMatch(textsAbout(event)::contains)
                        || origin.byRules()
                                && instruction.filter(it -> !goesOn(it)).isEmpty(),
                () -> "what happens is said by its card: " + event + " needs " + origin + " and came of "
                        + cause.map(it -> title(it.text()) + ": " + it.instruction()));
    }

    private static boolean isAboutNoCard(MatchEvent event) {
        return event instanceof MatchEvent.LifecycleEvent
                || event instanceof MatchEvent.DecisionEvent
                || event instanceof MatchEvent.Beside;
    }

    /** Whether the rules go on within an instruction, for a card that it has played or used, or between its parts. */
    private static boolean goesOn(Effect instruction) {
        return instruction instanceof Effect.PlayCard
                || instruction instanceof Effect.UseCard
                || instruction instanceof Effect.FlowEffect;
    }

    /** The text of the card that has to say it, where the event names one; else all of the match. */
    private Set<Object> textsAbout(MatchEvent event) {
        return switch (event) {
            case MatchEvent.CardCopied it -> saidBy(it.card());
            case MatchEvent.HalfJoined it -> saidBy(it.half());
            case MatchEvent.CardsRevealed it -> saidBy(it.cards().getFirst());
            case MatchEvent.ControlReleased it -> saidBy(it.by().source());
            case MatchEvent.ControlTaken it ->
                it.by().map(by -> saidBy(by.source())).orElse(saidByAny);
            case MatchEvent.LastingEffectBegan it -> saidBy(it.source());
            case MatchEvent.AbilityUsed it when !saidByAny.contains(Modifier.GainAbility.class) -> saidBy(it.card());
            default -> saidByAny;
        };
    }

    /** Takes in what a card says from now on, because it is a copy, has copied a text or was joined by its other half. */
    private void learn(MatchEvent event) {
        switch (event) {
            case MatchEvent.CardCopied it -> saidBy(it.card()).addAll(saidBy(it.definition()));
            case MatchEvent.HalfJoined it -> saidBy(it.card()).addAll(saidBy(it.half()));
            case MatchEvent.CardPlayed it ->
                it.copy().ifPresent(copy -> saidBy(it.card()).addAll(saidBy(copy)));
            case MatchEvent.LastingEffectBegan it -> read(it.rule(), saidBy(it.source()));
            default -> {}
        }
    }

    private Set<Object> saidBy(CardId card) {
        return saidBy.computeIfAbsent(card, _ -> {
            var listed = begun.deckCard(card);
            var said = new HashSet<>(saidBy(listed.definition()));
            said.addAll(listed.enhancements());
            return said;
        });
    }

    private Set<Object> saidBy(String definition) {
        return saidByDefinition.computeIfAbsent(
                definition, it -> said(library.find(it).orElseThrow()));
    }

    /** What resolves an icon says no more than the icon. */
    private Set<Object> saidBy(Effect instruction) {
        return saidByInstruction.computeIfAbsent(
                instruction, it -> it instanceof Effect.ResolveIcon(BonusIcon icon) ? Set.of(icon) : said(it));
    }

    private String title(CardId card) {
        return library.find(begun.deckCard(card).definition()).orElseThrow().title();
    }

    private static Set<Object> said(Object part) {
        var said = new HashSet<>();
        read(part, said);
        return Collections.unmodifiableSet(said);
    }

    private static void read(Object part, Set<Object> said) {
        switch (part) {
            case Ability.Enhance _ -> {}
            case Record whole -> {
                said.add(whole.getClass());
                Plain.components(whole).forEach(each -> read(each, said));
            }
            case Collection<?> all -> all.forEach(each -> read(each, said));
            case Optional<?> perhaps -> perhaps.ifPresent(each -> read(each, said));
            case Enum<?> constant -> said.add(constant);
            default -> {}
        }
    }
}
