package org.aemberlog.support;

import org.aemberlog.support.access.AccessConfiguration;
import org.aemberlog.support.connections.ConnectionsConfiguration;
import org.aemberlog.support.limits.LimitsConfiguration;
import org.aemberlog.support.problems.ProblemsConfiguration;
import org.aemberlog.support.storage.StorageConfiguration;
import org.aemberlog.support.targets.TargetsConfiguration;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.context.annotation.Import;

/** Gives a service its door. */
@AutoConfiguration
@Import({
    TargetsConfiguration.class,
    ProblemsConfiguration.class,
    ConnectionsConfiguration.class,
    AccessConfiguration.class,
    LimitsConfiguration.class,
    StorageConfiguration.class
})
public class ServiceSupportConfiguration {}
