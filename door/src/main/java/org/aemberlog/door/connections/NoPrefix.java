package org.aemberlog.door.connections;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.HttpRequest;

/** Passes over what proxies say of a prefix of paths: nothing here is served under one. */
final class NoPrefix extends ChannelInboundHandlerAdapter {

    private static final String HEADER = "X-Forwarded-Prefix";

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        if (message instanceof HttpRequest request) {
            request.headers().remove(HEADER);
        }
        context.fireChannelRead(message);
    }
}
