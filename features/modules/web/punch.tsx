import { stations } from './stations.ts'
import './stamp.css'

interface PunchProps {
  /** Of the module, from 1; after the ninth the shapes begin again. */
  readonly number: number
  readonly className?: string
}

/** What the hole of a station looks like, in the colour of the text; a `stamp` is a disc with it. */
export function Punch({ number, className }: PunchProps) {
  const { area, line, width } = punchShape(number)
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        d={area ?? line}
        {...(area
          ? { fill: 'currentColor', fillRule: 'evenodd' }
          : { fill: 'none', stroke: 'currentColor', strokeWidth: width, strokeLinecap: 'round' })}
      />
    </svg>
  )
}

/** What was just punched, or earned, shines: above it and at its sides. */
export const Rays = () => (
  <svg viewBox="-40 -40 80 80" className="hole-rays absolute" aria-hidden="true">
    {rays.map((turn) => (
      <path key={turn} d="M0-29v-6" transform={turn} />
    ))}
  </svg>
)

const rays = [-90, -64, -38, -12, 12, 38, 64, 90].map((angle) => `rotate(${angle})`)

/** The shape of every station, for pages that the server writes: `<use href="#punch-3"/>`. */
export const PunchSymbols = () => (
  <svg className="punch-symbols" width="0" height="0" aria-hidden="true">
    {stations.map(({ number }) => (
      <symbol key={number} id={`punch-${number}`} viewBox="0 0 24 24">
        <Punch number={number} />
      </symbol>
    ))}
  </svg>
)

interface PunchShape {
  /** 24 by 24; a part inside another is a hole in it. */
  readonly area?: string
  readonly line?: string
  readonly width?: number
}

/** For drawings of their own. */
export function punchShape(number: number): PunchShape {
  return shapes[(number - 1) % shapes.length] ?? {}
}

const shapes: readonly PunchShape[] = [
  // A bubble, two links of a chain, a key, a coin, a ballot box,
  {
    area: 'M4 3h16q2.500 0 2.500 2.500v9q0 2.500-2.500 2.500h-7l-6 5v-5H4q-2.500 0-2.500-2.500v-9Q1.500 3 4 3z',
  },
  {
    line: 'm10.500 13.300 2.800-2.500M7.300 12l-2.800 2.500a4 4 0 0 0 5.300 6l4.500-3.900a4 4 0 0 0 .5-5.300M16.700 12l2.800-2.500a4 4 0 0 0-5.300-6L9.700 7.400a4 4 0 0 0-.5 5.300',
    width: 3.2,
  },
  {
    line: 'M11.200 12.800a4.700 4.700 0 1 1-6.600 6.600 4.700 4.700 0 0 1 6.600-6.600zL20.500 3.500m-4.700 4.700 3.300 3.300M20 4l2 2.500',
    width: 3.4,
  },
  { area: 'M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21zM12 7l5 5-5 5-5-5z' },
  {
    area: 'M2 13h4.500l2 2.500h7l2-2.500H22v8q0 1.500-1.500 1.500h-17Q2 22.500 2 21zM7 1.500h10V11l-2.500 2.500h-5L7 11z',
  },
  // a picture, a gear, a door, a gamepad.
  {
    area: 'M3 2.500h18q1.500 0 1.500 1.500v16q0 1.500-1.500 1.500H3q-1.500 0-1.500-1.500V4Q1.500 2.500 3 2.500zM4.500 18.500h15l-5-8-3.500 5-2-2.500zM8 6.200a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  },
  {
    area: 'm19.600 9.600 3.600.4v4l-3.600.4-.5 1.300 2.300 2.800-2.900 2.900-2.800-2.300-1.300.5-.4 3.600h-4l-.4-3.600-1.300-.5-2.800 2.300-2.900-2.900 2.300-2.800-.5-1.300L.8 14v-4l3.600-.4.5-1.300-2.300-2.800 2.900-2.900 2.800 2.300 1.300-.5L10 .8h4l.4 3.600 1.300.5 2.800-2.300 2.900 2.900-2.300 2.800zM12 8.400a3.600 3.600 0 1 0 0 7.200 3.600 3.600 0 0 0 0-7.200z',
  },
  { area: 'M4.500 22.500v-13a7.500 7.500 0 0 1 15 0v13zM15 13a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3z' },
  {
    area: 'M7 5.500h10c4 0 6 4.500 6 9 0 3-1 4.500-2.800 4.500-2 0-2.700-3-4.700-3h-7c-2 0-2.700 3-4.700 3C2 19 1 17.500 1 14.500c0-4.500 2-9 6-9zM6.700 8v2h-2v2h2v2h2v-2h2v-2h-2V8zM16.500 9a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800z',
  },
]
