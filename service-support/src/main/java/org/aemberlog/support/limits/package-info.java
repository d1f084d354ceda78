/** How much one principal may ask, so that there is enough for all. */
package org.aemberlog.support.limits;
