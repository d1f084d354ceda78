/** Keeping invitations. */
package org.aemberlog.match.invitations.mongo;
