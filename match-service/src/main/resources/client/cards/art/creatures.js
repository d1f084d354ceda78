import {both, box, disc, line, one, oval, path, sized, some, star, times} from './brush.js';

/*
 * Creatures from the front, their two sides alike: shoulders, a head by their traits, and what else the
 * traits say. `c` has the colors: `body`, `shade` and `shine` of it, `skin`, `eye`.
 */

const eyes = (c, y, dx, n = 2.5) => both(disc(80 - dx, y, n, c.eye));
const ears = (c, up) => both(path(`M64 52L${58 - up / 3} ${46 - up}L74 38Z`, c.skin));
const horns = (c, r) => both(one(r, [
  path('M66 44Q48 40 50 20Q56 34 72 36Z', c.shine), path('M68 42Q52 26 62 8Q62 24 76 34Z', c.shine),
  path('M66 46Q40 50 40 28Q50 40 68 36Z', c.shine),
]));
const wings = (c, r) => both(one(r, [
  path('M60 92Q20 84 12 34Q28 44 34 56Q34 44 30 34Q48 50 62 78Z', c.shade),
  path('M62 94Q10 96 18 40Q30 60 62 76Z', c.shine),
]));
const cape = c => path('M46 122Q36 78 80 78Q124 78 114 122Z', c.shade);

function shoulders(c, width, top = 86) {
  const [left, right] = [80 - width, 80 + width];
  return path(`M${left} 122C${left + 2} ${top + 6} ${left + 14} ${top} 80 ${top}C${right - 14} ${top} ${right - 2} ${top + 6} ${right} 122Z`, c.body)
    + path(`M80 ${top}C${right - 14} ${top} ${right - 2} ${top + 6} ${right} 122H80Z`, c.shade, 'opacity=".45"');
}

const face = (c, y = 60, rx = 17, ry = 21) => oval(80, y, rx, ry, c.skin) + path(`M80 ${y - ry}a${rx} ${ry} 0 0 1 0 ${ry * 2}Z`, c.shade, 'opacity=".3"');

