package org.aemberlog.replay;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Collection;
import java.util.List;
import org.aemberlog.replay.archive.Archive;
import org.aemberlog.replay.archive.MatchIndex;

/** What keeps a replay a fold over events. */
@AnalyzeClasses(packages = "org.aemberlog.replay", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule itsPackagesDependOneWay =
            slices().matching("org.aemberlog.replay.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule soDoTheirPartsAndTheServiceItself =
            slices().matching("org.aemberlog.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule oneWayIntoTheArchive = noClasses()
            .that()
            .resideOutsideOfPackage("org.aemberlog.replay.intake")
            .should()
            .callMethod(Archive.class, "keep", List.class)
            .orShould()
            .callMethod(MatchIndex.class, "note", Collection.class)
            .because("what is kept there has to be in its index and in the projections");

    @ArchTest
    static final ArchRule aReplayKnowsNoRules = noClasses()
            .that()
            .resideOutsideOfPackage("org.aemberlog.replay.audit")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.aemberlog.game.engine..", "org.aemberlog.game.audit..")
            .because("what happened is in the events, whatever the rules say today");

    @ArchTest
    static final ArchRule itSpeaksToOtherServicesThroughTopicsOnly = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.aemberlog.rules..", "org.aemberlog.match..", "org.aemberlog.deck..");
}
