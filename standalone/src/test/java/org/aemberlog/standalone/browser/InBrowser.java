package org.aemberlog.standalone.browser;

import com.microsoft.playwright.assertions.PlaywrightAssertions;
import org.aemberlog.standalone.TestPlatform;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Lends each test its {@link Visits}. All tests share one platform and one browser, which are
 * started for the first of them. A test whose pages met an error fails when it ends.
 */
final class InBrowser implements ParameterResolver, AfterTestExecutionCallback {

    private static final Namespace NAMESPACE = Namespace.create(InBrowser.class);
    private static final int TIMEOUT_MILLIS = 30_000;

    /** What all tests share; closed after the last of them. */
    private record House(TestPlatform platform, Chromium chromium) implements AutoCloseable {

        static House opened() {
            PlaywrightAssertions.setDefaultAssertionTimeout(TIMEOUT_MILLIS);
            return new House(new TestPlatform(), new Chromium());
        }

        @Override
        public void close() {
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
        var house = test.getRoot().getStore(NAMESPACE).computeIfAbsent(House.class, _ -> House.opened(), House.class);
        var name = test.getRequiredTestClass().getSimpleName()
                + "."
                + test.getDisplayName().replace("(Visits)", "");
        return new Visits(
                house.platform(), house.chromium().browser(), name.replaceAll("[^A-Za-z0-9.-]+", "_"), TIMEOUT_MILLIS);
    }

    @Override
    public void afterTestExecution(ExtensionContext test) {
        var visits = test.getStore(NAMESPACE).get(Visits.class, Visits.class);
        if (visits != null) {
            visits.end(test.getExecutionException().isPresent());
        }
    }
}
