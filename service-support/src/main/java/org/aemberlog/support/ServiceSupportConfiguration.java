package org.aemberlog.support;

import org.aemberlog.support.access.AccessConfiguration;
import org.aemberlog.support.broker.BrokerConfiguration;
import org.aemberlog.support.connections.ConnectionsConfiguration;
import org.aemberlog.support.drain.DrainConfiguration;
import org.aemberlog.support.http.HttpConfiguration;
import org.aemberlog.support.limits.LimitsConfiguration;
import org.aemberlog.support.problems.ProblemsConfiguration;
import org.aemberlog.support.storage.StorageConfiguration;
import org.aemberlog.support.store.StoreConfiguration;
import org.aemberlog.support.targets.TargetsConfiguration;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.context.annotation.Import;

/** Configures what every service shares. */
@AutoConfiguration
@Import({
    TargetsConfiguration.class,
    ProblemsConfiguration.class,
    HttpConfiguration.class,
    ConnectionsConfiguration.class,
    AccessConfiguration.class,
    LimitsConfiguration.class,
    StorageConfiguration.class,
    StoreConfiguration.class,
    BrokerConfiguration.class,
    DrainConfiguration.class
})
public class ServiceSupportConfiguration {}
