package org.aemberlog.match.invitations.http;

import java.util.Optional;

/**
 * What is answered to the host.
 *
 * @param token for side a of the series that it becomes; none where other issuers give out those
 */
public record Invited(InvitationView invitation, Optional<String> token) {}
