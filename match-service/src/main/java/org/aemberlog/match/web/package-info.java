/**
 * Serves the web client: its pages, its own modules and styles, and the libraries that come as
 * WebJars. What stands under {@code classpath:/client/} is what browsers get, but for the versions of
 * libraries, which are put into the page when the service starts.
 */
package org.aemberlog.match.web;
