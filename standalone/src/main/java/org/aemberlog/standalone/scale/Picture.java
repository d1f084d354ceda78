package org.aemberlog.standalone.scale;

import java.util.Locale;

/** A day as an SVG: how much of what it can do each part has to do, hour by hour. */
public final class Picture {

    private static final int WIDTH = 760;
    private static final int HEIGHT = 300;
    private static final int LEFT = 50;
    private static final int TOP = 40;
    private static final int RIGHT = 740;
    private static final int BOTTOM = 260;
    private static final String[] COLORS = {"#b3541e", "#1e6fb3", "#3f8f3f", "#7a4fa3"};

    private Picture() {}

    /** The picture of a report. */
    public static String of(Report report) {
        var svg = new StringBuilder(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">%n"
                        .formatted(WIDTH, HEIGHT));
        svg.append("<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>%n".formatted(WIDTH, HEIGHT));
        double most = 1;
        for (var part : Part.values()) {
            most = Math.max(most, report.peak(part));
        }
        for (int percent = 0; percent <= 100 * most; percent += 25) {
            double y = y(percent / 100.0, most);
            line(svg, LEFT, y, RIGHT, y, percent == 100 ? "#c00" : "#ddd");
            text(svg, 8, y + 4, "#444", percent + " %");
        }
        for (int hour = 0; hour < Load.HOURS; hour += 3) {
            text(svg, x(hour) - 6, BOTTOM + 18, "#444", String.valueOf(hour));
        }
        text(svg, RIGHT - 26, BOTTOM + 34, "#444", "hour");
        for (var part : Part.values()) {
            curve(svg, report, part, most);
        }
        return svg.append("</svg>\n").toString();
    }

    private static void curve(StringBuilder svg, Report report, Part part, double most) {
        var color = COLORS[part.ordinal()];
        svg.append("<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"2\" points=\"".formatted(color));
        for (int hour = 0; hour < Load.HOURS; hour++) {
            svg.append(String.format(Locale.ROOT, "%.1f,%.1f ", x(hour), y(report.utilisation(part, hour), most)));
        }
        svg.append("\"/>\n");
        text(svg, LEFT + part.ordinal() * 172, 20, color, part.title());
    }

    private static double x(int hour) {
        return LEFT + (RIGHT - LEFT) * hour / (Load.HOURS - 1.0);
    }

    private static double y(double share, double most) {
        return BOTTOM - (BOTTOM - TOP) * share / most;
    }

    private static void line(StringBuilder svg, double x, double y, double toX, double toY, String color) {
        svg.append(String.format(
                Locale.ROOT,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>%n",
                x,
                y,
                toX,
                toY,
                color));
    }

    private static void text(StringBuilder svg, double x, double y, String color, String words) {
        svg.append(
                String.format(Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" fill=\"%s\">%s</text>%n", x, y, color, words));
    }
}
