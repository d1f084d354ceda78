package org.aemberlog.match.invitations.service;

import org.aemberlog.support.problems.Problem;
import org.springframework.http.HttpStatus;

/** What goes wrong with invitations, as problem documents. */
public final class InvitationProblems {

    private InvitationProblems() {}

    /** There is no such invitation. */
    public static Problem noSuchInvitation() {
        return Problem.of(
                HttpStatus.NOT_FOUND,
                "no-such-invitation",
                "There is no such invitation",
                "No invitation has this id; GET /invitations lists those that are open to all.");
    }

    static Problem seatTaken() {
        return Problem.of(
                HttpStatus.CONFLICT,
                "seat-taken",
                "The invitation was accepted already",
                "Its series has been opened; GET /series/{id} with this id shows it.");
    }

    static Problem expired() {
        return Problem.of(
                HttpStatus.GONE,
                "invitation-expired",
                "The invitation has expired",
                "Nobody accepted it in time; ask its host for a new one.");
    }

    static Problem withdrawn() {
        return Problem.of(
                HttpStatus.GONE,
                "invitation-withdrawn",
                "The invitation was withdrawn",
                "Its host has taken it back; ask for a new one.");
    }
}
