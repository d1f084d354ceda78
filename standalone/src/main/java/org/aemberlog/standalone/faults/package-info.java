/**
 * Breaks what the platform stands on while bots play, and proves afterwards that nothing was lost,
 * doubled or changed. Brokers and rules-services are processes of their own, so that they can be
 * killed as a machine would kill them.
 */
package org.aemberlog.standalone.faults;
