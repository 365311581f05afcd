import type { FigureShape } from '#wagons/classroom/contract/classroom.ts'
import { figureDrawings } from './figure-shapes.ts'
import './figure.css'

interface FigureProps {
  readonly shape: FigureShape
  /** Chooses a colour, which repeats. */
  readonly seat: number
  readonly isHost?: boolean
  readonly hasHandUp?: boolean
}

/** In the full colours of the seasons in both themes, as the film beside it. */
const colours = ['#6d4fe0', '#1a74b3', '#bf4126', '#1b7d4c', '#8450c4', '#9a5f00']
const [light, dark] = ['var(--figure-light)', 'var(--figure-dark)']

/** Someone in a class, as a small friend with a face. What it says must stand beside it in words. */
export function Figure({ shape, seat, isHost = false, hasHandUp = false }: FigureProps) {
  const { body, face, line, marks } = figureDrawings[shape]
  return (
    <svg viewBox="-24 -70 48 76" className="figure" color={colours[seat % 6]} aria-hidden="true">
      <ellipse cx="0" cy="1" rx="17" ry="3.500" fill={dark} opacity=".16" />
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
