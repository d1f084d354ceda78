/** Series and handicaps in MongoDB, by plain inserts and updates guarded by version. */
package org.aemberlog.match.series.mongo;
