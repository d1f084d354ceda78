package org.aemberlog.support.access;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.aemberlog.game.json.Canonical;

/** An OpenID Connect issuer on a port of this machine, as far as services need one. */
final class LocalIssuer implements AutoCloseable {

    static final String AUDIENCE = "aemberlog";

    private final HttpServer server;
    private final AtomicInteger fetches = new AtomicInteger();
    private volatile List<JWK> keys = List.of();
    private volatile boolean down;
    private volatile String calledItself;
    private volatile String keysAt;
    private volatile String movedTo;

    LocalIssuer() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        calledItself = url();
        keysAt = url() + "/keys";
        server.createContext("/.well-known/openid-configuration", it -> answer(it, this::itself));
        server.createContext("/keys", it -> answer(it, this::published));
        server.start();
    }

    private Map<String, Object> itself() {
        return Map.of("issuer", calledItself, "jwks_uri", keysAt);
    }

    private Map<String, Object> published() {
        fetches.incrementAndGet();
        return new JWKSet(keys).toJSONObject();
    }

    private void answer(HttpExchange exchange, Supplier<Map<String, Object>> document) throws IOException {
        var body = Canonical.text(document.get()).getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        if (movedTo != null) {
            exchange.getResponseHeaders()
                    .set("Location", movedTo + exchange.getRequestURI().getPath());
        }
        int status = down ? 503 : movedTo != null ? 302 : 200;
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    void publish(JWK... published) {
        keys = List.of(published);
    }

    void down(boolean isDown) {
        down = isDown;
    }

    void callItself(String name) {
        calledItself = name;
    }

    /** Says that its keys are elsewhere. */
    void keysAt(String url) {
        keysAt = url;
    }

    /** Redirects whoever asks to another one. */
    void moveTo(LocalIssuer other) {
        movedTo = other.url();
    }

    /** How often its keys were asked for. */
    int fetches() {
        return fetches.get();
    }

    /** The claims of a judge's token that is good for a minute, and like no other. */
    JWTClaimsSet.Builder judge() {
        return new JWTClaimsSet.Builder()
                .issuer(url())
                .audience(AUDIENCE)
                .subject("Judy")
                .claim("role", "judge")
                .jwtID(UUID.randomUUID().toString())
                .expirationTime(Date.from(Instant.now().plusSeconds(60)));
    }

    /** The header's value for these claims. */
    static String bearer(JWSHeader header, JWTClaimsSet.Builder claims, JWSSigner signer) {
        try {
            var token = new SignedJWT(header, claims.build());
            token.sign(signer);
            return "Bearer " + token.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
