package org.aemberlog.deck;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What keeps this service apart from the others, and its parts in one order. */
@AnalyzeClasses(packages = "org.aemberlog.deck", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule itsPackagesDependOneWay =
            slices().matching("org.aemberlog.deck.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule soDoTheirPartsAndTheServiceItself =
            slices().matching("org.aemberlog.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule itSpeaksToOtherServicesThroughTopicsOnly = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.aemberlog.match..", "org.aemberlog.rules..", "org.aemberlog.replay..");
}
