package org.aemberlog.support.store;

import com.mongodb.ErrorCategory;
import com.mongodb.MongoBulkWriteException;
import com.mongodb.MongoWriteException;
import com.mongodb.WriteError;

/** What MongoDB says of a write when its id, or the value of another unique field, is taken. */
public final class DuplicateKeys {

    private DuplicateKeys() {}

    /** Whether a document was not written because it would be a duplicate. */
    public static boolean caused(Throwable failure) {
        return failure instanceof MongoWriteException e && isDuplicate(e.getError());
    }

    /**
     * Whether duplicates are all that a bulk write failed for. That something is there already is no reason to believe
     * that a majority has it.
     */
    public static boolean aloneCaused(MongoBulkWriteException e) {
        return e.getWriteConcernError() == null && e.getWriteErrors().stream().allMatch(DuplicateKeys::isDuplicate);
    }

    private static boolean isDuplicate(WriteError error) {
        return error.getCategory() == ErrorCategory.DUPLICATE_KEY;
    }
}
