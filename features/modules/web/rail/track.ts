/** The scene (platform/web/drawings/landscape.tsx) in its own units: x runs along the line, y downwards. */
export const scene = { width: 2000, height: 700 } as const

/** Where the track runs, in the scene's units; beyond both ends of the scene too. */
const bends: readonly (readonly [x: number, y: number])[] = [
  [-60, 607],
  [200, 596],
  [500, 600],
  [700, 584],
  [900, 586],
  [1100, 598],
  [1300, 614],
  [1500, 612],
  [1700, 600],
  [1900, 590],
  [2060, 590],
]

interface StationPlace {
  readonly number: number
  readonly x: number
  readonly y: number
}

interface Programme {
  readonly modules: readonly { readonly number: number }[]
}

/** Each programme has its part of the scene, 400 wide where there are five, and its stations stand evenly in it. */
export function stationPlaces(programmes: readonly Programme[]): StationPlace[] {
  const part = scene.width / programmes.length
  return programmes.flatMap(({ modules }, index) =>
    modules.map(({ number }, place) => {
      const x = part * (index + (place + 0.5) / modules.length)
      return { number, x, y: trackHeight(x) }
    }),
  )
}

/** The y of the rail at an x of the scene. */
export const trackHeight = (x: number): number => trackAt(x).y

/** How the rail rises or falls at an x, as dy/dx: a train that stands there is turned by its arc tangent. */
export const trackSlope = (x: number): number => trackAt(x).slope

/** The piece of the track from one x to another that lies after it, as a path of the scene. */
export function trackBetween(from: number, to: number): string {
  const points = [from, ...bends.map(([x]) => x).filter((x) => x > from && x < to), to]
  const curves = points.slice(1).map((x, index) => {
    const before = trackAt(points[index] ?? from)
    const end = trackAt(x)
    const third = (end.x - before.x) / 3
    return `C${[
      before.x + third,
      before.y + before.slope * third,
      end.x - third,
      end.y - end.slope * third,
      end.x,
      end.y,
    ].map(short)}`
  })
  return `M${short(from)},${short(trackHeight(from))}${curves.join('')}`
}

/** The whole track, from before the scene's start to behind its end. */
export const trackPath = trackBetween(-60, 2060)

/** Cubic between two bends, each as steep as the line from the bend before it to the one after. */
function trackAt(x: number): { x: number; y: number; slope: number } {
  const next = Math.max(
    1,
    bends.findIndex(([end], index) => index > 0 && (x <= end || index === bends.length - 1)),
  )
  const [x0, y0] = bends[next - 1] as readonly [number, number]
  const [x1, y1] = bends[next] as readonly [number, number]
  const length = x1 - x0
  const t = (x - x0) / length
  const m0 = slopeAt(next - 1) * length
  const m1 = slopeAt(next) * length
  const y =
    (2 * t ** 3 - 3 * t ** 2 + 1) * y0 +
    (t ** 3 - 2 * t ** 2 + t) * m0 +
    (3 * t ** 2 - 2 * t ** 3) * y1 +
    (t ** 3 - t ** 2) * m1
  const rise =
    (6 * t ** 2 - 6 * t) * y0 +
    (3 * t ** 2 - 4 * t + 1) * m0 +
    (6 * t - 6 * t ** 2) * y1 +
    (3 * t ** 2 - 2 * t) * m1
  return { x, y, slope: rise / length }
}

function slopeAt(index: number): number {
  const [x0, y0] = bends[Math.max(0, index - 1)] as readonly [number, number]
  const [x1, y1] = bends[Math.min(bends.length - 1, index + 1)] as readonly [number, number]
  return (y1 - y0) / (x1 - x0)
}

function short(value: number): number {
  return Math.round(value * 10) / 10
}
