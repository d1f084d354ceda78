package org.aemberlog.support.connections;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpStatusClass;
import org.springframework.http.HttpStatus;

/**
 * Puts into words what Netty's server rejects with a status alone, before anybody else has seen the
 * request: those answers have no body and close the connection.
 */
final class BareResponses extends ChannelOutboundHandlerAdapter {

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
        if (message instanceof FullHttpResponse response && isBare(response)) {
            response.release();
            var status = HttpStatus.valueOf(response.status().code());
            context.write(EarlyProblems.last(EarlyProblems.rejected(status)), promise);
        } else {
            context.write(message, promise);
        }
    }

    private static boolean isBare(FullHttpResponse response) {
        return response.status().codeClass() == HttpStatusClass.CLIENT_ERROR
                && !response.content().isReadable()
                && !response.headers().contains(HttpHeaderNames.CONTENT_TYPE);
    }
}
