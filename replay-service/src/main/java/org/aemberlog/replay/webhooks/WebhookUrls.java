package org.aemberlog.replay.webhooks;

import java.net.URI;
import java.net.URISyntaxException;
import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Which URLs results may go to. */
@Component
class WebhookUrls {

    private static final int LONGEST = 2_000;
    private static final int LAST_PORT = 65_535;

    private final WebhookSettings settings;

    WebhookUrls(WebhookSettings settings) {
        this.settings = settings;
    }

    /** Rejects a URL that is none or leads where results must not go. Blocks on its name. */
    void require(String text) {
        var url = parsed(text);
        var scheme = url.getScheme();
        boolean known = "https".equals(scheme) || settings.http() && "http".equals(scheme);
        if (!known
                || url.getHost() == null
                || url.getRawUserInfo() != null
                || url.getRawFragment() != null
                || url.getPort() == 0
                || url.getPort() > LAST_PORT) {
            throw malformed();
        }
        if (!settings.privateAddresses() && !PublicAddresses.arePublic(url.getHost())) {
            throw Problem.of(
                    HttpStatus.UNPROCESSABLE_CONTENT,
                    "url-not-public",
                    "Results are sent to public addresses only",
                    "The host '" + url.getHost() + "' has no address, or one that is not public.");
        }
    }

    private URI parsed(String text) {
        try {
            if (text.length() <= LONGEST) {
                return new URI(text);
            }
        } catch (URISyntaxException e) {
            // Told below, like every other text that is no URL.
        }
        throw malformed();
    }

    private Problem malformed() {
        return Problem.malformed("url: expected an "
                + (settings.http() ? "http or https" : "https")
                + " URL with a host, without user and fragment, of at most "
                + LONGEST
                + " characters");
    }
}
