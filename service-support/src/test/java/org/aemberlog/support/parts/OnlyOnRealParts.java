package org.aemberlog.support.parts;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is tested is nothing that embedded parts have: it runs on containers alone, where Docker is. */
@Tag(OnlyOnRealParts.TAG)
@ExtendWith(SoundAfterEach.class)
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface OnlyOnRealParts {

    /** As pom.xml names these tests. */
    String TAG = "only-real-parts";
}
