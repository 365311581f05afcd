import { coat, firs, leafTrees, line, round } from './shapes.ts'

const crowns = [
  [1690, 400, 30],
  [1716, 411, 43],
  [1744, 422, 42],
  [1770, 407, 41],
  [1800, 418, 40],
  [1828, 403, 39],
  [1858, 414, 38],
  [1886, 425, 37],
  [1914, 410, 36],
  [1946, 421, 35],
  [1976, 406, 34],
] as const

const red = { tone: 'fall-near', shade: 'fall-deep' } as const
const gold = { tone: 'gold', shade: 'gold-shade' } as const
const rust = { tone: 'rust', shade: 'fall-near' } as const

/** Woods in their colours and the station at the end of the line: x from 1600 to 2000. */
export const fall = {
  far: [
    coat('fall-far', 'M1580 470c70-90 150-130 220-90 70 38 120-20 220 10v310h-440z'),
    coat(
      'fall-mid',
      crowns.map(([x, y, r]) => `M${x - 17} ${y}a17 ${r} 0 1 1 34 0a17 ${r} 0 1 1-34 0z`).join(''),
      0.75,
    ),
  ],
  mid: [
    coat('fall-mid', 'M1530 702c24-90 60-150 110-190 50-46 90-66 140-52 70 26 140-10 240 0v242z'),
    ...leafTrees([
      { foot: [1650, 512, 24], ...red },
      { foot: [1690, 496, 30], ...gold },
      { foot: [1732, 486, 26], ...rust },
      { foot: [1776, 484, 34], ...red },
      { foot: [1822, 492, 28], ...gold },
      { foot: [1864, 490, 36], ...rust },
      { foot: [1912, 484, 30], ...red },
      { foot: [1960, 484, 34], ...gold },
      { foot: [2004, 486, 28], ...rust },
    ]),
    coat('cloud', 'M1600 506q110-22 200-8t220-4v18q-120 12-220 2t-200 12z', 0.3),
  ],
  near: [
    coat('fall-near', 'M1540 702c50-80 110-150 200-150 70 0 130 10 180 8 50-4 90-4 120 0v142z'),
    coat('fall-deep', firs([1652, 508, 0.84], [1680, 512, 0.66], [1800, 492, 0.74])),
    ...leafTrees([
      { foot: [1716, 572, 38], ...gold },
      { foot: [1758, 566, 29], tone: 'rust', shade: 'fall-mid' },
    ]),
    coat(
      'gold',
      leaves([1700, 440], [1826, 430], [1772, 400], [1644, 450], [1742, 536], [1786, 556], [1690, 574]),
    ),
  ],
  front: [coat('fall-front', 'M1610 702c70-52 160-66 240-56s130-6 190-6v62z')],
  station: [
    coat('snow', 'M1862 506h104v64h-104zM1898 446h32v24h-32z'),
    coat('fall-deep', 'M1852 508l62-38 62 38zM1892 448l22-22 22 22z'),
    coat('snow', 'M1903.500 460a10.500 10.500 0 1 1 21 0a10.500 10.500 0 1 1-21 0z'),
    line('fall-deep', 3, 'M1905 460a9 9 0 1 1 18 0a9 9 0 1 1-18 0zM1914 455v6h4'),
    coat(
      'window',
      'M1874 542v-18a9 9 0 0 1 18 0v18zM1936 542v-18a9 9 0 0 1 18 0v18zM1905 570v-40a9 9 0 0 1 18 0v40z',
    ),
    coat('fall-near', 'M1848 544h132v6h-132z'),
    coat('fall-deep', 'M1852 550h4v24h-4zM1972 550h4v24h-4z'),
  ],
}

function leaves(...places: [number, number][]): string {
  return places.map(([x, y]) => `M${x} ${y}q${round(9)}-6 13 4q-9 6-13-4z`).join('')
}
