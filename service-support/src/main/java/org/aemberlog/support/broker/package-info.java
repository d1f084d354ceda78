/** How services follow what is told. */
package org.aemberlog.support.broker;
