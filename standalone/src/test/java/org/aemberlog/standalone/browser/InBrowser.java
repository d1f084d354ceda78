package org.aemberlog.standalone.browser;

import com.microsoft.playwright.assertions.PlaywrightAssertions;
import org.aemberlog.standalone.TestPlatform;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Lends each test its {@link Visits}. All tests of a process share one platform and one browser,
 * which are started for the first of them and stopped with the process: Surefire makes a launch of
 * each class, so that no store of JUnit's lasts longer. A test whose pages met an error fails when it ends.
 */
final class InBrowser implements ParameterResolver, AfterTestExecutionCallback {

    private static final Namespace NAMESPACE = Namespace.create(InBrowser.class);
    private static final int TIMEOUT_MILLIS = 30_000;

    /** What all tests share. */
    private record House(TestPlatform platform, Chromium chromium) {

        private static final House OPEN = opened();

        private static House opened() {
            PlaywrightAssertions.setDefaultAssertionTimeout(TIMEOUT_MILLIS);
            var house = new House(new TestPlatform(), new Chromium());
            Runtime.getRuntime().addShutdownHook(new Thread(house::close, "house"));
            return house;
        }

        private void close() {
            chromium.close();
            platform.close();
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
        return parameter.getParameter().getType() == Visits.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
        return test.getStore(NAMESPACE).computeIfAbsent(Visits.class, _ -> visits(test), Visits.class);
    }

    private static Visits visits(ExtensionContext test) {
        var name = test.getRequiredTestClass().getSimpleName()
                + "."
                + test.getDisplayName().replace("(Visits)", "");
        return new Visits(
                House.OPEN.platform(),
                House.OPEN.chromium().browser(),
                name.replaceAll("[^A-Za-z0-9.-]+", "_"),
                TIMEOUT_MILLIS);
    }

    @Override
    public void afterTestExecution(ExtensionContext test) {
        var visits = test.getStore(NAMESPACE).get(Visits.class, Visits.class);
        if (visits != null) {
            visits.end(test.getExecutionException().isPresent());
        }
    }
}
