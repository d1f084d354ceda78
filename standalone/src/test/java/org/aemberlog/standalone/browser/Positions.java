package org.aemberlog.standalone.browser;

/** Tables to look at, in the notation of the rules' tests; it is seat A's turn. */
final class Positions {

    /** A table in the early game: four creatures against six. */
    static final String SIX = """
            alice sanctum aember 4 chains 2 keys [red]
             line [lightsmith-clariel, champion-anaphiel with duskrunner, troll exhausted damage 3, bulwark warded]
             artifacts [epic-quest]
             hand [bonesaw, batdrone icon draw icon damage, sergeant-zakiel, virtuous-works, punch, dust-imp, mother]
             deck [anger] discard [fear, punch#2]
            | bob aember 5 keys [blue, yellow]
             line [urchin, dodger damage 2, mother#2, valdr exhausted, ganger-chieftain, umbra]
             artifacts [lash-of-broken-dreams, whirlpool]
             hand [urchin#2, urchin#3, urchin#4, urchin#5, urchin#6, urchin#7]
            """;

    /** Ten creatures and three artifacts on either side, with everything that can be on them. */
    static final String TEN = """
            alice sanctum tide aember 7 chains 3 keys [red, blue]
             line [ultra-gravitron warded half ultra-gravitron-top, troll enraged power 2 damage 1 aember 2,
             batdrone icon draw icon damage stunned, champion-anaphiel with duskrunner with blood-of-titans,
             sergeant-zakiel, bulwark warded spent 1, lightsmith-clariel exhausted, grey-monk, staunch-knight damage 2,
             raiding-knight exhausted]
             artifacts [effigy-of-melerukh awakening 3, dark-aember-vault, epic-quest exhausted]
             hand [niffle-kong, niffle-kong-top icon aember, lightsmith-clariel-evil-twin, virtuous-works icon capture,
             bonesaw icon damage icon draw, interdimensional-graft, dust-imp]
             deck [anger] discard [fear, punch] purged [smaaash]
            | bob aember 3 keys [yellow]
             line [urchin, deusillus half deusillus-top, dodger, mother, bulwark#2, valdr exhausted with blood-of-titans#2,
             ganger-chieftain damage 4, umbra aember 1, silvertooth stunned, zyzzix-the-many]
             artifacts [the-ulfberht-device, whirlpool, lash-of-broken-dreams]
             hand [urchin#2, urchin#3, urchin#4, urchin#5, urchin#6, urchin#7]
            """;

    /** Many cards, of which each thing that has a sign is on one at least. */
    static final String SIGNS = """
            alice line [zyzzix-the-many damage 1, whisper aember 1, dust-imp warded, mother, bulwark, deusillus half deusillus-top,
             troll damage 1 aember 1, dodger stunned, umbra enraged, batdrone]
             artifacts [epic-quest, lash-of-broken-dreams, whirlpool] hand [bonesaw, punch, virtuous-works]
            | bob line [zyzzix-the-many#2 damage 2 aember 1, umbra#2 with duskrunner, dodger#2, mother#2, bulwark#2, troll#2,
             batdrone#2, urchin, silvertooth, ganger-chieftain]
             artifacts [the-ulfberht-device, dark-aember-vault, effigy-of-melerukh] hand [urchin#2, urchin#3, urchin#4]
            """;

    /** Cards of all kinds, for a hand. */
    static final String[] MANY = {
        "virtuous-works",
        "bonesaw",
        "dust-imp",
        "interdimensional-graft",
        "mother",
        "punch",
        "batdrone",
        "sergeant-zakiel",
        "potion-of-invulnerability",
        "duskrunner",
        "sic-semper-tyrannosaurus",
        "epic-quest"
    };

    private Positions() {}
}
