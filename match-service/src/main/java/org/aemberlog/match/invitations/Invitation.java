package org.aemberlog.match.invitations;

import java.time.Duration;
import java.util.Optional;
import org.aemberlog.match.series.SeriesId;
import org.aemberlog.match.series.SeriesTerms;

/**
 * An invitation at one moment.
 *
 * @param id also of the series that it becomes
 * @param version counts its changes, from 1
 * @param since when it was made, in milliseconds since 1970
 * @param expires from when on nobody can accept it, likewise
 * @param guest who has accepted it; that is for good
 * @param withdrawn whether the host has taken it back
 * @param opened whether the series is known to have been opened
 */
public record Invitation(
        SeriesId id,
        long version,
        Offer offer,
        long since,
        long expires,
        Optional<Guest> guest,
        boolean withdrawn,
        boolean opened) {

    /** A new invitation, good for some time from now on. */
    public static Invitation of(SeriesId id, Offer offer, long now, Duration lifetime) {
        long expires = now + lifetime.toMillis();
        return new Invitation(id, 1, offer, now, expires, Optional.empty(), false, false);
    }

    /** What has become of it by now. */
    public State state(long now) {
        if (guest.isPresent()) {
            return State.ACCEPTED;
        }
        if (withdrawn) {
            return State.WITHDRAWN;
        }
        return now < expires ? State.OPEN : State.EXPIRED;
    }

    /** The invitation now that this guest has accepted it. */
    public Invitation acceptedBy(Guest first) {
        if (guest.isPresent() || withdrawn) {
            throw new IllegalStateException(id.value() + " cannot be accepted any more");
        }
        return changed(Optional.of(first), false, false);
    }

    /** The invitation now that its host has taken it back; the same if that was so. */
    public Invitation takenBack() {
        if (guest.isPresent()) {
            throw new IllegalStateException(id.value() + " was accepted");
        }
        return withdrawn ? this : changed(guest, true, false);
    }

    /** The invitation now that its series is open; the same if that was known. */
    public Invitation asOpened() {
        return opened ? this : changed(guest, withdrawn, true);
    }

    private Invitation changed(Optional<Guest> by, boolean back, boolean open) {
        return new Invitation(id, version + 1, offer, since, expires, by, back, open);
    }

    /** The terms of its series, once it is accepted. */
    public Optional<SeriesTerms> terms() {
        return guest.map(offer::against);
    }

    /** Whether it is accepted and its series is not known to have been opened. */
    public boolean toOpen() {
        return guest.isPresent() && !opened;
    }
}
