package org.aemberlog.match.series.service;

import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.annotation.EnableScheduling;

/** Lets {@link GameStarter} be asked again from time to time. */
@Configuration(proxyBeanMethods = false)
@EnableScheduling
class RetryScheduling {}
