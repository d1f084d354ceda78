package org.aemberlog.standalone.servers;

import static java.util.stream.Collectors.toMap;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.apache.kafka.common.Endpoint;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclBindingFilter;
import org.apache.kafka.common.acl.AclOperation;
import org.apache.kafka.server.authorizer.AclCreateResult;
import org.apache.kafka.server.authorizer.AclDeleteResult;
import org.apache.kafka.server.authorizer.Action;
import org.apache.kafka.server.authorizer.AuthorizableRequestContext;
import org.apache.kafka.server.authorizer.AuthorizationResult;
import org.apache.kafka.server.authorizer.Authorizer;
import org.apache.kafka.server.authorizer.AuthorizerServerInfo;

/** A broker's rule that lets everybody do everything but make topics, until it is allowed. */
public final class NoNewTopics implements Authorizer {

    private static volatile boolean allowed;

    /** From now on topics may be made. */
    static void allow() {
        allowed = true;
    }

    @Override
    public List<AuthorizationResult> authorize(AuthorizableRequestContext context, List<Action> actions) {
        return actions.stream()
                .map(action -> action.operation() == AclOperation.CREATE && !allowed
                        ? AuthorizationResult.DENIED
                        : AuthorizationResult.ALLOWED)
                .toList();
    }

    @Override
    public Map<Endpoint, ? extends CompletionStage<Void>> start(AuthorizerServerInfo broker) {
        return broker.endpoints().stream()
                .collect(toMap(Function.identity(), _ -> CompletableFuture.<Void>completedFuture(null)));
    }

    @Override
    public List<? extends CompletionStage<AclCreateResult>> createAcls(
            AuthorizableRequestContext context, List<AclBinding> bindings) {
        throw new UnsupportedOperationException("It has no list.");
    }

    @Override
    public List<? extends CompletionStage<AclDeleteResult>> deleteAcls(
            AuthorizableRequestContext context, List<AclBindingFilter> filters) {
        throw new UnsupportedOperationException("It has no list.");
    }

    @Override
    public Iterable<AclBinding> acls(AclBindingFilter filter) {
        return Collections.emptyList();
    }

    @Override
    public void configure(Map<String, ?> settings) {
        // There is nothing to set.
    }

    @Override
    public void close() {
        // There is nothing to close.
    }
}
