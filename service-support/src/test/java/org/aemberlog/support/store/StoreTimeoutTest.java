package org.aemberlog.support.store;

import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.MongoClientSettings;
import com.mongodb.reactivestreams.client.MongoClient;
import com.mongodb.reactivestreams.client.internal.MongoClientImpl;
import java.util.function.Consumer;
import org.aemberlog.support.ServiceSupportConfiguration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.convert.ApplicationConversionService;
import org.springframework.boot.mongodb.autoconfigure.MongoReactiveAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;

/** Nobody waits half a minute to be told that the store is away. */
class StoreTimeoutTest {

    @ParameterizedTest
    @CsvSource({
        "mongodb://nowhere, 3s, 3000, 3000",
        "mongodb://nowhere, 700ms, 700, 700",
        "mongodb://nowhere/?serverSelectionTimeoutMS=900, 3s, 900, 3000",
        "mongodb://nowhere/?connectTimeoutMS=900, 3s, 3000, 900"
    })
    void aServerIsWaitedForAsLongAsTheSettingsSay(String uri, String timeout, long selects, long connects) {
        with(uri, "aemberlog.store.timeout=" + timeout, client -> {
            assertThat(client.getClusterSettings().getServerSelectionTimeout(MILLISECONDS))
                    .isEqualTo(selects);
            assertThat(client.getSocketSettings().getConnectTimeout(MILLISECONDS))
                    .isEqualTo(connects);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "mongodb://nowhere, 5s, 5000",
        "mongodb://nowhere, 700ms, 700",
        "mongodb://nowhere/?socketTimeoutMS=900, 5s, 900"
    })
    void anAnswerIsWaitedForAsLongAsTheSettingsSay(String uri, String timeout, long millis) {
        with(
                uri,
                "aemberlog.store.answer-timeout=" + timeout,
                client -> assertThat(client.getSocketSettings().getReadTimeout(MILLISECONDS))
                        .isEqualTo(millis));
    }

    private static void with(String uri, String setting, Consumer<MongoClientSettings> check) {
        new ApplicationContextRunner()
                .withInitializer(context ->
                        context.getBeanFactory().setConversionService(ApplicationConversionService.getSharedInstance()))
                .withConfiguration(
                        AutoConfigurations.of(ServiceSupportConfiguration.class, MongoReactiveAutoConfiguration.class))
                .withPropertyValues("spring.mongodb.uri=" + uri, setting)
                .run(it -> check.accept(((MongoClientImpl) it.getBean(MongoClient.class)).getSettings()));
    }
}
