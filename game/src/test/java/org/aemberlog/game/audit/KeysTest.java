package org.aemberlog.game.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Base64;
import java.util.HexFormat;
import org.aemberlog.game.state.MatchId;
import org.junit.jupiter.api.Test;

class KeysTest {

    /** RFC 8032, 7.1, test 1; and RFC 8410 for what comes before the bytes. */
    private static final String PRIVATE =
            "302e020100300506032b657004220420" + "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60";

    private static final String RAW = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";

    private final SigningKey key = SigningKey.read(base64(PRIVATE));

    private static String base64(String hex) {
        return Base64.getEncoder().encodeToString(HexFormat.of().parseHex(hex));
    }

    @Test
    void thePublicKeyFollowsFromThePrivateOne() {
        var expected = VerifyingKey.read(base64(RAW));
        assertThat(key.verifying()).isEqualTo(expected).hasSameHashCodeAs(expected);
        assertThat(expected.text()).isEqualTo(base64("302a300506032b6570032100" + RAW));
        assertThat(VerifyingKey.read(expected.text())).isEqualTo(expected);
        var pem = "-----BEGIN PUBLIC KEY-----\n" + expected.text() + "\n-----END PUBLIC KEY-----\n";
        assertThat(VerifyingKey.read(pem)).isEqualTo(expected);
    }

    @Test
    void aKeyThatIsWrittenAndReadIsTheSame() {
        var made = SigningKey.generate();
        assertThat(SigningKey.read(made.text()).verifying()).isEqualTo(made.verifying());
        assertThat(made.verifying().fingerprint()).matches("[0-9a-f]{64}");
    }

    @Test
    void theSameHeadHasOneSignature() {
        var head = key.sign(new MatchId("m"), 7, "00");
        assertThat(key.sign(new MatchId("m"), 7, "00")).isEqualTo(head);
        assertThat(key.verifying().signed(head)).isTrue();
        assertThat(SigningKey.generate().verifying().signed(head)).isFalse();
    }

    @Test
    void anotherHeadIsNotSigned() {
        var head = key.sign(new MatchId("m"), 7, "00");
        var other = new SignedHead(head.match(), 8, head.hash(), head.key(), head.signature());
        assertThat(key.verifying().signed(other)).isFalse();
    }

    @Test
    void aSignatureIsWrittenInOneWay() {
        var head = key.sign(new MatchId("m"), 7, "00");
        var digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        int last = head.signature().length() - 3;
        char next = digits.charAt(digits.indexOf(head.signature().charAt(last)) + 1);
        var same = head.signature().substring(0, last) + next + "==";
        assertThat(Base64.getDecoder().decode(same))
                .isEqualTo(Base64.getDecoder().decode(head.signature()));
        var other = new SignedHead(head.match(), 7, head.hash(), head.key(), same);
        assertThat(key.verifying().signed(other)).isFalse();
    }

    @Test
    void whatIsNoKeyIsRejectedWithoutRepeatingASecret() {
        assertThatThrownBy(() -> SigningKey.read("c2VjcmV0"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageNotContaining("c2VjcmV0");
        assertThatThrownBy(() -> SigningKey.read("?")).hasMessageContaining("PKCS#8");
        assertThatThrownBy(() -> VerifyingKey.read("AAAA")).hasMessageContaining("'AAAA'");
        assertThatThrownBy(() -> VerifyingKey.read("")).hasMessageContaining("Ed25519");
    }
}
