package org.aemberlog.standalone.scale;

import java.util.EnumMap;
import java.util.Map;

/** The figures of a simulation. */
public record Figures(Map<Figure, Double> values) {

    /** Those of the benchmarks and of a middle-sized installation. */
    public static final Figures USUAL = new Figures(Map.of());

    public Figures {
        values = Map.copyOf(values);
    }

    /** The same with one given anew. */
    public Figures with(Figure figure, double value) {
        var more = new EnumMap<Figure, Double>(Figure.class);
        more.putAll(values);
        more.put(figure, value);
        return new Figures(more);
    }

    double of(Figure figure) {
        return values.getOrDefault(figure, figure.usual());
    }

    int count(Figure figure) {
        return (int) of(figure);
    }

    /** A figure in microseconds as seconds. */
    double seconds(Figure figure) {
        return of(figure) / 1e6;
    }
}
