package org.aemberlog.door.limits;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How much may be asked of one instance of a service.
 *
 * @param address by one address; of IPv6 by one network of 64 bits, which is what one customer has
 * @param caller by one holder of a token, whatever the address; not by spectators, who share a
 *     token, nor by services
 * @param tracked of how many addresses and of how many callers it is remembered; who is forgotten
 *     begins anew
 */
@ConfigurationProperties("aemberlog.limits")
public record Limits(
        @DefaultValue Address address,
        @DefaultValue Caller caller,
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

    /** What may be asked by one caller. */
    public record Caller(
            @DefaultValue("100") long requests,
            @DefaultValue("1s") Duration per,
            @DefaultValue("500") long burst) {
        Rate rate() {
            return new Rate(requests, per, burst);
        }
    }
}
