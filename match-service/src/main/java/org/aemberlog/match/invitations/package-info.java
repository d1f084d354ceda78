/**
 * Invitations: series that wait for their second player. Values only; whoever is first to accept
 * one plays against its host, and nobody else.
 */
package org.aemberlog.match.invitations;
