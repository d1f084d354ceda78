/**
 * Passes requests on to the other services, so that browsers need one origin. An ingress that knows
 * the same paths can take its place.
 */
package org.aemberlog.match.proxy;
