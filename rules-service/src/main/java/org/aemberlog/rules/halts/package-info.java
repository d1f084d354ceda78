/** Shows judges which matches wait for them. */
package org.aemberlog.rules.halts;
