package org.aemberlog.support;

import org.aemberlog.support.broker.BrokerConfiguration;
import org.aemberlog.support.store.StoreConfiguration;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.context.annotation.Import;

/** Gives a service what it needs to deal with its store and its broker. */
@AutoConfiguration
@Import({StoreConfiguration.class, BrokerConfiguration.class})
public class BackingConfiguration {}
