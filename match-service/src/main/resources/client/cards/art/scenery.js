import {both, box, disc, line, one, oval, path, some, star, times} from './brush.js';

/** What lies behind, in the manner of each house; `c` are the colors of the card, from light to dark. */
const SCENES = {
  brobnar: (r, c) => disc(some(r, 50, 110), some(r, 34, 56), some(r, 20, 30), c.light)
    + ridge(r, 62, 26, c.pale) + ridge(r, 84, 24, c.mid) + ridge(r, 104, 16, c.deep)
    + times(9, () => star(some(r, 4, 156), some(r, 20, 112), 4, some(r, 2, 4), 1, c.spark)),
  dis: (r, c) => disc(80, 48, 44, c.pale) + disc(80, 48, 30, c.light)
    + both(path('M0 120V30Q22 0 44 30V120H36V34Q22 12 8 34V120Z', c.mid) + path('M-18 120V62Q2 34 22 62V120Z', c.deep))
    + times(4, i => line(`M${some(r, 10, 150)} ${118 - i * 6}q12 -14 0 -26t6 -30`, c.spark, 1.5, 'opacity=".5"')),
  logos: (r, c) => times(4, i => disc(80, 54, 68 - i * 15, i % 2 ? c.pale : c.light, 'opacity=".55"'))
    + times(7, () => {
      const x = some(r, 0, 160);
      const y = some(r, 0, 120);
      const w = some(r, 14, 44);
      return line(`M${x} ${y}h${w}l8 ${one(r, [8, -8])}h10`, c.mid, 2) + disc(x, y, 3, c.spark);
    }) + box(0, 106, 160, 14, c.deep) + times(10, i => box(i * 17, 110, 9, 3, c.spark, 'opacity=".6"')),
  mars: (r, c) => disc(some(r, 26, 134), some(r, 26, 44), some(r, 16, 26), c.light)
    + oval(some(r, 30, 130), some(r, 18, 30), 15, 4, c.deep) + dune(r, 70, c.pale) + dune(r, 88, c.mid) + dune(r, 106, c.deep)
    + times(6, () => oval(some(r, 8, 152), some(r, 96, 116), some(r, 4, 9), 2, c.mid)),
  sanctum: (r, c) => times(10, i => path(`M80 8L${i * 36 - 100} 130h18Z`, i % 2 ? c.light : c.pale, 'opacity=".8"'))
    + disc(80, 20, some(r, 14, 20), '#fff', 'opacity=".9"') + both(times(3, i => oval(14 + i * 16, 112 - i * 3, 22, 15, i % 2 ? c.pale : '#fff', 'opacity=".85"'))),
  saurian: (r, c) => disc(80, 60, some(r, 34, 46), c.light) + both(times(3, i => {
    const x = 2 + i * 20;
    return box(x, 34, 10, 90, c.pale) + box(x + 4, 34, 2, 90, c.mid) + box(x - 2, 28, 14, 6, c.mid);
  })) + path('M-10 28L80 2L170 28Z', c.mid) + box(0, 108, 160, 12, c.deep),
  shadows: (r, c) => disc(some(r, 44, 116), some(r, 26, 40), some(r, 16, 24), c.spark)
    + times(9, i => {
      const top = some(r, 34, 78);
      return box(i * 19 - 6, top, 17, 90, c.mid) + path(`M${i * 19 - 8} ${top}l10 -12l11 12Z`, c.deep)
        + times(3, j => (r() > 0.5 ? box(i * 19 - 2 + (j % 2) * 6, top + 8 + j * 10, 3, 5, c.spark) : ''));
    }) + box(0, 104, 160, 16, c.deep) + oval(80, 106, 90, 7, c.pale, 'opacity=".4"'),
  'star-alliance': (r, c) => times(26, () => disc(some(r, 0, 160), some(r, 0, 120), r() > 0.8 ? 1.6 : 0.8, '#fff'))
    + disc(some(r, 40, 120), some(r, 34, 70), some(r, 22, 32), c.mid)
    + line(`M20 ${some(r, 60, 84)}Q80 ${some(r, 20, 50)} 146 ${some(r, 40, 66)}`, c.spark, 3, 'opacity=".8"')
    + times(5, () => line(`M${some(r, 0, 160)} ${some(r, 0, 120)}l26 -11`, c.light, 1.5, 'opacity=".7"')),
  unfathomable: (r, c) => times(4, i => path(`M${i * 46 - 10} 0h22l-30 120h-34Z`, c.light, 'opacity=".35"'))
    + times(12, () => disc(some(r, 4, 156), some(r, 6, 110), some(r, 1, 5), 'none', `stroke="${c.spark}" opacity=".7"`))
    + dune(r, 96, c.mid) + dune(r, 110, c.deep)
    + both(times(3, i => line(`M${6 + i * 13} 122q-9 -18 0 -34t${some(r, -6, 8)} -${some(r, 18, 36)}`, c.deep, 5))),
  untamed: (r, c) => disc(some(r, 50, 110), some(r, 28, 44), some(r, 18, 28), c.spark, 'opacity=".8"')
    + dune(r, 76, c.pale) + both(times(2, i => {
      const x = some(r, 2, 16) + i * 22;
      return path(`M${x} 120L${x + 3} 0h8l4 120Z`, i ? c.mid : c.deep) + oval(x + 6, 4, some(r, 18, 26), some(r, 12, 22), c.mid);
    })) + dune(r, 104, c.deep) + times(8, () => leaf(some(r, 0, 160), some(r, 90, 118), some(r, 6, 12), c.mid)),
};

function ridge(r, y, up, fill) {
  return path(`M0 120V${y}${times(7, i => `L${i * 27 + 12} ${y - some(r, 2, up)}L${i * 27 + 26} ${y + some(r, 0, 6)}`)}V120Z`, fill);
}

function dune(r, y, fill) {
  const [one, two] = [some(r, -16, 16), some(r, -16, 16)];
  return path(`M0 ${y}Q40 ${y - one} 80 ${y}T160 ${y + two / 4}V120H0Z`, fill);
}

const leaf = (x, y, n, fill) => path(`M${x} ${y}q${n} -${n} ${n * 2} 0q-${n} ${n} -${n * 2} 0Z`, fill);

/** The scenery of a house. */
export function scenery(house, r, c) {
  return (SCENES[house] ?? SCENES.logos)(r, c);
}
