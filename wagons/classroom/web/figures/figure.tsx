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

/** Someone in a class, as a small friend with a face. What it says must stand beside it in words. */
export function Figure({ shape, seat, isHost = false, hasHandUp = false }: FigureProps) {
  const { body, face, line, marks } = figureDrawings[shape]
  return (
    <svg viewBox="-24 -70 48 76" className="figure" data-colour={seat % 6} aria-hidden="true">
      <ellipse cx="0" cy="1" rx="17" ry="3.500" className="figure-shadow" />
      <path d="M-7-6v6M7-6v6" className="figure-legs" />
      {hasHandUp && <path d="M15-24 21-50" className="figure-arm" />}
      {hasHandUp && <circle cx="21.500" cy="-53" r="4.500" className="figure-body" />}
      <path d={body} className="figure-body" />
      {line && <path d={line} className="figure-line" />}
      {isHost && (
        <path d="M-12-50q12-5 24 0l2-10q-14-8-28 0zM-16-48q16-7 32 0-16 3-32 0z" className="figure-cap" />
      )}
      <g transform={shiftedBy(face)} className="figure-face">
        <circle cx="-6" cy="-40" r="2.600" />
        <circle cx="6" cy="-40" r="2.600" />
        <path d="M-5-31q5 5 10 0" className="figure-mouth" />
      </g>
      <path
        d={`M${-2.25 * (marks - 1)} -15h${4.5 * (marks - 1) + 0.01}`}
        className="figure-marks"
        strokeDasharray="0 4.500"
      />
    </svg>
  )
}

const shiftedBy = (y: number) => `translate(0,${y})`
