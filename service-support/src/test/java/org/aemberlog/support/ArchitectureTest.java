package org.aemberlog.support;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What keeps this a library that every service can have. */
@AnalyzeClasses(packages = "org.aemberlog.support", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule itsPackagesDependOneWay =
            slices().matching("org.aemberlog.support.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule itKnowsNoService = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.aemberlog.match..", "org.aemberlog.rules..", "org.aemberlog.replay..", "org.aemberlog.deck..");

    @ArchTest
    static final ArchRule onlyWhatReadsTheCardsKnowsTheEngine = noClasses()
            .that()
            .resideOutsideOfPackage("org.aemberlog.support.broker..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.aemberlog.game.engine..");

    @ArchTest
    static final ArchRule onlyTwoPackagesKnowTheStoreAndTheBroker = noClasses()
            .that()
            .resideOutsideOfPackages("org.aemberlog.support.store..", "org.aemberlog.support.broker..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.springframework.data..", "org.springframework.kafka..", "com.mongodb..", "org.apache.kafka..");
}
