/** Of the picture, in pixels from its left and its top. */
export interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** How high a name is. */
const plate = 28
/** Between a name and the head below it, and to the edges of the picture. */
const gap = 4
/** Further from its figure than this a name is someone else's. */
const furthest = 3 * plate

interface Figure {
  readonly x: number
  /** Of the head. */
  readonly y: number
  /** Of the feet of one who stands, over whose legs the name may be rather than over the face. */
  readonly foot?: number | undefined
  /** Of its name. */
  readonly half: number
}

/**
 * Where the name of a figure stands: above its head, else over its legs, or as near to the head as it covers nothing that is
 * taken, and never cut by the edge. Undefined where it has no such place, or the figure is not to be seen.
 */
export function placeOfName(
  { x, y, foot, half }: Figure,
  { width, height }: { readonly width: number; readonly height: number },
  taken: readonly Area[],
): Area | undefined {
  if (x < -half || x > width + half || y < 0 || y > height) return undefined
  const middle = Math.max(half + gap, Math.min(width - half - gap, x))
  const [left, right] = [middle - half, middle + half]
  const beside = taken.filter((area) => area.left < right && left < area.right)
  const overLegs = foot === undefined ? y : (y + foot) / 2
  const hidesFace = ({ top, bottom }: Area) => foot !== undefined && bottom > y && top < overLegs
  const legs = foot === undefined ? [] : [overLegs + plate]
  return [y - gap, ...legs, ...beside.flatMap(({ top, bottom }) => [top - 1, bottom + plate + 1])]
    .map((bottom): Area => ({ left, right, top: bottom - plate, bottom }))
    .filter(
      ({ top, bottom }) =>
        top >= 0 &&
        bottom <= height &&
        bottom >= y - furthest &&
        bottom <= (foot ?? y) + furthest &&
        !beside.some((area) => area.top < bottom && top < area.bottom),
    )
    .sort(
      (one, other) =>
        Number(hidesFace(one)) - Number(hidesFace(other)) ||
        Math.abs(one.bottom - y) - Math.abs(other.bottom - y),
    )[0]
}
