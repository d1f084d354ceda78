package org.aemberlog.standalone.browser;

import java.util.List;
import java.util.Map;
import org.aemberlog.standalone.bot.Api;

/** A match in the archive, as replay-service tells it through match-service. */
record Archived(Api api, String match) {

    private String path(String more) {
        return "/replay-service/matches/" + match + more;
    }

    /** Its last version. */
    int head() {
        return (int) api.get(path(""), "").get("version");
    }

    /** What lies on the table after a commit, as {@link Board#told} by one who looks so. */
    List<String> board(int version, String as) {
        return Board.told(table(version, as));
    }

    /** The table after a commit, by one who looks so. */
    @SuppressWarnings("unchecked")
    Map<String, Object> table(int version, String as) {
        var state = api.get(path("/state?version=" + version + "&as=" + as), "");
        return (Map<String, Object>) state.get("table");
    }

    /** The versions of the marks of a kind, in order. */
    @SuppressWarnings("unchecked")
    List<Integer> marks(String kind) {
        var marks = (List<Map<String, Object>>) api.get(path("/marks"), "").get("marks");
        return marks.stream()
                .filter(mark -> mark.get("kind").equals(kind))
                .map(mark -> (int) mark.get("version"))
                .toList();
    }
}
