package org.aemberlog.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.context.config.ConfigDataEnvironmentPostProcessor;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.StandardEnvironment;

/** What nobody may see in the environment of a process comes from files. */
class SecretsFromFilesTest {

    @TempDir
    Path secrets;

    private String setting(String service, String name) {
        var environment = new StandardEnvironment();
        var given = Map.<String, Object>of("spring.config.name", service, "AEMBERLOG_SECRETS", secrets.toString());
        environment.getPropertySources().addFirst(new MapPropertySource("given", given));
        ConfigDataEnvironmentPostProcessor.applyTo(environment);
        return environment.getProperty(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"match-service", "rules-service", "replay-service", "deck-service"})
    void aFileThatIsNamedLikeASettingIsThatSetting(String service) throws IOException {
        assertThat(setting(service, "spring.mongodb.uri")).startsWith("mongodb://localhost");
        Files.writeString(secrets.resolve("spring.mongodb.uri"), "mongodb://somebody:secret@mongo/?tls=true");
        Files.writeString(secrets.resolve("aemberlog.tokens.secret"), "a secret\n");
        assertThat(setting(service, "spring.mongodb.uri")).isEqualTo("mongodb://somebody:secret@mongo/?tls=true");
        assertThat(setting(service, "aemberlog.tokens.secret")).isEqualTo("a secret");
    }
}
