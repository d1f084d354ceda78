package org.aemberlog.support.connections;

import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.handler.timeout.IdleStateHandler;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Closes the connection of a client for whom something is there and who takes nothing in. */
final class StalledResponses extends IdleStateHandler {

    StalledResponses(Duration most) {
        super(true, 0, most.toMillis(), 0, TimeUnit.MILLISECONDS);
    }

    @Override
    protected void channelIdle(ChannelHandlerContext context, IdleStateEvent event) {
        var waiting = context.channel().unsafe().outboundBuffer();
        if (waiting != null && waiting.totalPendingWriteBytes() > 0) {
            context.close();
        }
    }
}
