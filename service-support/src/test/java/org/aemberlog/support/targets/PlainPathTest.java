package org.aemberlog.support.targets;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainPathTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/matches",
                "/matches/a-b_c.d~e",
                "/lib/lit@3.3.2/index.js",
                "/players/A%C3%A6%2Fb%20c/matches",
                "/players/50%25/matches",
                "/players/100%25x/matches",
                "/players/!$&'()*+,=:@",
                "/players/%3B%3F%23%5B%5D%22%3C%7C",
                "/players/.../matches",
                "/players/..a/.b",
                "/players/%F0%9F%98%80"
            })
    void aPathThatIsWrittenInTheOnlyWayIsPlain(String path) {
        assertThat(PlainPath.is(path)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "matches",
                "*",
                "//",
                "//matches",
                "/matches/",
                "/matches//x",
                "/matches;x",
                "/;x",
                "/matches\\x",
                "/matches%5Cx",
                "/.",
                "/..",
                "/./x",
                "/x/../y",
                "/x/%2e",
                "/x/%2E%2e/y",
                "/x/.%2e/y",
                "/x/..%2Fy",
                "/x%2F..%2Fy",
                "/x%2F..",
                "/x/%252e%252e",
                "/x/%25zz%2541",
                "/%61",
                "/%41",
                "/%5A",
                "/%7a",
                "/%30",
                "/%00",
                "/%0a",
                "/%0D%0A",
                "/%1F",
                "/%7f",
                "/%C2%85",
                "/%C0%AE%C0%AE",
                "/%E0%80%AE",
                "/%ED%A0%80",
                "/%FF",
                "/%C3",
                "/%",
                "/%4",
                "/%zz",
                "/%u0041",
                "/a b",
                "/a\tb",
                "/a\nb",
                "/a?b",
                "/a#b",
                "/a<b>",
                "/a|b",
                "/a^b",
                "/a[b]",
                "/\u00e4"
            })
    void everyOtherWayToWriteAPathIsNot(String path) {
        assertThat(PlainPath.is(path)).isFalse();
    }
}
