/** Who may sit where: signed tokens. */
package org.aemberlog.match.seats;
