package org.aemberlog.door;

import org.aemberlog.door.access.AccessConfiguration;
import org.aemberlog.door.connections.ConnectionsConfiguration;
import org.aemberlog.door.limits.LimitsConfiguration;
import org.aemberlog.door.problems.ProblemsConfiguration;
import org.aemberlog.door.storage.StorageConfiguration;
import org.aemberlog.door.targets.TargetsConfiguration;
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
public class DoorConfiguration {}
