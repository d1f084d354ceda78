package org.aemberlog.game.json;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The name of a record on the wire, such as {@code aember-stolen.v1}. Frozen once released. A
 * record of a sealed family without it is named by its simple name in lower case with hyphens.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface WireName {
    /** The name. */
    String value();
}
