import { Suspense } from 'react'
import { latePart } from '#platform/web/lib/late-page.tsx'

const Drawn = latePart(() => import('#platform/web/drawings/train.tsx').then((part) => part.Train))

/** The train of a lesson: it stands over what is there, and moves nothing when it comes. */
export function LateTrain(props: { readonly className?: string; readonly carriages?: number }) {
  return (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  )
}
