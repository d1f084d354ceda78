package org.aemberlog.standalone.command;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.standalone.cli.Options;
import org.aemberlog.standalone.cli.UsageException;
import org.aemberlog.standalone.platform.DataDirectory;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.access.SharedSecret;
import org.aemberlog.support.access.Tokens;

/** {@code token}: prints a judge's, an auditor's or a service's token for the platform that {@code up} runs. */
public final class TokenCommand {

    private static final Duration LIFETIME = Duration.ofDays(1);
    private static final Set<String> ROLES = Set.of("judge", "auditor", "service");

    private TokenCommand() {}

    public static int run(List<String> arguments) {
        var options = new Options(arguments, Set.of("role", "name", "match"));
        try (var home = DataDirectory.usual()) {
            System.out.println(token(
                    home.tokenSecret(),
                    options.text("role", ""),
                    options.text("name", "operator"),
                    options.text("match", "")));
        }
        return 0;
    }

    /**
     * A token that is good for a day.
     *
     * @param secret in base64
     * @param match the only match that it is for; all when empty
     */
    public static String token(String secret, String role, String name, String match) {
        if (!ROLES.contains(role)) {
            throw new UsageException("The option --role: expected judge, auditor or service, found '" + role + "'.");
        }
        var tokens = Tokens.own(new SharedSecret(secret), LIFETIME);
        return tokens.issue(principal(role, name, match)).orElseThrow();
    }

    private static Principal principal(String role, String name, String match) {
        try {
            return Principal.official(
                    name,
                    Role.valueOf(role.toUpperCase(Locale.ROOT)),
                    Optional.of(match).filter(it -> !it.isEmpty()).map(MatchId::new));
        } catch (IllegalArgumentException e) {
            throw new UsageException(e.getMessage());
        }
    }
}
