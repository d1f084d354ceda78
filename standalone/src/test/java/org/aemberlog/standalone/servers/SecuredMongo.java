package org.aemberlog.standalone.servers;

import java.io.IOException;
import java.time.Duration;
import org.aemberlog.support.parts.Images;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.containers.wait.strategy.Wait;
import org.testcontainers.images.builder.Transferable;
import org.testcontainers.utility.MountableFile;

/** A MongoDB that needs TLS and a password: a replica set of one with {@code --auth}, in a container. */
final class SecuredMongo implements AutoCloseable {

    private static final String START = "cp /etc/key /tmp/key && chmod 400 /tmp/key && exec mongod --bind_ip_all"
            + " --replSet rs0 --auth --keyFile /tmp/key --tlsMode requireTLS --tlsCertificateKeyFile /etc/server.pem"
            + " --tlsAllowConnectionsWithoutCertificates";

    private final GenericContainer<?> container;

    private SecuredMongo(GenericContainer<?> container) {
        this.container = container;
    }

    static SecuredMongo start(Certificate certificate, String user, String password)
            throws IOException, InterruptedException {
        var container = new GenericContainer<>(Images.mongo())
                .withCopyToContainer(Transferable.of("c2VjcmV0LW9mLXRoZS1yZXBsaWNhLXNldA=="), "/etc/key")
                .withCopyFileToContainer(MountableFile.forHostPath(certificate.withKey(), 0444), "/etc/server.pem")
                .withCommand("sh", "-c", START)
                .withExposedPorts(27017)
                .waitingFor(Wait.forLogMessage("(?i).*waiting for connections.*", 1)
                        .withStartupTimeout(Duration.ofMinutes(3)));
        container.start();
        var mongo = new SecuredMongo(container);
        mongo.run("rs.initiate({_id: 'rs0', members: [{_id: 0, host: 'localhost:27017'}]})");
        mongo.run("while (!db.hello().isWritablePrimary) { sleep(100) };"
                + " db.getSiblingDB('admin').createUser({user: '%s', pwd: '%s', roles: ['readWriteAnyDatabase']})"
                        .formatted(user, password));
        return mongo;
    }

    /** Before there is a user, whoever is in the container may make one. */
    private void run(String script) throws IOException, InterruptedException {
        var done = container.execInContainer(
                "mongosh", "--quiet", "--tls", "--tlsAllowInvalidCertificates", "--eval", script);
        if (done.getExitCode() != 0) {
            throw new IOException(done.getStdout() + done.getStderr());
        }
    }

    String uri(String user, String password) {
        return "mongodb://%s:%s@localhost:%d/?authSource=admin&directConnection=true&tls=true"
                .formatted(user, password, container.getFirstMappedPort());
    }

    @Override
    public void close() {
        container.stop();
    }
}
