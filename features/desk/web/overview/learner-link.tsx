import type { ComponentProps } from 'react'
import { Link } from '#platform/web/ui/link.tsx'

/** From a number to the learners that it counts, with room for a finger. */
export const LearnerLink = (link: ComponentProps<typeof Link>) => (
  <Link
    {...link}
    className="inline-block min-h-6 min-w-6 underline decoration-current/45 decoration-1 underline-offset-[0.2em] hover:decoration-current hover:decoration-2"
  />
)
