package org.aemberlog.game;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import org.aemberlog.game.state.MatchState;

/** What keeps the game a pure function of events and intents. */
@AnalyzeClasses(packages = "org.aemberlog.game", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule theGameNeedsOnlyTheJdk = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "javax.crypto..", "org.aemberlog.game..");

    @ArchTest
    static final ArchRule theGameDoesNoIo = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.io..", "java.nio.file..", "java.net..", "java.sql..");

    @ArchTest
    static final ArchRule eventsFoldWithoutTheRules = noClasses()
            .that()
            .resideInAnyPackage("..game.state..", "..game.event..", "..game.card..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("..game.engine..");

    /** Events, intents and states hold one another: a match is taken back by an event that holds a state. */
    private static final SliceAssignment PACKAGES = new SliceAssignment() {

        private static final Pattern PLACE = Pattern.compile("org\\.aemberlog\\.game\\.([^.]+).*");
        private static final Set<String> ONE_LAYER = Set.of("event", "intent", "state");

        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            var place = PLACE.matcher(type.getPackageName());
            return place.matches()
                    ? SliceIdentifier.of(ONE_LAYER.contains(place.group(1)) ? "record" : place.group(1))
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "packages of the game, but events, intents and states as one";
        }
    };

    @ArchTest
    static final ArchRule itsPackagesDependOneWay =
            slices().assignedFrom(PACKAGES).should().beFreeOfCycles();

    @ArchTest
    static final ArchRule nothingInTheGameKnowsBots = noClasses()
            .that()
            .resideOutsideOfPackage("..game.bot..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("..game.bot..");

    @ArchTest
    static final ArchRule botsKnowWhatTheirSeatSees = noClasses()
            .that()
            .resideInAPackage("..game.bot..")
            .and()
            .doNotHaveFullyQualifiedName("org.aemberlog.game.bot.situation.Situation")
            .and()
            .doNotHaveFullyQualifiedName("org.aemberlog.game.bot.situation.HiddenDeals")
            .and()
            .doNotHaveFullyQualifiedName("org.aemberlog.game.bot.situation.Deal")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("..game.engine..")
            .orShould()
            .dependOnClassesThat()
            .belongToAnyOf(MatchState.class)
            .because("a bot decides from a situation and from what its hidden cards are dealt to be only");

    @ArchTest
    static final ArchRule thePartsOfBotsDependOneWay =
            slices().matching("org.aemberlog.game.bot.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule thePartsOfBotsKnowNoLevels = noClasses()
            .that()
            .resideInAPackage("org.aemberlog.game.bot.*..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.aemberlog.game.bot");

    @ArchTest
    static final ArchRule diceAreAFunctionOfTheSeed = noClasses()
            .should()
            .dependOnClassesThat()
            .belongToAnyOf(Random.class, ThreadLocalRandom.class, UUID.class)
            .orShould()
            .callMethod(Math.class, "random")
            .because("a match must be the same when it is folded again");

    @ArchTest
    static final ArchRule timeComesWithTheIntent = noClasses()
            .should()
            .callMethod(Instant.class, "now")
            .orShould()
            .callMethod(LocalDateTime.class, "now")
            .orShould()
            .callMethod(ZonedDateTime.class, "now")
            .orShould()
            .dependOnClassesThat()
            .belongToAnyOf(Clock.class)
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime")
            .because("the service that records an intent says when");

    @ArchTest
    static final ArchRule nothingWaits =
            noClasses().should().callMethod(Thread.class, "sleep", long.class).because("the rules answer at once");
}
