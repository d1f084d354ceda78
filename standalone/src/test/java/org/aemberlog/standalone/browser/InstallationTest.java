package org.aemberlog.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The client can be installed on phones and desktops, as the browser itself finds. */
@ExtendWith(InBrowser.class)
class InstallationTest {

    @Test
    void theBrowserWouldInstallIt(Visits visits) {
        var page = visits.visit("/", Look.PHONE);
        var devtools = page.context().newCDPSession(page);

        var manifest = devtools.send("Page.getAppManifest");
        assertThat(manifest.getAsJsonArray("errors")).isEmpty();
        assertThat(manifest.get("data").getAsString()).contains("\"name\": \"Aemberlog\"");

        // Browsers in which tests run forget everything, and so install nothing.
        var errors = devtools.send("Page.getInstallabilityErrors").getAsJsonArray("installabilityErrors");
        assertThat(errors)
                .extracting(it -> it.getAsJsonObject().get("errorId").getAsString())
                .isSubsetOf("in-incognito");
        devtools.detach();
    }
}
