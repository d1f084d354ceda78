package org.aemberlog.replay.webhooks;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.aemberlog.replay.webhooks.Delivery.State;
import org.aemberlog.support.store.Blocking;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/**
 * Makes the deliveries that are due. Each attempt is written down before it is made, with a time
 * after which somebody else may make the next, so a process that dies in between loses none.
 */
@Component
class WebhookDispatcher implements SmartLifecycle {

    private static final Logger LOG = LoggerFactory.getLogger(WebhookDispatcher.class);
    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final long ROUND_MILLIS = 250;
    private static final long CLEANING_MINUTES = 60;
    private static final int GONE = 410;
    private static final double JITTER = 0.1;

    private final Subscriptions subscriptions;
    private final Deliveries deliveries;
    private final WebhookSender sender;
    private final WebhookSettings settings;
    private final MeterRegistry meters;
    private final Map<String, Integer> underWay = new HashMap<>();
    private volatile ScheduledExecutorService thread;

    WebhookDispatcher(
            Subscriptions subscriptions,
            Deliveries deliveries,
            WebhookSender sender,
            WebhookSettings settings,
            MeterRegistry meters) {
        this.subscriptions = subscriptions;
        this.deliveries = deliveries;
        this.sender = sender;
        this.settings = settings;
        this.meters = meters;
    }

    @Override
    public void start() {
        thread = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().name("postman").daemon().factory());
        thread.scheduleWithFixedDelay(this::round, 0, ROUND_MILLIS, TimeUnit.MILLISECONDS);
        thread.scheduleWithFixedDelay(this::clean, 0, CLEANING_MINUTES, TimeUnit.MINUTES);
    }

    /** Sets out with whatever is due. One that takes long does not hold up the others. */
    private void round() {
        try {
            var due = due();
            while (!due.isEmpty() && isRunning()) {
                due.forEach(this::setOut);
                due = due();
            }
        } catch (RuntimeException e) {
            if (isRunning()) {
                LOG.warn("Deliveries are delayed", e);
            }
        }
    }

    private List<Delivery> due() {
        int free;
        List<String> busy;
        synchronized (underWay) {
            free = settings.atOnce()
                    - underWay.values().stream().mapToInt(it -> it).sum();
            busy = underWay.entrySet().stream()
                    .filter(each -> each.getValue() >= settings.atOnceEach())
                    .map(Map.Entry::getKey)
                    .toList();
        }
        return free <= 0
                ? List.of()
                : deliveries.due(System.currentTimeMillis(), busy, Math.min(free, settings.atOnceEach()));
    }

    private void setOut(Delivery delivery) {
        synchronized (underWay) {
            if (underWay.getOrDefault(delivery.webhook(), 0) >= settings.atOnceEach()) {
                return;
            }
        }
        long until = System.currentTimeMillis() + longestAttempt().toMillis();
        deliveries.attempt(delivery, until).ifPresent(attempt -> {
            count(attempt.webhook(), 1);
            Thread.ofVirtual().name("delivery").start(() -> deliver(attempt));
        });
    }

    /** With what has to be read before and written after it. */
    private Duration longestAttempt() {
        return settings.timeout().multipliedBy(2).plusSeconds(1);
    }

    private void deliver(Delivery attempt) {
        try {
            var webhook = subscriptions.find(attempt.webhook()).blockOptional(TIMEOUT);
            var said = webhook.map(it -> said(it, attempt)).orElse(new DeliveryResponse(GONE, "unsubscribed"));
            note(attempt, said);
        } catch (RuntimeException e) {
            LOG.warn("The outcome of delivery {} is unknown; it is repeated", attempt.id(), e);
        } finally {
            count(attempt.webhook(), -1);
            nextRound();
        }
    }

    private void nextRound() {
        var running = thread;
        if (running != null) {
            try {
                running.execute(this::round);
            } catch (RejectedExecutionException e) {
                LOG.debug("The dispatcher stops", e);
            }
        }
    }

    /** What a subscriber answers, as a status or in words. */
    private record DeliveryResponse(int status, String words) {}

    private DeliveryResponse said(Webhook webhook, Delivery attempt) {
        try {
            int status = Blocking.first(sender.send(webhook, attempt, System.currentTimeMillis()));
            return new DeliveryResponse(status, "status " + status);
        } catch (RuntimeException e) {
            var cause = e.getCause() == null ? e : e.getCause();
            return new DeliveryResponse(0, cause.getClass().getSimpleName());
        }
    }

    private void note(Delivery attempt, DeliveryResponse said) {
        long now = System.currentTimeMillis();
        meters.counter("aemberlog.webhook.attempts", "status", said.status() / 100 + "xx")
                .increment();
        if (said.status() / 100 == 2) {
            deliveries.end(attempt.tried(State.DELIVERED, now, said.words()));
        } else if (said.status() == GONE) {
            Blocking.first(subscriptions.silence(attempt.webhook()));
            deliveries.end(attempt.tried(State.GONE, now, said.words()));
        } else if (attempt.attempts() >= settings.attempts()) {
            LOG.warn("Delivery {} is given up: {}", attempt.id(), said.words());
            deliveries.end(attempt.tried(State.GIVEN_UP, now, said.words()));
        } else {
            long wait = settings.waitAfter(attempt.attempts()).toMillis();
            long jitter = (long) (wait * JITTER * ThreadLocalRandom.current().nextDouble());
            deliveries.again(attempt.tried(State.PENDING, now + wait + jitter, said.words()));
        }
    }

    private void count(String webhook, int change) {
        synchronized (underWay) {
            underWay.merge(webhook, change, Integer::sum);
            underWay.remove(webhook, 0);
            underWay.notifyAll();
        }
    }

    private void clean() {
        try {
            deliveries.forgetBefore(System.currentTimeMillis() - settings.keep().toMillis());
        } catch (RuntimeException e) {
            LOG.warn("Old deliveries could not be deleted; the next run tries again", e);
        }
    }

    /** Waits for the attempts under way, whose outcome nobody else would know. */
    @Override
    public void stop() {
        var stopping = thread;
        thread = null;
        if (stopping != null) {
            stopping.close();
            awaitAttempts();
        }
    }

    private void awaitAttempts() {
        long deadline = System.nanoTime() + longestAttempt().toNanos();
        synchronized (underWay) {
            try {
                while (!underWay.isEmpty() && System.nanoTime() < deadline) {
                    underWay.wait(ROUND_MILLIS);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    public boolean isRunning() {
        return thread != null;
    }
}