const HEADS = {
  human: (c, r) => face(c) + eyes(c, 60, 7, 2) + one(r, [
    path('M62 58Q60 34 80 34Q100 34 98 58Q94 44 80 44Q66 44 62 58Z', c.shine),
    path('M60 74Q54 32 80 32Q106 32 100 74L94 50Q80 40 66 50Z', c.shine),
    path('M68 40Q80 20 92 40L98 52Q80 38 62 52Z', c.shine) + path('M66 68Q80 96 94 68Q80 76 66 68Z', c.shine),
  ]),
  knight: (c, r) => path('M60 82V54Q60 34 80 32Q100 34 100 54V82Q80 92 60 82Z', c.shine)
    + path('M80 32Q100 34 100 54V82Q92 88 80 88Z', c.shade, 'opacity=".35"')
    + one(r, [box(64, 56, 32, 4, c.dark) + box(78, 56, 4, 24, c.dark), both(path('M64 54L78 58L66 62Z', c.dark)), times(3, i => box(66, 54 + i * 8, 28, 3, c.dark))])
    + one(r, [path('M80 34Q74 10 98 6Q88 16 88 34Z', c.eye), both(path('M62 46Q44 38 46 18Q58 30 68 38Z', c.eye)), star(80, 26, 4, 14, 5, c.eye)]),
  thief: (c, r) => path('M50 92Q50 32 80 22Q110 32 110 92Q96 78 80 78Q64 78 50 92Z', c.body)
    + path('M60 72Q60 40 80 36Q100 40 100 72Q80 84 60 72Z', c.dark) + both(path(`M65 ${some(r, 54, 58)}l11 4l-10 3Z`, c.eye))
    + one(r, [box(62, 66, 36, 9, c.shine), '', path('M80 22L86 40H74Z', c.shine)]),
  elf: (c, r) => both(path('M66 60L40 44L66 50Z', c.skin)) + face(c, 60, 15, 20) + eyes(c, 60, 6, 2)
    + one(r, [path('M62 60Q58 32 80 32Q102 32 98 60L92 46Q80 40 68 46Z', c.shine), path('M80 30L98 50Q80 38 62 50Z', c.shine) + line('M66 42L60 78', c.shine, 4)]),
  giant: (c, r) => face(c, 56, 16, 17) + path('M62 50Q80 40 98 50V46Q98 32 80 32Q62 32 62 46Z', c.shine)
    + eyes(c, 54, 6, 2) + one(r, [path('M64 60Q80 104 96 60Q80 72 64 60Z', c.shine), both(path('M70 66l-2 -9l6 8Z', '#fff')), horns(c, r)]),
  goblin: (c, r) => both(path(`M64 56Q40 ${some(r, 30, 44)} 30 ${some(r, 40, 54)}Q46 66 66 66Z`, c.skin)) + oval(80, 60, 19, 17, c.skin) + eyes(c, 56, 8, 4)
    + path('M68 66Q80 78 92 66Q80 70 68 66Z', c.dark),
  demon: (c, r) => horns(c, r) + path('M62 50Q64 34 80 34Q96 34 98 50Q98 72 80 84Q62 72 62 50Z', c.skin) + path('M80 34Q96 34 98 50Q98 72 80 84Z', c.shade, 'opacity=".35"')
    + both(path('M66 52L78 58L68 61Z', c.eye)) + one(r, ['', disc(80, 46, 3, c.eye), both(path('M74 70l2 8l3 -8Z', '#fff'))]),
  imp: (c, r) => both(path(`M62 52Q36 ${some(r, 30, 50)} 40 22Q52 40 70 40Z`, c.skin)) + disc(80, 58, 21, c.skin) + eyes(c, 54, 8, 5) + both(disc(72, 55, 2, c.dark))
    + path('M64 66Q80 84 96 66Z', c.dark) + times(4, i => path(`M${68 + i * 6} 67l3 5l3 -5Z`, '#fff')),
  robot: (c, r) => box(58, 38, 44, 42, c.shine, 'rx="6"') + box(80, 38, 22, 42, c.shade, 'rx="6" opacity=".35"')
    + one(r, [box(63, 50, 34, 11, c.dark, 'rx="5"') + disc(some(r, 70, 90), 55, 4, c.eye), both(disc(70, 55, 7, c.dark) + disc(70, 55, 3.5, c.eye)), disc(80, 56, 13, c.dark) + disc(80, 56, 7, c.eye)])
    + one(r, [line('M80 38V22', c.shine, 3) + disc(80, 20, 5, c.eye), both(line('M62 38L52 22', c.shine, 3) + disc(52, 21, 3, c.eye)), both(box(50, 50, 8, 18, c.shade))])
    + times(4, i => box(67 + i * 7, 70, 4, 6, c.dark)),
  cyborg: (c, r) => face(c) + path('M80 38a18 22 0 0 1 0 44Z', c.shine) + disc(88, 58, 7, c.dark) + disc(88, 58, 3.5, c.eye) + disc(73, 60, 2, c.dark)
    + one(r, [line('M80 38V82', c.dark, 2), times(3, i => box(86, 68 + i * 5, 10, 2, c.dark)), line('M96 46L108 34', c.shine, 4)]),
  martian: (c, r) => path('M44 46Q44 16 80 16Q116 16 116 46Q114 62 94 70Q88 84 80 84Q72 84 66 70Q46 62 44 46Z', c.skin)
    + both(oval(66, 56, 9, 6, c.dark, 'transform="rotate(24 66 56)"') + disc(64, 54, 2, c.eye)) + both(line(one(r, ['M62 24Q56 34 66 40', 'M70 20Q62 28 72 34', 'M56 34q10 2 8 10']), c.shade, 2.5))
    + both(line('M64 20L54 6', c.skin, 3) + disc(53, 6, 3.5, c.eye)),
  scientist: (c, r) => face(c) + both(disc(71, 58, 8, c.dark) + disc(71, 58, 5, c.eye)) + line('M54 56H106', c.dark, 2)
    + one(r, [both(star(60, 42, 7, 14, 6, c.shine)), path('M62 48Q66 14 80 34Q94 14 98 48Q80 36 62 48Z', c.shine), path('M58 46Q80 20 102 46Z', '#fff') + box(72, 70, 16, 4, c.dark)]),
  soldier: (c, r) => face(c, 62) + path('M56 58Q56 30 80 30Q104 30 104 58Z', c.shine) + path('M80 30Q104 30 104 58H80Z', c.shade, 'opacity=".35"')
    + box(60, 56, 40, 9, c.dark, 'rx="4"') + box(63, 58, some(r, 12, 32), 4, c.eye) + one(r, [star(80, 42, 5, 7, 3, c.eye), box(77, 34, 6, 18, c.eye), both(box(53, 54, 7, 16, c.shade))]),
  politician: (c, r) => face(c) + eyes(c, 60, 7, 2) + both(times(4, i => oval(62 - i, 62 - i * 8, 4, 7, c.eye, `transform="rotate(${20 + i * 8} 62 ${62 - i * 8})"`)))
    + path(one(r, ['M66 44Q80 30 94 44Q80 38 66 44Z', 'M64 50Q80 26 96 50Q80 40 64 50Z']), c.shine),
  monk: (c, r) => path('M54 90Q50 34 80 30Q110 34 106 90Q94 80 80 80Q66 80 54 90Z', c.body) + oval(80, 60, 16, 20, c.skin) + eyes(c, 60, 6, 2)
    + one(r, [line('M66 46Q80 40 94 46', c.shade, 3), path('M68 70Q80 92 92 70Q80 74 68 70Z', '#fff'), disc(80, 46, 3, c.eye)]),
  witch: (c, r) => face(c, 64, 16, 19) + eyes(c, 64, 6, 2.5) + both(path('M64 58Q52 80 60 96Q70 84 66 66Z', c.shine))
    + path(`M44 54Q80 42 116 54L94 46Q${some(r, 84, 100)} 24 ${some(r, 74, 110)} 6Q66 22 66 46Z`, c.shade) + line('M64 46Q80 41 96 46', c.eye, 3),
  dinosaur: (c, r) => path('M58 92Q52 50 66 38Q96 26 116 50Q126 60 120 66Q100 64 92 70Q84 92 58 92Z', c.skin) + path('M92 70Q106 72 116 72Q108 80 92 78Z', c.shade)
    + times(5, i => path(`M${98 + i * 5} 65l2 6l3 -6Z`, '#fff')) + disc(86, 50, 4, c.eye) + disc(87, 50, 1.5, c.dark)
    + one(r, [times(5, i => path(`M${56 + i} ${84 - i * 11}l-9 -4l8 -8Z`, c.shine)), path('M66 40Q70 12 96 16Q84 24 84 36Z', c.shine), path('M112 48L120 26L104 42ZM90 38L88 16L78 38Z', c.shine), path('M60 60Q30 44 50 22Q62 22 72 38Z', c.shine)]),
  beast: (c, r) => one(r, [ears(c, 14), both(disc(63, 42, 10, c.skin) + disc(63, 42, 5, c.shade)), horns(c, r), both(line('M68 38Q56 26 58 8M58 24L46 16', c.shine, 4)), both(path('M66 46Q42 46 34 62Q56 66 68 58Z', c.skin))])
    + one(r, ['', star(80, 60, 14, 36, 27, c.shade), path('M54 60Q48 36 80 34Q112 36 106 60Q104 92 80 92Q56 92 54 60Z', c.shade)])
    + path('M58 54Q60 36 80 36Q100 36 102 54Q100 68 92 74Q88 86 80 86Q72 86 68 74Q60 68 58 54Z', c.skin) + path('M80 36Q100 36 102 54Q100 68 92 74Q88 86 80 86Z', c.shade, 'opacity=".3"')
    + eyes(c, 54, 10, 3.5) + oval(80, 70, 6, 4, c.dark) + one(r, [both(path('M71 74l-2 10l6 -8Z', '#fff')), line('M72 78Q80 84 88 78', c.dark, 2), both(path('M68 72Q58 74 60 58Q64 70 72 68Z', '#fff'))]),
  insect: (c, r) => both(line('M72 40Q60 22 46 24', c.skin, 3) + oval(66, 54, 11, 14, c.eye) + line('M60 50L70 62M62 60L72 48', c.shade, 1.5)) + path('M66 46Q80 34 94 46Q92 80 80 88Q68 80 66 46Z', c.skin)
    + both(path(`M74 80Q60 84 ${some(r, 58, 66)} 98Q74 96 79 86Z`, c.shine)),
  aquan: (c, r) => both(path(`M62 60Q34 ${some(r, 40, 56)} 34 ${some(r, 68, 84)}Q52 76 66 70Z`, c.shine)) + path(`M80 ${some(r, 12, 20)}L92 40H68Z`, c.shine)
    + path('M60 58Q62 34 80 34Q98 34 100 58Q98 84 80 88Q62 84 60 58Z', c.skin) + eyes(c, 54, 11, 5) + both(disc(69, 54, 2, c.dark) + line('M66 68q4 3 3 8M62 66q4 3 3 8', c.shade, 1.5)) + path('M70 74Q80 68 90 74Q80 82 70 74Z', c.dark),
  jelly: (c, r) => times(5, i => line(`M${60 + i * 10} 66q${some(r, -10, 10)} 18 0 28t${some(r, -8, 8)} 30`, c.shine, 5)) + path('M46 70Q46 26 80 26Q114 26 114 70Q97 62 80 70Q63 62 46 70Z', c.skin, 'opacity=".92"') + eyes(c, 54, 12, 4),
  spirit: (c, r) => path('M52 122Q44 96 52 66Q54 26 80 26Q106 26 108 66Q116 96 108 122Q98 104 90 118Q80 102 70 118Q62 104 52 122Z', c.skin, 'opacity=".88"')
    + both(oval(70, 56, 6, some(r, 6, 10), c.dark) + disc(70, 56, 2, c.eye)) + oval(80, 78, some(r, 3, 7), some(r, 5, 9), c.dark),
  ai: (c, r) => star(80, 56, some(r, 5, 8), 44, some(r, 26, 36), c.skin, r()) + disc(80, 56, 20, c.dark) + disc(80, 56, 11, c.eye) + disc(80, 56, 4, c.dark) + both(line('M40 56H24M46 34L32 24', c.shine, 3)),
  tree: (c, r) => path('M62 122Q70 90 64 62Q40 60 42 36Q60 8 80 18Q100 8 118 36Q120 60 96 62Q90 90 98 122Z', c.skin) + oval(some(r, 56, 70), 34, 20, 16, c.shine) + oval(some(r, 90, 104), 34, 20, 16, c.shine) + oval(80, 24, 20, 14, c.shine)
    + eyes(c, 66, 7, 3) + path('M72 80Q80 74 88 80Q80 92 72 80Z', c.dark),
  fungus: (c, r) => path('M64 122Q60 84 68 62H92Q100 84 96 122Z', c.skin) + path('M38 64Q40 22 80 22Q120 22 122 64Q80 52 38 64Z', c.shine) + times(5, () => disc(some(r, 52, 108), some(r, 34, 52), some(r, 3, 6), c.eye)) + eyes({...c, eye: c.dark}, 76, 7, 3),
  egg: c => oval(80, 72, 34, 44, c.skin) + path('M48 66l12 -10l10 10l10 -12l10 12l10 -10l12 10', 'none', `stroke="${c.dark}" stroke-width="3"`) + eyes(c, 60, 9, 3),
};

