/**
 * What all services do with whoever comes in: problems are told in one way, tokens are read in one
 * place, and nobody takes more than their share. A library like {@code game}: it knows no service,
 * and a service has it by having it on its class path.
 */
package org.aemberlog.support;
