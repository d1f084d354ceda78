package org.aemberlog.match.client;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.springframework.core.io.Resource;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferUtils;
import org.springframework.web.reactive.resource.ResourceTransformer;
import org.springframework.web.reactive.resource.ResourceTransformerChain;
import org.springframework.web.reactive.resource.TransformedResource;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/**
 * Leaves out of modules and styles what is for those who read them in the repository: comments that
 * have their lines to themselves, indentation and empty lines.
 */
final class Slimming implements ResourceTransformer {

    private static final int CHUNK = 64 * 1024;
    private static final Pattern COMMENT =
            Pattern.compile(
                    "^\\s*(?:/\\*(?:[^*]|\\*(?!/))*+\\*/|//[^\\n]*)\\s*$", Pattern.MULTILINE);
    private static final Pattern INDENTATION = Pattern.compile("^\\s+", Pattern.MULTILINE);

    @Override
    public Mono<Resource> transform(
            ServerWebExchange exchange, Resource file, ResourceTransformerChain chain) {
        return chain.transform(exchange, file)
                .flatMap(next -> isCode(next) ? slimmed(exchange, next) : Mono.just(next));
    }

    private static boolean isCode(Resource file) {
        var name = String.valueOf(file.getFilename());
        return name.endsWith(".js") || name.endsWith(".css");
    }

    private static Mono<Resource> slimmed(ServerWebExchange exchange, Resource file) {
        var content = DataBufferUtils.read(file, exchange.getResponse().bufferFactory(), CHUNK);
        return DataBufferUtils.join(content)
                .map(Slimming::text)
                .map(
                        text ->
                                new TransformedResource(
                                        file, slim(text).getBytes(StandardCharsets.UTF_8)));
    }

    private static String text(DataBuffer content) {
        try {
            return content.toString(StandardCharsets.UTF_8);
        } finally {
            DataBufferUtils.release(content);
        }
    }

    /** A module or style sheet that does the same. */
    static String slim(String code) {
        return INDENTATION.matcher(COMMENT.matcher(code).replaceAll("")).replaceAll("");
    }
}
