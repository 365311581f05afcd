import type { PartState } from './moment.ts'

const shapes = 'path, line, polyline, polygon, rect, circle, ellipse'

interface AsDrawn {
  readonly transform: string
  readonly opacity: number
  /** Of its parent's coordinates. */
  readonly centre: readonly [x: number, y: number]
}

const known = new WeakMap<SVGGraphicsElement, AsDrawn>()

/** Puts the parts of a drawing that is shown where a moment has them. Ids that the drawing lacks are passed over. */
export function drawMoment(svg: SVGSVGElement, parts: ReadonlyMap<string, PartState>): void {
  const found = [...parts].flatMap(([id, state]) => {
    const element = svg.querySelector<SVGGraphicsElement>(`#${CSS.escape(id)}`)
    return element ? [{ element, state }] : []
  })
  // All before the first one moves: a part may be inside another.
  for (const { element } of found) if (!known.has(element)) known.set(element, readDrawn(element))
  for (const { element, state } of found) place(element, state, known.get(element) as AsDrawn)
}

function readDrawn(element: SVGGraphicsElement): AsDrawn {
  const { x, y, width, height } = element.getBBox()
  const own = element.transform.baseVal.consolidate()?.matrix
  const middle = new DOMPoint(x + width / 2, y + height / 2)
  const centre = own ? middle.matrixTransform(own) : middle
  return {
    transform: element.getAttribute('transform') ?? '',
    opacity: Number(element.getAttribute('opacity') ?? 1),
    centre: [centre.x, centre.y],
  }
}

function place(element: SVGGraphicsElement, state: PartState, { transform, opacity, centre }: AsDrawn): void {
  const { x, y, turn, grow, drawn } = state
  const [cx, cy] = centre
  const moved = `translate(${x + cx} ${y + cy}) rotate(${turn}) scale(${grow}) translate(${-cx} ${-cy})`
  element.setAttribute('transform', `${moved} ${transform}`.trim())
  element.style.opacity = String(drawn > 0 ? opacity * state.opacity : 0)
  const lines = element.matches(shapes) ? [element] : element.querySelectorAll<SVGElement>(shapes)
  for (const line of lines) drawLine(line as SVGElement, drawn)
}

function drawLine(line: SVGElement, drawn: number): void {
  const isWhole = drawn >= 1
  line.style.fillOpacity = isWhole ? '' : String(drawn)
  if (line.hasAttribute('stroke-dasharray')) {
    line.style.strokeOpacity = isWhole ? '' : String(drawn)
    return
  }
  if (isWhole) line.removeAttribute('pathLength')
  else line.setAttribute('pathLength', '1')
  line.style.strokeDasharray = isWhole ? '' : '1'
  line.style.strokeDashoffset = isWhole ? '' : String(1 - drawn)
}
