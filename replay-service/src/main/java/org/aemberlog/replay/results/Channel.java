package org.aemberlog.replay.results;

import java.util.List;

/** A way by which results go out. */
public interface Channel {

    /**
     * Takes over results to tell. When this returns they are safe with the channel; those that it
     * has had before change nothing. Blocks.
     */
    void tell(List<Result> results);
}