/** The head of each trait, the most telling trait first. */
const BY_TRAIT = [
  ['egg', 'egg'], ['dragon', 'dinosaur'], ['dinosaur', 'dinosaur'], ['robot', 'robot'], ['ai', 'ai'], ['jelly', 'jelly'], ['martian', 'martian'],
  ['angel', 'human'], ['faerie', 'elf'], ['knight', 'knight'], ['specter', 'spirit'], ['spirit', 'spirit'], ['tree', 'tree'], ['fungus', 'fungus'], ['imp', 'imp'], ['sin', 'demon'], ['demon', 'demon'],
  ['goblin', 'goblin'], ['giant', 'giant'], ['insect', 'insect'], ['krxix', 'insect'], ['aquan', 'aquan'], ['witch', 'witch'], ['cyborg', 'cyborg'], ['beast', 'beast'],
  ['cat', 'beast'], ['niffle', 'beast'], ['rat', 'beast'], ['wolf', 'beast'], ['thief', 'thief'], ['elf', 'elf'], ['monk', 'monk'], ['priest', 'monk'], ['philosopher', 'monk'],
  ['politician', 'politician'], ['leader', 'politician'], ['scientist', 'scientist'], ['soldier', 'soldier'], ['alien', 'martian'], ['handuhan', 'aquan'], ['human', 'human'],
];
const WINGED = ['angel', 'faerie', 'dragon', 'sin'];
const BARE = ['spirit', 'ai', 'jelly', 'tree', 'fungus', 'egg'];

