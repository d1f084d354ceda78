package org.aemberlog.replay.webhooks;

import io.netty.resolver.AddressResolver;
import io.netty.resolver.AddressResolverGroup;
import io.netty.resolver.DefaultNameResolver;
import io.netty.resolver.InetSocketAddressResolver;
import io.netty.util.concurrent.EventExecutor;
import io.netty.util.concurrent.Promise;
import jakarta.annotation.PreDestroy;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;
import reactor.netty.ByteBufFlux;
import reactor.netty.http.client.HttpClient;
import reactor.netty.resources.ConnectionProvider;
import reactor.netty.resources.LoopResources;

/**
 * Sends a message over a connection of its own and follows no redirect. Whether an address is
 * public is looked at where the connection is made, so a name that changes its address between two
 * looks gains nothing.
 */
@Component
class WebhookSender {

    private final WebhookSettings settings;
    private final LoopResources loops = LoopResources.create("webhooks", 1, true);
    private final HttpClient client;

    WebhookSender(WebhookSettings settings) {
        this.settings = settings;
        this.client = HttpClient.create(ConnectionProvider.newConnection())
                .runOn(loops)
                .resolver(new Resolvers(settings.privateAddresses()))
                .followRedirect(false)
                .disableRetry(true)
                .responseTimeout(settings.timeout());
    }

    /** The status that the subscriber answers; an error when it does not. */
    Mono<Integer> send(Webhook webhook, Delivery delivery, long now) {
        long seconds = now / 1000;
        var signature = webhook.secret().sign(delivery.id(), seconds, delivery.body());
        return Mono.fromCallable(() -> requireAllowed(webhook.url()))
                .flatMap(url -> client.headers(headers -> headers.set("content-type", "application/json")
                                .set("user-agent", "Aemberlog")
                                .set("webhook-id", delivery.id())
                                .set("webhook-timestamp", seconds)
                                .set("webhook-signature", signature))
                        .post()
                        .uri(url)
                        .send(ByteBufFlux.fromString(Mono.just(delivery.body())))
                        .response())
                .map(response -> response.status().code())
                .timeout(settings.timeout());
    }

    /** A literal address is never resolved, so it is looked at here. */
    private String requireAllowed(String url) throws UnknownHostException {
        var host = URI.create(url).getHost();
        boolean literal = host.startsWith("[") || host.chars().allMatch(c -> c == '.' || c <= '9');
        if (literal && !settings.privateAddresses() && !PublicAddresses.arePublic(host)) {
            throw new UnknownHostException(host + " has no public address");
        }
        return url;
    }

    @PreDestroy
    void close() {
        loops.dispose();
    }

    private static final class Resolvers extends AddressResolverGroup<InetSocketAddress> {
        private final boolean all;

        Resolvers(boolean all) {
            this.all = all;
        }

        @Override
        protected AddressResolver<InetSocketAddress> newResolver(EventExecutor executor) {
            return new InetSocketAddressResolver(executor, new Names(executor, all));
        }
    }

    /** Looks names up on the loop of the webhooks, where nobody else waits. */
    private static final class Names extends DefaultNameResolver {
        private final boolean all;

        Names(EventExecutor executor, boolean all) {
            super(executor);
            this.all = all;
        }

        @Override
        protected void doResolve(String host, Promise<InetAddress> promise) {
            try {
                promise.setSuccess(allowed(host).getFirst());
            } catch (UnknownHostException e) {
                promise.setFailure(e);
            }
        }

        @Override
        protected void doResolveAll(String host, Promise<List<InetAddress>> promise) {
            try {
                promise.setSuccess(allowed(host));
            } catch (UnknownHostException e) {
                promise.setFailure(e);
            }
        }

        private List<InetAddress> allowed(String host) throws UnknownHostException {
            var found = List.of(InetAddress.getAllByName(host));
            if (!all && !found.stream().allMatch(PublicAddresses::isPublic)) {
                throw new UnknownHostException(host + " has no public address");
            }
            return found;
        }
    }
}
