package org.aemberlog.match.profiles;

import org.aemberlog.game.state.ProfileId;

/**
 * A player's profile.
 *
 * @param name what its owner is called, as {@link org.aemberlog.game.state.ShownName} keeps it
 */
record Profile(ProfileId id, String name) {}