/** A creature. */
export function creature({traits = [], power = 3}, r, c) {
  const has = trait => traits.includes(trait);
  const kind = BY_TRAIT.find(([trait]) => has(trait))?.[1] ?? one(r, ['beast', 'demon', 'human', 'spirit']);
  const width = kind === 'giant' ? 58 : 34 + Math.min(power, 10) * 2;
  const trunk = BARE.includes(kind) ? '' : (has('leader') || kind === 'knight' ? cape(c) : '') + shoulders(c, width, kind === 'giant' ? 72 : 84);
  return sized(0.88 + Math.min(power, 12) / 80, [
    WINGED.some(has) ? wings(c, r) : '',
    trunk,
    HEADS[kind](c, r),
    has('mutant') ? mutation(c, r) : '',
    has('angel') ? oval(80, 24, 18, 5, 'none', `stroke="${c.eye}" stroke-width="3"`) : '',
    trunk && emblem(c, r),
  ].join(''));
}

/** What mutants have more of. */
const mutation = (c, r) => one(r, [
  () => times(3, i => disc(66 + i * 14, 46 - (i % 2) * 6, 4, '#fff') + disc(66 + i * 14, 46 - (i % 2) * 6, 2, c.dark)),
  () => both(line('M48 100Q20 96 22 70', c.skin, 8) + disc(22, 68, 6, c.skin)),
  () => times(5, i => path(`M${50 + i * 14} 88l5 -16l6 16Z`, c.shine)),
  () => both(line('M50 92q-22 -4 -20 -26t-10 -20', c.skin, 5)),
])();

const emblem = (c, r) => one(r, [
  () => star(80, 106, some(r, 4, 8), 9, 4, c.eye), () => disc(80, 106, 6, c.eye), () => path('M68 90L80 106L92 90L80 118Z', c.shine),
  () => both(path('M50 104Q60 92 72 96L60 116Z', c.shine)), () => line('M62 92L98 120', c.shine, 7), () => box(70, 98, 20, 18, c.shine, 'rx="3"') + disc(80, 107, 4, c.eye),
])();
