package org.aemberlog.standalone.browser;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;

/**
 * What somebody looks at a page with.
 *
 * @param width in CSS pixels
 * @param height in CSS pixels
 * @param colors which colors the system prefers
 * @param touch whether fingers take the place of a mouse
 * @param moving whether the system lets things move
 */
record Look(int width, int height, ColorScheme colors, boolean touch, boolean moving) {

    /** A laptop. */
    static final Look LAPTOP = new Look(1366, 800, ColorScheme.LIGHT, false);

    /** A laptop at night. */
    static final Look DARK = new Look(1366, 800, ColorScheme.DARK, false);

    /** A window of middling size, as pictures show it. */
    static final Look WINDOW = new Look(1400, 900, ColorScheme.LIGHT, false);

    /** A small phone, upright. */
    static final Look PHONE = new Look(375, 667, ColorScheme.LIGHT, true);

    /** A small phone at night. */
    static final Look PHONE_AT_NIGHT = new Look(375, 667, ColorScheme.DARK, true);

    /** With nothing that moves, so that what is looked for stands still. */
    Look(int width, int height, ColorScheme colors, boolean touch) {
        this(width, height, colors, touch, false);
    }

    NewContextOptions options(String url) {
        return new NewContextOptions()
                .setBaseURL(url)
                .setViewportSize(width, height)
                .setColorScheme(colors)
                .setHasTouch(touch)
                .setIsMobile(touch)
                .setReducedMotion(moving ? ReducedMotion.NO_PREFERENCE : ReducedMotion.REDUCE)
                .setLocale("en-GB")
                .setTimezoneId("UTC");
    }
}
