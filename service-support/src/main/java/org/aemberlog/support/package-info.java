/**
 * What all services share. For requests: problems, access, limits, connections. For what is behind a
 * service: its store and its broker. A service has it by having it on its class path; it knows no
 * service.
 */
package org.aemberlog.support;
