package org.aemberlog.support.connections;

import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpStatusClass;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/**
 * Waits for the client of one connection, and not for ever: for its next request, for the head and
 * the body of one that has begun. Whoever is too slow is told, unless an answer is on its way
 * already, and cut off. While a request is being answered nobody is waited for.
 */
final class ClientTimeouts extends ChannelDuplexHandler {

    private enum Awaited {
        REQUEST,
        HEAD,
        BODY
    }

    private final Connections most;
    private Awaited awaited = Awaited.REQUEST;
    private int unanswered;
    private boolean answering;
    private long bodyBegan;
    private long bodyBytes;
    private Future<?> alarm;
    private ChannelHandlerContext here;

    ClientTimeouts(Connections most) {
        this.most = most;
    }

    /** What notices the first bytes of a request, which the codec keeps until its head is whole. */
    ChannelHandler arrivals() {
        return new ChannelInboundHandlerAdapter() {
            @Override
            public void channelRead(ChannelHandlerContext context, Object message) {
                if (awaited == Awaited.REQUEST) {
                    awaited = Awaited.HEAD;
                    await();
                }
                context.fireChannelRead(message);
            }
        };
    }

    @Override
    public void handlerAdded(ChannelHandlerContext context) {
        here = context;
        await();
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext context) {
        stopWaiting();
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        stopWaiting();
        context.fireChannelInactive();
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (message instanceof HttpRequest) {
            unanswered++;
            awaited = Awaited.BODY;
            bodyBegan = System.nanoTime();
            bodyBytes = 0;
            await();
        }
        if (message instanceof HttpContent content) {
            bodyBytes += content.content().readableBytes();
        }
        if (message instanceof LastHttpContent) {
            awaited = Awaited.REQUEST;
            await();
        }
        context.fireChannelRead(message);
    }

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
        boolean preliminary = message instanceof HttpResponse response
                && response.status().codeClass() == HttpStatusClass.INFORMATIONAL;
        if (!preliminary) {
            answering = !(message instanceof LastHttpContent);
            if (!answering) {
                unanswered--;
                await();
            }
        }
        context.write(message, promise);
    }

    private void await() {
        stopWaiting();
        switch (awaited) {
            case BODY -> alarm(most.bodyNanos(bodyBytes) - (System.nanoTime() - bodyBegan));
            case HEAD -> alarmUnlessAsked(most.head().toNanos());
            case REQUEST -> alarmUnlessAsked(most.idle().toNanos());
        }
    }

    private void alarmUnlessAsked(long nanos) {
        if (unanswered == 0) {
            alarm(nanos);
        }
    }

    private void alarm(long nanos) {
        alarm = here.executor().schedule(this::late, nanos, TimeUnit.NANOSECONDS);
    }

    private void stopWaiting() {
        if (alarm != null) {
            alarm.cancel(false);
            alarm = null;
        }
    }

    private void late() {
        alarm = null;
        boolean goesOn = awaited == Awaited.BODY && System.nanoTime() - bodyBegan < most.bodyNanos(bodyBytes);
        if (goesOn) {
            await();
        } else if (isToBeTold()) {
            here.writeAndFlush(EarlyProblems.last(EarlyProblems.tooSlow())).addListener(ChannelFutureListener.CLOSE);
        } else {
            here.close();
        }
    }

    private boolean isToBeTold() {
        return switch (awaited) {
            case REQUEST -> false;
            case HEAD -> true;
            case BODY -> unanswered == 1 && !answering;
        };
    }
}
