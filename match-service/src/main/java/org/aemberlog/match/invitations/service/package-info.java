/** Runs invitations: makes and withdraws them, seats the first guest and opens the series. */
package org.aemberlog.match.invitations.service;
