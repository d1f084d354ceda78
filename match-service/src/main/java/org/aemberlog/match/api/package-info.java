/** The OpenAPI document of the running service. */
package org.aemberlog.match.api;
