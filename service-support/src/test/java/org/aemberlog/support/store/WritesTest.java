package org.aemberlog.support.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.mongodb.MongoBulkWriteException;
import com.mongodb.ServerAddress;
import com.mongodb.bulk.BulkWriteError;
import com.mongodb.bulk.BulkWriteResult;
import com.mongodb.bulk.WriteConcernError;
import java.util.List;
import java.util.Set;
import org.bson.BsonDocument;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Mono;

/** What a bulk write that may be repeated takes for done. */
class WritesTest {

    private static final BulkWriteError DUPLICATE = new BulkWriteError(11000, "duplicate", new BsonDocument(), 0);
    private static final BulkWriteError TOO_LARGE = new BulkWriteError(10334, "too large", new BsonDocument(), 1);
    private static final WriteConcernError NO_MAJORITY =
            new WriteConcernError(64, "WriteConcernFailed", "waiting for replication timed out", new BsonDocument());

    private static MongoBulkWriteException failed(List<BulkWriteError> errors, WriteConcernError concern) {
        return new MongoBulkWriteException(
                BulkWriteResult.unacknowledged(), errors, concern, new ServerAddress(), Set.of());
    }

    private static void done(MongoBulkWriteException failure) {
        Writes.done(Mono.error(failure)).block();
    }

    @Test
    void whatIsThereAlreadyIsWritten() {
        var failure = failed(List.of(DUPLICATE, DUPLICATE), null);
        assertThat(Writes.done(Mono.error(failure)).blockOptional()).isEmpty();
    }

    @Test
    void whatFailsForAnotherReasonIsNot() {
        var failure = failed(List.of(DUPLICATE, TOO_LARGE), null);
        assertThatThrownBy(() -> done(failure)).isSameAs(failure);
    }

    @Test
    void whatNoMajorityHasIsNot() {
        var alone = failed(List.of(), NO_MAJORITY);
        var besideDuplicates = failed(List.of(DUPLICATE), NO_MAJORITY);
        assertThatThrownBy(() -> done(alone)).isSameAs(alone);
        assertThatThrownBy(() -> done(besideDuplicates)).isSameAs(besideDuplicates);
    }
}
