package org.aemberlog.support.limits;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * How much may be asked of one instance of a service.
 *
 * @param address by one address; of IPv6 by one network of 64 bits, which is what one customer has
 * @param principal by one holder of a token, whatever the address; not by spectators, who share a
 *     token, nor by services
 * @param uploads how much may be on its way here at once
 * @param tracked of how many addresses and of how many principals it is remembered; who is forgotten
 *     begins anew
 */
@ConfigurationProperties("aemberlog.limits")
public record Limits(
        @DefaultValue Address address,
        @DefaultValue Principal principal,
        @DefaultValue Uploads uploads,
        @DefaultValue("100000") int tracked) {

    /** What may be asked by one address. */
    public record Address(
            @DefaultValue("1000") long requests,
            @DefaultValue("1s") Duration per,
            @DefaultValue("5000") long burst) {
        Rate rate() {
            return new Rate(requests, per, burst);
        }
    }

    /** What may be asked by one principal. */
    public record Principal(
            @DefaultValue("100") long requests,
            @DefaultValue("1s") Duration per,
            @DefaultValue("500") long burst) {
        Rate rate() {
            return new Rate(requests, per, burst);
        }
    }

    /**
     * The bodies of requests. The first 64 KiB of each do not count as bytes.
     *
     * @param perAddress how many may be arriving from one address
     * @param most how many may be arriving in all
     * @param bytesPerAddress how many bytes of one address there may be of requests that are not
     *     answered yet
     * @param bytes how many there may be of all
     */
    public record Uploads(
            @DefaultValue("100") int perAddress,
            @DefaultValue("1000") int most,
            @DefaultValue("32MB") DataSize bytesPerAddress,
            @DefaultValue("128MB") DataSize bytes) {}
}
