package org.aemberlog.match.invitations.http;

import java.util.Optional;
import org.aemberlog.match.series.http.SeriesView;

/**
 * What is answered to the guest.
 *
 * @param series as side b sees it
 * @param token for side b; none where other issuers give out those
 */
public record Accepted(SeriesView series, Optional<String> token) {}
