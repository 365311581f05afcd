import { coat, firCaps, firShades, firs, line } from './shapes.ts'

const near = [
  [420, 494, 0.78],
  [484, 490, 0.7],
  [450, 470, 0.96],
  [676, 500, 0.66],
] as const
const front = [
  [360, 634, 0.56],
  [392, 656, 0.44],
] as const
const middle = [
  [418, 446, 0.54],
  [474, 440, 0.5],
  [446, 428, 0.66],
  [700, 426, 0.6],
  [756, 428, 0.58],
  [784, 448, 0.48],
  [728, 406, 0.76],
] as const

/** Peaks under snow, a hut, and the viaduct that leads out: x from 400 to 800. */
export const winter = {
  far: [
    coat('winter-far', 'M400 470 486 284l30 34 26-22 96 174z'),
    coat('winter-mid', 'M486 284l30 34 26-22 96 174h-90l-24-70-22-30z', 0.55),
    coat('snow', 'M486 284l-26 56 18-8 10 18 12-22 16-10z'),
    coat('snow-shade', 'M542 296l-14 12 4 22 8-10 8 16 6-16z'),
    coat('winter-far', 'M424 500 600 166l50 86 28-24 158 272z'),
    coat('winter-mid', 'M600 166l50 86 28-24 158 272H640l-26-96 18-76-26-84z'),
    coat('winter-near', 'M650 252l28-24 158 272h-60l-40-96-30-40-12-46z', 0.16),
    coat('winter-mid', 'M554 254l-20 60 14 40-34 62 8 84h-30l20-90-14-30 26-60z', 0.22),
    coat('snow', 'M600 166l-46 88 20-12 12 36 18-30 4-20z'),
    coat('snow-shade', 'M600 166l8 62-4 20 20 52 12-38 18 20 6-26-10-4z'),
    coat('snow', 'M678 228l-28 24 8 18 8 28 14-26z'),
    coat('snow-shade', 'M678 228l2 44 16 36 10-32z'),
  ],
  mid: [
    coat('winter-mid', 'M380 500c70-50 130-40 200-14 70 24 130-26 190-16 50 8 80 40 110 70v160H380z'),
    coat('winter-near', firs(...middle)),
  ],
  near: [
    coat('field', 'M300 702c30-70 70-130 150-148 60-14 90 0 130 4 80 8 120-36 190-30 60 8 100 56 130 96v78z'),
    coat(
      'field-shade',
      'M520 552c80 16 150-28 250-24 60 8 100 56 130 96v20c-60-60-110-80-160-72-60 10-150 20-220-20z',
    ),
    coat('winter-deep', firs(...near)),
    coat('shadow', firShades(...near), 0.13),
    coat('snow', firCaps(...near), 0.92),
    // The hut, with smoke over the chimney.
    coat('winter-deep', 'M615 461v-22h9v28zM566 477h61v32h-61z'),
    coat('snow', 'M613 435h13v5h-13zM557 481l39-31 40 31-6 7-34-26-34 26z'),
    coat('lamp', 'M577 485h13v11h-13zM603 485h13v24h-13z'),
    line('cloud', 5, 'M620 428q-6-9 1-16t-2-17q-6-8 3-15', 0.55),
  ],
  viaduct: [
    coat('winter-near', 'M704 592h192l24 112H684z'),
    coat('winter-deep', 'M684 704c50-40 80-50 120-48s70 20 116 48z'),
    coat('sea', 'M744 704c20-24 40-34 62-34s46 14 60 34z'),
    coat('stone', arches([716, 760, 804, 848])),
    coat(
      'stone-shade',
      'M700 588h200v9H700zM742 628h6v76h-6zM786 628h6v76h-6zM830 628h6v76h-6zM874 628h6v76h-6z',
    ),
  ],
  front: [
    coat('field-shade', 'M330 702c60-52 150-66 230-58s110 28 150 58z'),
    coat('winter-deep', firs(...front)),
    coat('snow', firCaps(...front), 0.92),
  ],
}

/** A wall with arches cut out of it, which run the other way round. */
function arches(lefts: readonly number[]): string {
  return `M700 588h200v116H700z${lefts.map((x) => `M${x} 704h32v-76a16 16 0 0 0-32 0z`).join('')}`
}
