package org.aemberlog.standalone;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What keeps the commands above everything that they start. */
@AnalyzeClasses(packages = "org.aemberlog.standalone", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule itsPackagesDependOneWay =
            slices().matching("org.aemberlog.standalone.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule soDoTheirPartsAndTheProgram =
            slices().matching("org.aemberlog.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule thePartsOfFaultsDependOneWay =
            slices().matching("org.aemberlog.standalone.faults.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule onlyTheProgramKnowsTheCommands = noClasses()
            .that()
            .resideOutsideOfPackages("org.aemberlog.standalone", "org.aemberlog.standalone.command")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.aemberlog.standalone.command");
}
