package org.aemberlog.support.parts;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is tested runs on embedded parts always, and again on containers where Docker is. */
@Tag(OnRealParts.TAG)
@ExtendWith(SoundAfterEach.class)
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface OnRealParts {

    /** As pom.xml names these tests. */
    String TAG = "real-parts";
}
