package org.aemberlog.standalone.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;

/** Finds on a page what everybody can find there: by what it is and what it is called. */
final class Find {

    private Find() {}

    /** The heading of the page. */
    static Locator heading(Page page) {
        return page.getByRole(AriaRole.HEADING, new GetByRoleOptions().setLevel(1));
    }

    /** The heading of the page, saying this. */
    static Locator heading(Page page, String text) {
        return page.getByRole(
                AriaRole.HEADING,
                new GetByRoleOptions().setLevel(1).setName(text).setExact(true));
    }

    /** A button that is called so. */
    static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new GetByRoleOptions().setName(name).setExact(true));
    }

    /** A link that is called so. */
    static Locator link(Page page, String name) {
        return page.getByRole(
                AriaRole.LINK, new GetByRoleOptions().setName(name).setExact(true));
    }

    /** A deck that can be picked, by the beginning of its name. */
    static Locator deck(Page page, String name) {
        return page.getByRole(AriaRole.RADIO, new GetByRoleOptions().setName(name));
    }

    /** What has its say as soon as it is there. */
    static Locator alert(Page page) {
        return page.getByRole(AriaRole.ALERT);
    }

    /** What has this text in it. */
    static Locator.FilterOptions with(String text) {
        return new Locator.FilterOptions().setHasText(text);
    }
}
