import {both, box, disc, line, one, oval, path, some, star, times, turned} from './brush.js';

/* Artifacts, actions and upgrades: `c` has the colors, as for creatures. */

const stand = c => path('M44 118Q80 98 116 118V122H44Z', c.shade);

const ITEMS = [
  (c, r) => stand(c) + disc(80, 66, 32, c.body) + disc(80, 66, 24, c.skin) + star(80, 66, some(r, 3, 7), 18, 8, c.eye) + disc(70, 54, 5, '#fff', 'opacity=".7"'),
  (c, r) => path('M70 22H90V46L112 94Q116 112 98 112H62Q44 112 48 94L70 46Z', c.skin, 'opacity=".9"') + path('M60 74H100L110 96Q112 108 98 108H62Q48 108 50 96Z', c.eye) + times(5, () => disc(some(r, 60, 100), some(r, 80, 104), some(r, 2, 4), c.shine)) + box(66, 16, 28, 8, c.shade, 'rx="3"'),
  (c, r) => path('M40 46L80 26L120 46V90L80 112L40 90Z', c.body) + path('M40 46L80 66L120 46L80 26Z', c.shine) + path('M80 66V112L120 90V46Z', c.shade) + both(disc(60, 80, 9, c.dark) + disc(60, 80, some(r, 3, 6), c.eye)),
  (c, r) => disc(80, 66, 38, c.shine) + disc(80, 66, 25, c.dark) + disc(80, 66, 21, c.skin, 'opacity=".35"') + times(some(r, 5, 9), i => turned(i * 47, disc(80, 34, 5, c.eye), 80, 66)),
  (c, r) => path('M48 30Q80 18 112 30Q116 84 80 112Q44 84 48 30Z', c.skin) + path('M80 24Q98 24 112 30Q116 84 80 112Z', c.shade, 'opacity=".4"') + both(path(`M56 ${some(r, 50, 56)}Q68 46 76 60Q64 66 56 54Z`, c.dark) + disc(66, 56, 3, c.eye)) + path('M68 86Q80 78 92 86Q80 98 68 86Z', c.dark),
  (c, r) => line('M62 30Q80 10 98 30', c.shine, 4) + box(56, 30, 48, 10, c.shade) + box(60, 40, 40, 58, c.skin, 'opacity=".8"') + star(80, 68, some(r, 5, 9), 22, 10, c.eye) + box(54, 98, 52, 12, c.shade),
  (c, r) => box(46, 28, 68, 82, c.body, 'rx="4"') + box(46, 28, 12, 82, c.shade) + star(86, 66, some(r, 4, 8), 22, 9, c.eye) + box(66, 36, 40, 4, c.shine) + box(66, 98, 40, 4, c.shine),
  (c, r) => times(3, i => turned(i * 60 + 10, box(74, 22, 12, 88, c.shade, 'rx="4"'), 80, 66)) + disc(80, 66, 30, c.skin) + disc(80, 66, 12, c.dark) + disc(80, 66, some(r, 4, 8), c.eye),
];

const PLACES = [
  (c, r) => path('M52 120V52H64V38H72V52H88V38H96V52H108V120Z', c.body) + path('M80 52H108V120H80Z', c.shade, 'opacity=".5"') + path('M70 120V96Q80 82 90 96V120Z', c.dark) + both(box(62, 66, 7, 12, c.eye)) + path(`M80 38V14L${some(r, 94, 108)} 21L80 28Z`, c.eye),
  (c, r) => path('M36 120V60Q36 22 80 22Q124 22 124 60V120H106V62Q106 38 80 38Q54 38 54 62V120Z', c.body) + oval(80, 82, 25, 40, c.skin, 'opacity=".55"') + times(3, i => oval(80, 82, 21 - i * 6, 34 - i * 10, 'none', `stroke="${c.eye}" stroke-width="2.5"`)) + star(80, 22, some(r, 4, 6), 9, 4, c.eye),
  (c, r) => path('M30 56L80 22L130 56Z', c.body) + both(box(40, 58, 10, 52, c.skin) + box(58, 58, 10, 52, c.skin)) + box(76, 58, 8, 52, c.skin) + box(32, 110, 96, 10, c.shade) + disc(80, 44, some(r, 5, 8), c.eye),
  (c, r) => path('M26 120Q34 50 62 58Q70 20 98 44Q132 50 136 120Z', c.body) + path('M54 120Q56 84 80 82Q104 84 106 120Z', c.dark) + both(disc(72, 102, some(r, 2, 4), c.eye)) + line('M60 60L54 76M98 46L106 62', c.shade, 3),
  (c, r) => path('M44 120L58 44Q80 30 102 44L116 120Z', c.body) + disc(80, 44, 26, c.skin) + path('M54 44a26 26 0 0 1 52 0Z', c.shine) + line(`M80 44L${some(r, 96, 116)} 8`, c.shade, 6) + both(box(60, 84, 10, 10, c.eye)),
  (c, r) => times(4, i => box(36 + i * 23, some(r, 34, 70), 19, 90, i % 2 ? c.body : c.skin)) + times(8, i => box(41 + (i % 4) * 23, 80 + Math.floor(i / 4) * 16, 6, 8, c.eye)) + box(30, 116, 100, 6, c.shade),
];

