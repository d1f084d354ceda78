package org.aemberlog.deck.rulings;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The entries of the rulebook that a test proves, by their ids, such as {@code
 * faq/two-sir-marrows}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface Ruling {

    /** The ids. */
    String[] value();
}
