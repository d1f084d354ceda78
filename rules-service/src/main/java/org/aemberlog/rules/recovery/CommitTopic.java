package org.aemberlog.rules.recovery;

import java.util.List;
import org.aemberlog.game.event.SealedCommit;

/** The topic to which all commits are sent, as far as it still has them. */
public interface CommitTopic {

    /** Opens it for reading, in one thread; close it. */
    Reading open();

    /** Somebody who reads it. Each of its methods blocks, and fails when the broker does not answer. */
    interface Reading extends AutoCloseable {

        /** Its partitions, with the records that each had when it was opened. */
        List<Partition> partitions();

        /** The commits among some records of a partition, in their order, without those that were sent again. */
        List<SealedCommit> read(int partition, long from, long to);

        @Override
        void close();
    }

    /**
     * A partition.
     *
     * @param first the offset of its first record
     * @param end the offset after its last
     */
    record Partition(int number, long first, long end) {}
}
