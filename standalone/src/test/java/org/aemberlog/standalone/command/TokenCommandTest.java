package org.aemberlog.standalone.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;
import org.aemberlog.game.state.MatchId;
import org.aemberlog.standalone.cli.UsageException;
import org.aemberlog.support.access.Principal;
import org.aemberlog.support.access.Role;
import org.aemberlog.support.access.SharedSecret;
import org.aemberlog.support.access.Tokens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An operator gets the tokens that no route of match-service gives. */
class TokenCommandTest {

    private static final String SECRET = Base64.getEncoder().encodeToString(new byte[32]);

    private static Principal of(String token) {
        return Tokens.own(new SharedSecret(SECRET), Duration.ofHours(1))
                .read("Bearer " + token)
                .block();
    }

    @ParameterizedTest
    @EnumSource(names = {"JUDGE", "AUDITOR", "SERVICE"})
    void whoRunsThePlatformGetsEachOfTheirRoles(Role role) throws Exception {
        assertThat(of(TokenCommand.token(SECRET, role.text(), "Judy", "")))
                .isEqualTo(Principal.official("Judy", role, Optional.empty()));
        assertThat(of(TokenCommand.token(SECRET, role.text(), "Judy", "m")))
                .isEqualTo(Principal.official("Judy", role, Optional.of(new MatchId("m"))));
        assertThat(Files.readString(Path.of("../aemberlog")))
                .containsPattern("token +--role [a-z|]*\\b" + role.text() + "\\b");
    }

    @Test
    void nobodyGetsAPlayersToken() {
        assertThatThrownBy(() -> TokenCommand.token(SECRET, "player", "Al", ""))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("expected judge, auditor or service, found 'player'");
    }
}
