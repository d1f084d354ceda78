/**
 * Projections: folds of the archive into collections that can be made again at any time, beside the
 * ones that serve. A {@code Projection} folds, the {@code ProjectionRepository} knows which generation of each
 * serves and which is being built, the {@code ProjectionBuilder} builds.
 */
package org.aemberlog.replay.projections;
