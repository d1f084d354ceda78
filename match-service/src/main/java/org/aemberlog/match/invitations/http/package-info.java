/** Invitations over HTTP. */
package org.aemberlog.match.invitations.http;
