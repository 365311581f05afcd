import { Suspense } from 'react'
import { latePart } from '#platform/web/lib/late-page.tsx'
import type { ModuleRoadProps } from './module-road.tsx'

const ModuleRoad = latePart(() => import('./module-road.tsx').then((part) => part.ModuleRoad))

/** Its room is there before it. */
export const RoadPlace = (props: ModuleRoadProps) => (
  <div className="road-place">
    <Suspense>
      <ModuleRoad {...props} />
    </Suspense>
  </div>
)
