/**
 * What all services do with whoever comes in: problems are told in one way, and tokens are read in
 * one place. A library like {@code game}: it knows no service, and a service has it by having it on
 * its class path.
 */
package org.aemberlog.door;
