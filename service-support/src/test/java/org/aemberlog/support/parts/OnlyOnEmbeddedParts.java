package org.aemberlog.support.parts;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/** The service that is tested has a MongoDB, but what is tested is nothing that it has a part in: an embedded one does. */
@Tag(OnlyOnEmbeddedParts.TAG)
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface OnlyOnEmbeddedParts {

    /** As pom.xml names these tests. */
    String TAG = "only-embedded-parts";
}
