package org.aemberlog.match.series.desk;

import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.annotation.EnableScheduling;

/** Lets {@link Beginnings} be asked again from time to time. */
@Configuration(proxyBeanMethods = false)
@EnableScheduling
class Scheduling {}
