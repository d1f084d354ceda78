package org.aemberlog.standalone.scale;

/** A part that does one thing after the other, in the order in which they come. */
final class Station {

    private final double[] busy = new double[Load.HOURS + 1];
    private double freeAt;

    /**
     * Takes work that comes at a time.
     *
     * @return when it is done
     */
    double serve(double at, double seconds) {
        freeAt = Math.max(at, freeAt) + seconds;
        busy[Math.min((int) (at / 3600), Load.HOURS)] += seconds;
        return freeAt;
    }

    /** How long what comes at a time has to wait. */
    double backlog(double at) {
        return Math.max(0, freeAt - at);
    }

    /** The share of an hour for which it has got work: more than 1 when it cannot keep up. */
    double utilisation(int hour) {
        return busy[hour] / 3600;
    }
}
