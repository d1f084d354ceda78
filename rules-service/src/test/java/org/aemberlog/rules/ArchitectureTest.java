package org.aemberlog.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What keeps this service a thin shell around the rules. */
@AnalyzeClasses(packages = "org.aemberlog.rules", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule itsPackagesDependOneWay =
            slices().matching("org.aemberlog.rules.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule soDoTheirPartsAndTheServiceItself =
            slices().matching("org.aemberlog.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule itSpeaksToOtherServicesThroughTopicsOnly = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.aemberlog.match..", "org.aemberlog.replay..", "org.aemberlog.deck..");

    @ArchTest
    static final ArchRule onlyTheIntakeKnowsKafkasRecords = noClasses()
            .that()
            .resideInAnyPackage("..rules.live..", "..rules.store..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.apache.kafka..", "org.springframework.kafka..");
}
