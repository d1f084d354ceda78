/**
 * What all services do with the store and the broker behind them. A service has it by having it on
 * its class path; it knows no service.
 */
package org.aemberlog.support;
