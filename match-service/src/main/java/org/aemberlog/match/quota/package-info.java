/** How many matches, series and invitations one address or one principal may make. */
package org.aemberlog.match.quota;
