package org.aemberlog.match.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.springframework.core.io.Resource;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;

/**
 * A page: the one that all paths of the client show, whose script tells from the path what to show, or
 * that of the API. The only inline script is an import map, which the policy allows by its hash. Text becomes markup
 * only in Lit's templates (trusted types), and elements are styled by script through their property
 * {@code style} only: as an attribute, which is what Lit's {@code styleMap} writes first, it is
 * rejected.
 */
final class Page {

    private static final Pattern INLINE_SCRIPT =
            Pattern.compile("<script(?![^>]*\\ssrc=)[^>]*>(.*?)</script>", Pattern.DOTALL);

    /** What a page adds to its policy that makes markup of text in Lit's templates only. */
    static final List<String> TRUSTED_TYPES = List.of("require-trusted-types-for 'script'", "trusted-types lit-html");

    private final byte[] content;
    private final HttpHeaders headers;

    private Page(String text, List<String> strictness) {
        this.content = text.getBytes(StandardCharsets.UTF_8);
        this.headers = new HttpHeaders();
        headers.setContentType(new MediaType("text", "html", StandardCharsets.UTF_8));
        headers.setCacheControl(CacheControl.noCache());
        headers.setETag(Digests.etag(content));
        headers.setVary(List.of(HttpHeaders.ACCEPT));
        headers.set("Content-Security-Policy", policy(text, strictness));
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
    }

    /**
     * The page as it was written, with the versions of the libraries and of our own files.
     *
     * @param strictness what its policy says beside what all pages have in common
     */
    static Page of(Resource file, Libraries libraries, ClientFiles own, List<String> strictness) {
        try {
            var written = file.getContentAsString(StandardCharsets.UTF_8);
            return new Page(own.pin(libraries.pin(written)), strictness);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The page's bytes, not to be changed. */
    byte[] content() {
        return content;
    }

    /** The headers with which it goes out. */
    HttpHeaders headers() {
        return HttpHeaders.readOnlyHttpHeaders(headers);
    }

    private static String policy(String text, List<String> strictness) {
        var inline = INLINE_SCRIPT
                .matcher(text)
                .results()
                .map(it -> it.group(1).getBytes(StandardCharsets.UTF_8))
                .map(Digests::policySource)
                .collect(Collectors.joining(" "));
        var policy = new ArrayList<>(List.of(
                "default-src 'self'",
                "script-src 'self' " + inline,
                "img-src 'self' data:",
                "connect-src 'self'",
                "object-src 'none'",
                "base-uri 'none'",
                "frame-ancestors 'none'",
                "form-action 'self'"));
        policy.addAll(strictness);
        return String.join("; ", policy);
    }
}
