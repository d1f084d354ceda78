package org.aemberlog.support.parts;

import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.test.context.junit.jupiter.SpringExtension;

/** What a tested service said to its MongoDB in a test has to have been {@linkplain WireTap#assertSound sound}. */
final class SoundAfterEach implements AfterEachCallback {

    @Override
    public void afterEach(ExtensionContext test) {
        if (AnnotatedElementUtils.hasAnnotation(test.getRequiredTestClass(), SpringBootTest.class)) {
            var context = SpringExtension.getApplicationContext(test);
            context.getBean(WireTap.class)
                    .assertSound(context.getBean(PastService.class).client());
        }
    }
}
