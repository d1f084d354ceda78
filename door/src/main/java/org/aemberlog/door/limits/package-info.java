/** How much one caller may ask, so that there is enough for all. */
package org.aemberlog.door.limits;
