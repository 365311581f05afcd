import { icon } from '#platform/web/drawings/icons.tsx'
import type { FigureShape } from '#wagons/classroom/contract/classroom.ts'
import './figure.css'

interface FigureProps {
  readonly shape: FigureShape
  /** Chooses a colour, which repeats. */
  readonly seat: number
  readonly isHost?: boolean
  /** Stands on a mark. */
  readonly isYou?: boolean
  readonly hasHandUp?: boolean
}

/** In the full colours of the seasons in both themes, as the film beside it. */
const colours = ['#6d4fe0', '#1a74b3', '#bf4126', '#1b7d4c', '#8450c4', '#9a5f00']
const [light, dark] = ['var(--figure-light)', 'var(--figure-dark)']

/** Someone in a class, as a small friend with a face. What it says must stand beside it in words. */
export function Figure({ shape, seat, isHost = false, isYou, hasHandUp = false }: FigureProps) {
  const { body, face, line, marks } = figureDrawings[shape]
  return (
    <svg viewBox="-24 -70 48 76" className="figure" color={colours[seat % 6]} aria-hidden="true">
      {isYou ? (
        <path d="M-24-2h48v8h-48z" fill="var(--color-ink)" />
      ) : (
        <ellipse cx="0" cy="1" rx="17" ry="3.500" fill={dark} opacity=".16" />
      )}
      <path d="M-7-6v6M7-6v6" stroke="var(--color-field)" strokeWidth="4" />
      {hasHandUp && <path d="M15-24 21-50" stroke="currentColor" strokeWidth="5.500" />}
      {hasHandUp && <circle cx="21.500" cy="-53" r="4.500" fill="currentColor" />}
      <path d={body} fill="currentColor" />
      {line && (
        <path d={line} stroke={light} strokeWidth="1.400" strokeDasharray="2.600" className="figure-line" />
      )}
      {isHost && (
        <path
          d="M-12-50q12-5 24 0l2-10q-14-8-28 0zM-16-48q16-7 32 0-16 3-32 0z"
          fill={dark}
          stroke={light}
          strokeWidth="1.200"
        />
      )}
      <g transform={shiftedBy(face)} fill={light}>
        <circle cx="-6" cy="-40" r="2.600" />
        <circle cx="6" cy="-40" r="2.600" />
        <path d="M-5-31q5 5 10 0" fill="none" stroke={light} strokeWidth="2.200" />
      </g>
      <path
        d={`M${-2.25 * (marks - 1)} -15h${4.5 * (marks - 1) + 0.01}`}
        stroke={light}
        strokeWidth="2.800"
        strokeDasharray="0 4.500"
      />
    </svg>
  )
}

const shiftedBy = (y: number) => `translate(0,${y})`

interface FigureDrawing {
  /** The body's outline, 48 × 66 units, its feet at 0 and 0. */
  readonly body: string
  /** How far down the face is drawn. */
  readonly face: number
  /** A line in the light of the face. */
  readonly line?: string
  /** Dots below the mouth: another number for each shape. */
  readonly marks: number
}

/** Told apart by their outline and by how many marks they have, never by a colour. */
const figureDrawings: Readonly<Record<FigureShape, FigureDrawing>> = {
  ticket: {
    body: 'M-12-52h24a6 6 0 0 1 6 6v10a4.500 4.500 0 0 0 0 9v15a6 6 0 0 1-6 6h-24a6 6 0 0 1-6-6v-15a4.500 4.500 0 0 0 0-9v-10a6 6 0 0 1 6-6z',
    face: 0,
    line: 'M-12-26h24',
    marks: 1,
  },
  lantern: {
    body: 'M-4-53v-2a4 4 0 0 1 8 0v2h5l4 6h-3l9 11v18l-7 12h-24l-7-12v-18l9-11h-3l4-6z',
    face: 6,
    marks: 2,
  },
  suitcase: {
    body: 'M-9-46v-3a5 5 0 0 1 5-5h8a5 5 0 0 1 5 5v3h-5v-2q0-1-1-1h-6q-1 0-1 1v2zM-16-46h32a5 5 0 0 1 5 5v30a5 5 0 0 1-5 5h-32a5 5 0 0 1-5-5v-30a5 5 0 0 1 5-5z',
    face: 6,
    marks: 3,
  },
  bell: {
    body: 'M0-56a4 4 0 0 1 4 4c8 2 11 8 11 16v14q0 5 6 9v7h-42v-7q6-4 6-9v-14c0-8 3-14 11-16a4 4 0 0 1 4-4z',
    face: 5,
    marks: 4,
  },
  clock: {
    body: 'M-3.500-57h7v5.500a20 20 0 0 1 7.500 39l4 6.500h-7l-2.500-4a20 20 0 0 1-11 0l-2.500 4h-7l4-6.500a20 20 0 0 1 7.500-39z',
    face: 5,
    line: 'M0-48a16.500 16.500 0 1 1 0 33 16.500 16.500 0 1 1 0-33z',
    marks: 5,
  },
  signal: {
    body: 'M-13-40a13 15 0 0 1 26 0v20h6v14h-38v-14h6z',
    face: 2,
    marks: 6,
  },
}

export const figureShapes = Object.keys(figureDrawings) as FigureShape[]

/** Raised by someone who has a question. */
export const HandIcon = icon(
  'M8 12V5a1.500 1.500 0 0 1 3 0v6-7.500a1.500 1.500 0 0 1 3 0V11 5a1.500 1.500 0 0 1 3 0v9c0 4-2 7-6 7-3 0-4.500-1.500-6-4l-2-3.500q-.6-1.500.7-2 1.300-.5 2.300 1l2 2',
)
