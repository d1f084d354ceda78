package org.aemberlog.game.card;

import java.util.List;

/** A test of a card, seen from the card whose ability asks. */
public sealed interface Filter {

    /**
     * Whether a turn remembers it of the cards of its happenings, so that a text can count them.
     */
    default boolean isRemembered() {
        return switch (this) {
            case Any _, Friendly _, Enemy _, ControlledBy _, OfType _ -> true;
            case OfHouse _, OfChosenHouse _, OfActiveHouse _, OfIdentityHouse _, SharesHouse _ -> true;
            case OfTrait _, OfChosenTrait _, SharesTrait _, SharesTitle _, SharesType _, Named _, WithNamedTitle _ ->
                true;
            case IsSelf _, IsAmong _, EvenPower _ -> true;
            case Stat f -> f.stat() == Modifier.Stat.POWER;
            case NeighborOfSelf _, OnFlank _, OnLeftFlank _, OnRightFlank _, InCenter _ -> false;
            case LeftOf _, RightOf _ -> false;
            case Damaged _, Has _, HasStatus _, Upgraded _, AttachedTo _, Exhausted _ -> false;
            case OfCommonHouse _ -> false;
            case WithBonusIcon _,
                    HalfOfGigantic _,
                    HasKeyword _,
                    SharesTraitWithAnother _,
                    SharesHouseWithNeighbors _ -> false;
            case Not f -> f.filter().isRemembered();
            case And f -> f.all().stream().allMatch(Filter::isRemembered);
            case Or f -> f.any().stream().allMatch(Filter::isRemembered);
        };
    }

    /** Every card. */
    record Any() implements Filter {}

    /** Controlled by you. */
    record Friendly() implements Filter {}

    /** Controlled by your opponent. */
    record Enemy() implements Filter {}

    /** Controlled by this player. */
    record ControlledBy(PlayerRef who) implements Filter {}

    /** Of one of these types. */
    record OfType(List<CardType> types) implements Filter {
        public OfType {
            types = List.copyOf(types);
        }
    }

    /** Belonging to this house. */
    record OfHouse(House house) implements Filter {}

    /** Belonging to the house chosen by {@link Effect.ChooseHouse}. */
    record OfChosenHouse() implements Filter {}

    /** Belonging to the active house. */
    record OfActiveHouse() implements Filter {}

    /** Belonging to a house on your identity card. */
    record OfIdentityHouse() implements Filter {}

    /**
     * Belonging to a house of which so many creatures are in play.
     *
     * @param creatures how many; 0 for the house of which the most are, or each of those
     */
    record OfCommonHouse(int creatures) implements Filter {}

    /** With this trait. */
    record OfTrait(Trait trait) implements Filter {}

    /** With this title. */
    record Named(String title) implements Filter {}

    /** With the trait chosen by {@link Effect.ChooseTrait}. */
    record OfChosenTrait() implements Filter {}

    /** Of the type of one of the cards. */
    record SharesType(Selector with) implements Filter {}

    /** With the title named by {@link Effect.NameCard}. */
    record WithNamedTitle() implements Filter {}

    /** The card that has the ability. */
    record IsSelf() implements Filter {}

    /** One of the selected cards. */
    record IsAmong(Selector cards) implements Filter {}

    /** A neighbor of the card that has the ability. */
    record NeighborOfSelf() implements Filter {}

    /** To the left of one of the creatures, in its battleline. */
    record LeftOf(Selector of) implements Filter {}

    /** To the right of one of the creatures, in its battleline. */
    record RightOf(Selector of) implements Filter {}

    /** At the left or right end of its battleline. */
    record OnFlank() implements Filter {}

    /** At the left end of its battleline. */
    record OnLeftFlank() implements Filter {}

    /** At the right end of its battleline. */
    record OnRightFlank() implements Filter {}

    /** With as many creatures to its left as to its right (glossary, Center of the Battleline). */
    record InCenter() implements Filter {}

    /** With damage on it. */
    record Damaged() implements Filter {}

    /** With at least so many tokens of a kind on it. */
    record Has(Token token, int atLeast) implements Filter {}

    /** With this status. */
    record HasStatus(Effect.Status status) implements Filter {}

    /** With an upgrade attached. */
    record Upgraded() implements Filter {}

    /** Attached to one of the creatures. */
    record AttachedTo(Selector creatures) implements Filter {}

    /** With a bonus icon, printed or added by enhance. */
    record WithBonusIcon() implements Filter {}

    /** With this keyword. */
    record HasKeyword(KeywordKind kind) implements Filter {}

    /** With such power or armor. */
    record Stat(Modifier.Stat stat, Condition.Comparison comparison, Amount amount) implements Filter {}

    /** With an even power; odd is not even. */
    record EvenPower() implements Filter {}

    /** One of the two cards of a gigantic creature. */
    record HalfOfGigantic() implements Filter {}

    /** Exhausted. */
    record Exhausted() implements Filter {}

    /** With a trait that one of the cards has. */
    record SharesTrait(Selector with) implements Filter {}

    /** Sharing a trait with another creature in its controller's battleline. */
    record SharesTraitWithAnother() implements Filter {}

    /** Shares a house with so many of its neighbors, each by itself. */
    record SharesHouseWithNeighbors(int atLeast) implements Filter {}

    /** With the title of one of the cards. */
    record SharesTitle(Selector with) implements Filter {}

    /** Belonging to a house that one of the cards belongs to. */
    record SharesHouse(Selector with) implements Filter {}

    /** Not so. */
    record Not(Filter filter) implements Filter {}

    /** All of them hold. */
    record And(List<Filter> all) implements Filter {
        public And {
            all = List.copyOf(all);
        }
    }

    /** At least one of them holds. */
    record Or(List<Filter> any) implements Filter {
        public Or {
            any = List.copyOf(any);
        }
    }
}
