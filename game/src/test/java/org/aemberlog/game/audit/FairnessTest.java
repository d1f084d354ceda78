package org.aemberlog.game.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The dice of the verifier are those of docs/fairness.md too. */
class FairnessTest {

    private static final Path PAGE = Path.of("../docs/fairness.md");
    private static final int COLUMNS = 6;

    static Stream<List<String>> vectors() throws IOException {
        return Files.readString(PAGE)
                .lines()
                .filter(line -> line.startsWith("| `"))
                .map(line -> Arrays.stream(line.split("\\|"))
                        .skip(1)
                        .map(String::strip)
                        .toList())
                .filter(cells -> cells.size() == COLUMNS);
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void theDiceAreTheOnesOfThePage(List<String> row) {
        var secret = text(row.get(0));
        var dice = row.get(1).equals("none")
                ? new Fairness(secret)
                : Fairness.of(secret, text(row.get(1)), text(row.get(2)));
        long number = Long.parseLong(row.get(3));
        assertThat(dice.roll(number, 2)).isEqualTo(Integer.parseInt(row.get(4)));
        var shuffled = dice.shuffled(number, IntStream.range(0, 12).boxed().toList());
        assertThat(shuffled).isEqualTo(numbers(row.get(5)));
    }

    @Test
    void thePageHasVectors() throws IOException {
        assertThat(vectors()).hasSizeGreaterThanOrEqualTo(8);
    }

    @Test
    void theCommitmentIsTheOneOfThePage() throws IOException {
        var told = "`Ada` is `" + Fairness.commitment("Ada") + "`";
        assertThat(Files.readString(PAGE)).contains(told);
    }

    @Test
    void aSecretThatIsLongerThanABlockIsHashedFirst() {
        // RFC 4231, test case 6: a key of 131 bytes.
        var hmac = Fairness.hmac(bytes(131, 0xaa), larger().getBytes());
        assertThat(hmac).isEqualTo("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
    }

    private static String larger() {
        return "Test Using Larger Than Block-Size Key - Hash Key First";
    }

    private static byte[] bytes(int count, int value) {
        var bytes = new byte[count];
        Arrays.fill(bytes, (byte) value);
        return bytes;
    }

    private static String text(String cell) {
        return cell.equals("empty") ? "" : cell.substring(1, cell.length() - 1);
    }

    private static List<Integer> numbers(String text) {
        return Arrays.stream(text.split(" ")).map(Integer::valueOf).toList();
    }
}
