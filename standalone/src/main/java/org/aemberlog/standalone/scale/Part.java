package org.aemberlog.standalone.scale;

/** What an intent goes through. */
enum Part {
    RULES("rules-service instances", Figure.RULES_INSTANCES),
    STORE("MongoDB shards", Figure.SHARDS),
    FEED("match-service instances", Figure.MATCH_INSTANCES),
    ARCHIVE("replay-service threads", Figure.REPLAY_INSTANCES);

    private final String title;
    private final Figure multiplied;

    Part(String title, Figure multiplied) {
        this.title = title;
        this.multiplied = multiplied;
    }

    String title() {
        return title;
    }

    /** The figure that says how many there are. */
    Figure multiplied() {
        return multiplied;
    }
}
