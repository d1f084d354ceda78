/**
 * The client in a real browser, against the whole platform. {@link
 * org.aemberlog.standalone.browser.InBrowser} lends tests {@link
 * org.aemberlog.standalone.browser.Visits}.
 */
package org.aemberlog.standalone.browser;
