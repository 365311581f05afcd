import { scene, trackHeight, trackSlope } from '#features/modules/web/rail/track.ts'
import { TrainDrawing } from '#platform/web/drawings/train.tsx'

/** Where its front stands, and its middle, in the scene's units: behind the viaduct. */
const [front, middle] = [1100, 940]

/** The train of a token that is there, on the line of the whole scene. */
export const ArrivedTrain = () => (
  <svg viewBox={`0 0 ${scene.width} ${scene.height}`} aria-hidden="true" className="arrived-train text-ink">
    <g
      transform={`translate(${front} ${trackHeight(front) - 1}) rotate(${(Math.atan(trackSlope(middle)) * 180) / Math.PI}) scale(1.1)`}
    >
      <TrainDrawing carriages={2} />
    </g>
  </svg>
)
