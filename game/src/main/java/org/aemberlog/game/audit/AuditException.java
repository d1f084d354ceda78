package org.aemberlog.game.audit;

/** A replay file, or something in it, is not as it has to be. */
public final class AuditException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient Finding finding;

    AuditException(Finding finding) {
        super(finding.message());
        this.finding = finding;
    }

    /** What is wrong and where. */
    public Finding finding() {
        return finding;
    }
}
