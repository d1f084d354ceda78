/**
 * {@code ./aemberlog smoke}: bots play on what {@code docker compose} runs while each container is
 * restarted, and everything has to be there afterwards, once, the same everywhere and genuine.
 */
package org.aemberlog.standalone.smoke;
