package org.aemberlog.replay;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What keeps a replay a fold over events. */
@AnalyzeClasses(packages = "org.aemberlog.replay", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

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