const KINDS = {
  item: ITEMS,
  location: PLACES,
  weapon: [
    (c, r) => turned(some(r, -40, 40), path('M76 10H84L88 78H72Z', c.skin) + path('M80 10H84L88 78H80Z', c.shade, 'opacity=".5"') + box(58, 78, 44, 8, c.shine, 'rx="3"') + box(76, 86, 8, 24, c.body) + disc(80, 113, 6, c.eye)),
    (c, r) => turned(some(r, -30, 30), box(76, 18, 8, 98, c.body) + both(path('M76 24Q44 18 40 50Q58 44 76 62Z', c.skin)) + disc(80, 44, 6, c.eye)),
    (c, r) => path('M26 70H104L132 58V92L104 82H70L60 112H44L50 82H26Z', c.body) + box(40, 62, 50, 9, c.skin) + disc(132, 75, 12, c.eye) + times(3, i => box(52 + i * 14, 73, 6, 8, i === Math.floor(r() * 3) ? c.eye : c.shade)),
    (c, r) => turned(some(r, -35, 35), box(75, 50, 10, 66, c.body) + box(48, 18, 64, 36, c.skin, 'rx="5"') + box(80, 18, 32, 36, c.shade, 'rx="5" opacity=".5"') + star(64, 36, 4, 10, 4, c.eye)),
  ],
  power: [
    (c, r) => path('M22 64Q80 8 138 64Q80 118 22 64Z', c.skin) + disc(80, 64, 27, c.body) + disc(80, 64, some(r, 9, 15), c.dark) + disc(72, 55, 6, c.eye),
    (c, r) => times(some(r, 6, 10), i => turned(i * 40, path('M80 64Q66 30 80 10Q94 30 80 64Z', i % 2 ? c.body : c.skin), 80, 64)) + disc(80, 64, 14, c.eye),
    (c, r) => path('M80 8Q120 58 106 92Q96 116 80 116Q64 116 54 92Q40 58 80 8Z', c.body) + path(`M80 44Q${some(r, 98, 106)} 78 92 96Q80 112 68 96Q58 78 80 44Z`, c.eye),
  ],
  ship: [
    (c, r) => path('M18 72Q80 46 146 70L120 92H48Z', c.body) + path('M60 62Q80 30 108 62Z', c.skin) + times(4, i => disc(56 + i * 16, 76, 3.5, c.eye)) + path('M18 72L4 58V86Z', c.eye) + line(`M48 92L${some(r, 36, 46)} 108M112 92L124 108`, c.shade, 5),
    (c, r) => path('M80 10L98 66L140 98H98L80 112L62 98H20L62 66Z', c.body) + path('M80 10L98 66L140 98H98L80 112Z', c.shade, 'opacity=".45"') + oval(80, some(r, 54, 64), 8, 14, c.eye),
  ],
  shard: [(c, r) => times(5, i => turned(-50 + i * 25 + some(r, -6, 6), path(`M70 110L${68} ${some(r, 30, 56)}L80 ${some(r, 6, 24)}L92 44L90 110Z`, i % 2 ? c.skin : c.eye) + path('M80 20L92 44L90 110H80Z', c.shade, 'opacity=".4"'), 80, 120))],
  law: [(c, r) => path('M44 26Q44 16 56 16H112V100Q112 112 100 112H44Z', '#efe3c4') + times(6, i => box(54, 32 + i * 10, some(r, 22, 46), 3, c.shade)) + disc(100, 102, 11, c.eye) + star(100, 102, 6, 8, 4, c.body)],
  treasure: [(c, r) => path('M34 62Q34 34 80 34Q126 34 126 62Z', c.body) + box(34, 64, 92, 48, c.shade) + times(7, () => disc(some(r, 46, 114), some(r, 54, 66), 7, c.eye)) + box(72, 70, 16, 18, c.shine) + disc(80, 78, 3, c.dark)],
  vehicle: [(c, r) => path('M30 86L44 52H96L128 70V92H30Z', c.body) + path('M52 58H78V74H46Z', c.eye) + both(disc(50, 96, 15, c.dark) + disc(50, 96, some(r, 5, 9), c.shine))],
};

/** An artifact. */
export function artifact({traits = []}, r, c) {
  const kind = traits.find(trait => KINDS[trait]) ?? 'item';
  return one(r, KINDS[kind])(c, r);
}

