package org.aemberlog.standalone.cli;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.rolling.FixedWindowRollingPolicy;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeBasedTriggeringPolicy;
import ch.qos.logback.core.util.FileSize;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import org.slf4j.LoggerFactory;
import org.slf4j.bridge.SLF4JBridgeHandler;

/**
 * The log of this process in a file: while a command runs, the terminal shows what that command
 * says and nothing else.
 */
public final class LogFile {

    private static final String PATTERN = "%d %-5level [%thread] %logger{36} %msg%n";

    /** A file that has grown so large becomes the earlier one, of which there is one. */
    private static final FileSize LARGEST = FileSize.valueOf("10MB");

    private LogFile() {}

    /**
     * Runs a command that logs to a file.
     *
     * @throws CommandException also for a failure that nobody foresaw; the log has its stack trace
     */
    public static int during(Path file, Callable<Integer> command) throws Exception {
        var context = (LoggerContext) LoggerFactory.getILoggerFactory();
        var root = context.getLogger(Logger.ROOT_LOGGER_NAME);
        var terminal = new ArrayList<Appender<ILoggingEvent>>();
        root.iteratorForAppenders().forEachRemaining(terminal::add);
        var log = appender(context, file);
        root.addAppender(log);
        terminal.forEach(root::detachAppender);
        SLF4JBridgeHandler.removeHandlersForRootLogger();
        SLF4JBridgeHandler.install();
        var uncaught = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> root.error("Thread {} failed", thread.getName(), e));
        try {
            return command.call();
        } catch (CommandException e) {
            throw e;
        } catch (RuntimeException | Error e) {
            root.error("The command failed", e);
            throw new CommandException("The command failed: " + e + "; its stack trace is in " + file);
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(uncaught);
            SLF4JBridgeHandler.uninstall();
            terminal.forEach(root::addAppender);
            root.detachAppender(log);
            log.stop();
        }
    }

    private static RollingFileAppender<ILoggingEvent> appender(LoggerContext context, Path file) {
        var encoder = new PatternLayoutEncoder();
        encoder.setContext(context);
        encoder.setPattern(PATTERN);
        encoder.start();
        var appender = new RollingFileAppender<ILoggingEvent>();
        appender.setContext(context);
        appender.setName("file");
        appender.setFile(file.toString());
        appender.setEncoder(encoder);
        var rolling = new FixedWindowRollingPolicy();
        rolling.setContext(context);
        rolling.setParent(appender);
        // A name may have what means something in a pattern.
        rolling.setFileNamePattern(file.toString().replaceAll("[%)]", "\\\\$0") + ".%i");
        rolling.setMinIndex(1);
        rolling.setMaxIndex(1);
        rolling.start();
        appender.setRollingPolicy(rolling);
        var trigger = new SizeBasedTriggeringPolicy<ILoggingEvent>();
        trigger.setContext(context);
        trigger.setMaxFileSize(LARGEST);
        trigger.start();
        appender.setTriggeringPolicy(trigger);
        appender.start();
        return appender;
    }
}
