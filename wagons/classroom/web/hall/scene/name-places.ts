/** Of the picture, in pixels from its left and its top. */
export interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** How high a name is where it is not said. */
const usualHeight = 28
/** Between a name and the head below it, and to the edges of the picture. */
const gap = 4
/** Further from its figure than this a name is someone else's. */
const furthest = 84

/** How wide they are, for half of the height of one who stands. */
const shoulders = 0.7

interface Figure {
  readonly x: number
  /** Of the head. */
  readonly y: number
  /** Of the feet of one who stands, over whose legs the name may be rather than over the face. */
  readonly foot?: number | undefined
  /** Of its name. */
  readonly half: number
  readonly plate?: number
}

/**
 * Where the name of a figure stands: above its head, else (of one who stands) beside it or over its legs, or as near to the
 * head as it covers nothing that is taken, over as few faces of others (`faces`) as can be, and never cut by the edge.
 * Undefined where it has no such place, or the figure is not to be seen.
 */
export function placeOfName(
  { x, y, foot, half, plate = usualHeight }: Figure,
  { width, height }: { readonly width: number; readonly height: number },
  taken: readonly Area[],
  faces: readonly Area[] = [],
): Area | undefined {
  if (x < -half || x > width + half || y < 0 || y > height) return undefined
  const at = (middle: number, bottom: number): Area => ({
    left: middle - half,
    right: middle + half,
    top: bottom - plate,
    bottom,
  })
  const middle = Math.max(half + gap, Math.min(width - half - gap, x))
  const overLegs = foot === undefined ? y : (y + foot) / 2
  const hidesFace = ({ left, right, top, bottom }: Area) =>
    foot !== undefined && bottom > y && top < overLegs && left < x && x < right
  const away = half + (overLegs - y) * shoulders
  const beside = foot === undefined ? [] : [x - away, x + away].map((side) => at(side, y + plate + gap))
  const legs = foot === undefined ? [] : [overLegs + plate]
  const above = at(middle, y - gap)
  const edges = [...taken, ...faces].filter(({ left, right }) => left < above.right && above.left < right)
  const bottoms = [...legs, ...edges.flatMap(({ top, bottom }) => [top - 1, bottom + plate + 1])]
  const covered = (name: Area) => faces.filter((face) => covers(name, face)).length
  return [above, ...beside, ...bottoms.map((bottom) => at(middle, bottom))]
    .filter(
      (name) =>
        name.top >= 0 &&
        name.bottom <= height &&
        name.left >= 0 &&
        name.right <= width &&
        name.bottom >= y - furthest &&
        name.bottom <= (foot === undefined ? y + furthest : foot + plate) &&
        !taken.some((area) => covers(name, area)),
    )
    .sort(
      (one, other) =>
        Number(hidesFace(one)) - Number(hidesFace(other)) ||
        covered(one) - covered(other) ||
        Math.abs(one.bottom - y) - Math.abs(other.bottom - y),
    )[0]
}

const covers = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
