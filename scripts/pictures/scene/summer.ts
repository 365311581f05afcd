import { at, circle, coat, line } from './shapes.ts'

const boats = [
  [1292, 440, 0.8],
  [1480, 470, 1.15],
] as const
const sail = (shape: string) => boats.map((place) => at(place, shape)).join('')

/** The sea in the evening, a cape with a lighthouse, the beach: x from 1200 to 1600. */
export const summer = {
  far: [
    coat('sun', circle(1398, 360, 116), 0.28),
    coat('sun', circle(1398, 360, 86)),
    coat('sea', 'M1120 400h540v300h-540z'),
    coat('sea-near', 'M1120 428c80-6 230-8 310-4s140-4 230 0v276h-540z'),
    coat(
      'sun',
      bars(
        [1322, 406, 152],
        [1340, 424, 118],
        [1356, 442, 78],
        [1366, 462, 92],
        [1350, 484, 70],
        [1372, 506, 54],
      ),
      0.92,
    ),
    coat(
      'cloud',
      bars([1180, 446, 50], [1218, 470, 36], [1250, 510, 60], [1204, 536, 40], [1460, 524, 44]),
      0.25,
    ),
  ],
  mid: [
    coat('cloud', sail('M-2-4v-44l26 40z')),
    coat('rust', sail('M-6-6v-36l-18 32z')),
    coat('summer-deep', sail('M-26 0h54l-9 12h-36z')),
    coat(
      'summer-mid',
      'M1520 430c40-40 90-50 150-30 50 16 100 60 130 120v180h-320c-10-40 0-70 40-110 16-20-30-130 0-160z',
    ),
    coat(
      'summer-near',
      'M1520 430c10 40 40 60 40 110s-40 60-60 160h-20c-10-40 0-70 40-110 16-20-30-130 0-160z',
    ),
    coat('star', 'M1566 290l-180-34v52l180-8z', 0.13),
    coat('snow', 'M1560 414l5-104h18l5 104z'),
    coat('rust', 'M1562.400 364h23.200l1 24h-25.200zM1564.400 324h19.200l.8 20h-20.800z'),
    coat('lamp', 'M1566 286h16v18h-16z'),
    coat('fall-deep', 'M1561 304h26v6h-26zM1563 286l11-13 11 13z'),
  ],
  near: [
    coat('summer-mid', 'M1160 702c40-70 90-140 180-142 80 0 130 34 200 12 70-20 130 40 170 130z'),
    coat('summer-near', 'M1160 702c50-60 120-100 220-84 80 12 150-10 220 20 40 18 70 40 90 64z'),
    coat('summer-deep', 'M1288 552h4v42h-4z'),
    coat('rust', 'M1254 560a36 34 0 0 1 72 0z'),
    coat('snow', 'M1276 560c0-20 4-30 14-34 10 4 14 14 14 34z'),
    line(
      'summer-deep',
      3,
      'M1430 600q-4-20-14-28M1434 600q0-24 4-34M1438 600q6-18 16-24M1520 596q-4-18-12-24M1524 596q2-20 6-30M1528 596q6-14 14-20',
    ),
  ],
  front: [coat('summer-front', 'M1250 702c60-34 150-46 230-34s110 14 170 34z')],
}

/** Light on the water, by the left upper corner and the width of each. */
function bars(...lights: [number, number, number][]): string {
  return lights.map(([x, y, width]) => `M${x} ${y}h${width}a4 4 0 0 1 0 8h-${width}a4 4 0 0 1 0-8z`).join('')
}
