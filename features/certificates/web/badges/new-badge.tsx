import { programmes } from 'virtual:programmes'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { OwnBadge } from '#features/certificates/contract/programme-badges.ts'
import { Rays } from '#features/modules/web/punch.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import * as text from './badges.en.ts'
import { pictureOf, titleOf, useBadges } from './read-badges.ts'
import './badges.css'

const BadgeDialog = lazy(() => import('./badge-dialog.tsx').then((part) => ({ default: part.BadgeDialog })))

interface NewBadgeProps {
  readonly moduleNumber: number
  /** In its place where there is none, and until it is known. */
  readonly children: ReactNode
}

/** The badge of the programme that ends with this module, for a learner who has it. */
export function NewBadge({ moduleNumber, children }: NewBadgeProps) {
  const { data } = useBadges()
  const programme = programmes.find(({ modules }) => modules.some(({ number }) => number === moduleNumber))
  const badge = data?.badges.find(({ programmeId }) => programmeId === programme?.id)
  return badge ? <Earned badge={badge} name={data?.name ?? null} /> : children
}

function Earned({ badge, name }: { readonly badge: OwnBadge; readonly name: string | null }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="new-badge">
      <span className="new-badge-picture">
        <Rays />
        <img src={pictureOf(badge)} alt="" width="96" height="96" />
      </span>
      <div className="new-badge-words">
        <h2>
          <span>{text.earned}</span> <strong>{titleOf(badge)}</strong>
        </h2>
        <p>{text.earnedNote}</p>
        <Button look="outline" onClick={() => setOpen(true)}>
          {text.open}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <BadgeDialog badge={badge} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
