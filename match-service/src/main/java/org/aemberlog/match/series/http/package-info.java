/** Series over HTTP. */
package org.aemberlog.match.series.http;
