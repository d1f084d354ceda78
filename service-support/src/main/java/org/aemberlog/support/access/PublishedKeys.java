package org.aemberlog.support.access;

import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.source.JWKSetCacheRefreshEvaluator;
import com.nimbusds.jose.jwk.source.JWKSetSource;
import com.nimbusds.jose.jwk.source.JWKSetUnavailableException;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import com.nimbusds.jose.util.JSONObjectUtils;
import com.nimbusds.jose.util.ResourceRetriever;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URL;
import java.text.ParseException;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The keys that an issuer publishes, found by OpenID Connect Discovery 1.0. Fetching blocks. */
final class PublishedKeys implements JWKSetSource<SecurityContext> {

    private static final Logger LOG = LoggerFactory.getLogger(PublishedKeys.class);
    private static final int MAX_BYTES = 256 * 1024;

    private final String issuer;
    private final ResourceRetriever retriever;
    private volatile boolean everSeen;

    PublishedKeys(String issuer, Duration timeout) {
        this.issuer = issuer;
        int millis = Math.toIntExact(timeout.toMillis());
        this.retriever = new Retriever(millis);
    }

    /** Goes where it is sent and nowhere further: a redirect could lead over an open line. */
    private static final class Retriever extends DefaultResourceRetriever {

        Retriever(int millis) {
            super(millis, millis, MAX_BYTES);
        }

        @Override
        protected HttpURLConnection openHTTPConnection(URL url) throws IOException {
            var connection = super.openHTTPConnection(url);
            connection.setInstanceFollowRedirects(false);
            return connection;
        }
    }

    /** Whether they could be fetched at least once. */
    boolean everSeen() {
        return everSeen;
    }

    @Override
    public JWKSet getJWKSet(JWKSetCacheRefreshEvaluator evaluator, long currentTime, SecurityContext context)
            throws KeySourceException {
        try {
            var keys = JWKSet.parse(text(whereTheyAre()));
            everSeen = true;
            return keys;
        } catch (IOException | ParseException | IllegalArgumentException e) {
            LOG.warn("The keys of {} could not be fetched: {}", issuer, e.toString());
            throw new JWKSetUnavailableException("The keys of " + issuer + " are missing.", e);
        }
    }

    private String whereTheyAre() throws IOException, ParseException {
        var base = issuer.endsWith("/") ? issuer.substring(0, issuer.length() - 1) : issuer;
        var configuration = JSONObjectUtils.parse(text(base + "/.well-known/openid-configuration"));
        var named = JSONObjectUtils.getString(configuration, "issuer");
        if (!issuer.equals(named)) {
            throw new IllegalArgumentException("It calls itself '" + named + "'.");
        }
        var keys = String.valueOf(JSONObjectUtils.getString(configuration, "jwks_uri"));
        AccessSettings.requireSafe(keys);
        return keys;
    }

    private String text(String url) throws IOException {
        return retriever.retrieveResource(URI.create(url).toURL()).getContent();
    }

    @Override
    public void close() {
        // Nothing is held open between two fetches.
    }
}
