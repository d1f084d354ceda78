package org.aemberlog.support.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.reactivestreams.client.MongoClient;
import com.mongodb.reactivestreams.client.internal.MongoClientImpl;
import java.util.concurrent.TimeUnit;
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
        "mongodb://nowhere, 3s, 3000",
        "mongodb://nowhere, 700ms, 700",
        "mongodb://nowhere/?serverSelectionTimeoutMS=900, 3s, 900"
    })
    void theDriverWaitsAsLongAsTheSettingsSay(String uri, String timeout, long millis) {
        new ApplicationContextRunner()
                .withInitializer(context ->
                        context.getBeanFactory().setConversionService(ApplicationConversionService.getSharedInstance()))
                .withConfiguration(
                        AutoConfigurations.of(ServiceSupportConfiguration.class, MongoReactiveAutoConfiguration.class))
                .withPropertyValues("spring.mongodb.uri=" + uri, "aemberlog.store.timeout=" + timeout)
                .run(it -> assertThat(waits(it.getBean(MongoClient.class))).isEqualTo(millis));
    }

    private static long waits(MongoClient client) {
        var settings = ((MongoClientImpl) client).getSettings();
        return settings.getClusterSettings().getServerSelectionTimeout(TimeUnit.MILLISECONDS);
    }
}
