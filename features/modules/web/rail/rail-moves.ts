import { trackHeight, trackSlope } from './track.ts'

/** A `transform` to a place of the scene. */
export const moved = (x: number, y: number) => `translate(${x} ${y})`

/** A `transform` for a train whose foremost point stands at an x of the track, turned as the rail is below it. */
export function standingAt(x: number, size: number): string {
  const turn = (Math.atan(trackSlope(x - 50)) * 180) / Math.PI
  return `${moved(x, trackHeight(x) - 5)} rotate(${turn.toFixed(1)}) scale(${size})`
}
