package org.aemberlog.backing;

import org.aemberlog.backing.broker.BrokerConfiguration;
import org.aemberlog.backing.store.StoreConfiguration;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.context.annotation.Import;

/** Gives a service what it needs to deal with its store and its broker. */
@AutoConfiguration
@Import({StoreConfiguration.class, BrokerConfiguration.class})
public class BackingConfiguration {}
