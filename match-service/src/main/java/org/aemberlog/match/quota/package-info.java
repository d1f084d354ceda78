/** How many matches, series and invitations one address or one caller may make. */
package org.aemberlog.match.quota;
