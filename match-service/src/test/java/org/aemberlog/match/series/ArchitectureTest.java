package org.aemberlog.match.series;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What keeps the rules of series apart from how they are stored and asked for. */
@AnalyzeClasses(packages = "org.aemberlog.match.series", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule theRulesOfSeriesNeedOnlyTheGamesValues = classes()
            .that()
            .resideInAPackage("org.aemberlog.match.series")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java.lang..",
                    "java.util..",
                    "org.aemberlog.match.series",
                    "org.aemberlog.game.state",
                    "org.aemberlog.game.json");
}