const DEEDS = [
  (c, r) => star(80, 62, some(r, 9, 14), 56, 26, c.body) + star(80, 62, some(r, 7, 10), 38, 18, c.skin) + star(80, 62, 8, 20, 8, c.eye),
  (c, r) => times(some(r, 3, 4), i => path(`M${28 + i * 24} 112Q${34 + i * 24} 56 ${72 + i * 22} 8Q${58 + i * 22} 66 ${38 + i * 24} 114Z`, i % 2 ? c.eye : c.skin)),
  (c, r) => times(6, i => line(`M80 62m${i * 8 + 6} 0a${i * 8 + 6} ${i * 8 + 6} 0 1 1 -${i * 8 + 6} -${i * 8 + 6}`, i % 2 ? c.skin : c.eye, 5, `transform="rotate(${i * some(r, 30, 50)} 80 62)"`)) + disc(80, 62, 7, c.shine),
  (c, r) => path('M56 118V76L44 52Q42 44 50 46L60 58L56 24Q58 14 66 22L72 52L74 14Q80 6 86 14L88 52L94 20Q102 14 104 24L100 58L112 44Q122 44 116 54L104 84V118Z', c.skin) + star(80, 82, some(r, 4, 9), 17, 7, c.eye),
  (c, r) => path(`M92 4L40 68H74L${some(r, 54, 66)} 118L124 48H90L108 4Z`, c.eye) + path('M92 4L66 68H74L60 118L96 56H80L108 4Z', c.shine, 'opacity=".5"'),
  (c, r) => both(path('M80 110Q32 96 22 40Q46 62 58 58Q46 30 58 8Q72 34 80 40Z', c.body)) + disc(80, 70, some(r, 12, 20), c.eye),
  (c, r) => times(5, i => path(`M${20 + i * 26} ${some(r, 70, 108)}l12 -${some(r, 40, 66)}l12 ${some(r, 40, 66)}h-7v18h-10v-18Z`, i % 2 ? c.eye : c.skin)),
  (c, r) => disc(80, 62, 46, c.body) + turned(some(r, 0, 90), path('M80 16L88 52L124 38L98 66L122 96L86 78L76 110L68 76L34 82L62 60L44 26L74 48Z', c.dark), 80, 62) + disc(80, 62, 10, c.eye),
  (c, r) => times(3, i => oval(80, 36 + i * 26, 34, 12, 'none', `stroke="${i % 2 ? c.eye : c.skin}" stroke-width="8"`)) + line(`M80 ${some(r, 6, 14)}V116`, c.shine, 5),
  (c, r) => times(4, i => turned(i * 90 + some(r, 0, 30), path('M80 62Q92 30 122 34Q104 44 104 62Z', i % 2 ? c.skin : c.eye), 80, 62)) + disc(80, 62, 13, c.body),
];

/** An action. */
export function action(card, r, c) {
  return turned(some(r, -14, 14), one(r, DEEDS)(c, r), 80, 62);
}

const BADGES = [
  (c, r) => path('M80 12L122 26V64Q120 100 80 116Q40 100 38 64V26Z', c.body) + path('M80 12L122 26V64Q120 100 80 116Z', c.shade, 'opacity=".4"') + star(80, 62, some(r, 4, 8), 26, 11, c.eye),
  (c, r) => times(8, i => turned(i * 45, box(72, 10, 16, 24, c.body, 'rx="3"'), 80, 62)) + disc(80, 62, 38, c.body) + disc(80, 62, 22, c.dark) + star(80, 62, some(r, 3, 6), 18, 8, c.eye),
  (c, r) => both(path('M76 84Q22 92 14 26Q34 46 50 42Q40 34 40 18Q62 36 78 60Z', c.skin)) + disc(80, 74, some(r, 11, 17), c.eye) + path('M72 84h16l-8 30Z', c.body),
  (c, r) => path('M38 96L30 36L56 60L80 20L104 60L130 36L122 96Z', c.eye) + box(38, 98, 84, 14, c.body) + times(3, i => disc(56 + i * 24, 105, some(r, 3, 5), c.skin)),
  (c, r) => path('M80 112Q24 76 30 44Q40 16 80 42Q120 16 130 44Q136 76 80 112Z', c.body) + path(`M48 62H66L74 46L86 ${some(r, 78, 90)}L94 62H112`, 'none', `stroke="${c.eye}" stroke-width="6"`),
  (c, r) => both(path('M78 106Q48 92 44 20Q66 34 78 62Z', c.skin)) + star(80, 40, some(r, 4, 7), 20, 8, c.eye),
];

/** An upgrade. */
export function upgrade(card, r, c) {
  return one(r, BADGES)(c, r);
}
