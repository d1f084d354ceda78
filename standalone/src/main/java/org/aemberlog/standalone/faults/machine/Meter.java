package org.aemberlog.standalone.faults.machine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.regex.Pattern;

/** One figure of a service, as Prometheus would read it. */
final class Meter {

    private Meter() {}

    /** The value of a meter without tags; 0 when the service has not counted it yet. */
    static double value(String url, String name) {
        var request =
                HttpRequest.newBuilder(URI.create(url + "/actuator/prometheus")).build();
        try (var client = HttpClient.newHttpClient()) {
            var all = client.send(request, BodyHandlers.ofString()).body();
            var line =
                    Pattern.compile("^" + name + " (\\S+)$", Pattern.MULTILINE).matcher(all);
            return line.find() ? Double.parseDouble(line.group(1)) : 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new FaultException("Interrupted", e);
        }
    }
}
