package org.aemberlog.replay.webhooks;

import java.util.List;
import org.aemberlog.replay.results.Channel;
import org.aemberlog.replay.results.Result;
import org.aemberlog.support.store.Blocking;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/** Results that go to webhooks; they are safe once their deliveries are kept. */
@Component
@Order(2)
class WebhookChannel implements Channel {

    private final Subscriptions subscriptions;
    private final Deliveries deliveries;

    WebhookChannel(Subscriptions subscriptions, Deliveries deliveries) {
        this.subscriptions = subscriptions;
        this.deliveries = deliveries;
    }

    @Override
    public void tell(List<Result> results) {
        long now = System.currentTimeMillis();
        var all = Blocking.all(subscriptions.all().filter(Webhook::active)).stream()
                .flatMap(webhook -> results.stream().map(it -> Delivery.of(it, webhook.id(), now)))
                .toList();
        if (!all.isEmpty()) {
            deliveries.add(all);
        }
    }
}
