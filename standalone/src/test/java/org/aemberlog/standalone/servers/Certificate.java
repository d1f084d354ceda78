package org.aemberlog.standalone.servers;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;

/** A certificate of this machine that signs itself, made by the JDK's keytool. */
final class Certificate {

    static final String PASSWORD = "of-the-keystore";

    private static final Base64.Encoder LINES = Base64.getMimeEncoder(64, "\n".getBytes(StandardCharsets.US_ASCII));

    private final Path directory;

    /** Makes one in a directory. */
    Certificate(Path directory) throws IOException, InterruptedException, GeneralSecurityException {
        this.directory = directory;
        int status = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "server",
                        "-keyalg",
                        "RSA",
                        "-validity",
                        "2",
                        "-dname",
                        "CN=localhost",
                        "-ext",
                        "san=dns:localhost,ip:127.0.0.1",
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        keystore().toString(),
                        "-storepass",
                        PASSWORD)
                .inheritIO()
                .start()
                .waitFor();
        if (status != 0) {
            throw new IOException("keytool ends with " + status);
        }
        var keys = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(keystore())) {
            keys.load(in, PASSWORD.toCharArray());
        }
        var certificate = pem("CERTIFICATE", keys.getCertificate("server").getEncoded());
        var key =
                pem("PRIVATE KEY", keys.getKey("server", PASSWORD.toCharArray()).getEncoded());
        Files.writeString(trusted(), certificate);
        Files.writeString(withKey(), certificate + key);
    }

    private static String pem(String what, byte[] encoded) {
        return "-----BEGIN %s-----%n%s%n-----END %s-----%n".formatted(what, LINES.encodeToString(encoded), what);
    }

    /** Key and certificate, for Kafka. */
    Path keystore() {
        return directory.resolve("server.p12");
    }

    /** Key and certificate, for MongoDB. */
    Path withKey() {
        return directory.resolve("server.pem");
    }

    /** The certificate, for those who are to trust it. */
    Path trusted() {
        return directory.resolve("trusted.pem");
    }
}
