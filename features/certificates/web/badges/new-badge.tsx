import { programmes } from 'virtual:programmes'
import { lazy, Suspense, useState } from 'react'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import * as text from './badges.en.ts'
import { pictureOf, titleOf, useBadges } from './read-badges.ts'
import './badges.css'

const FinalLink = latePart(() =>
  import('#features/assessments/web/final-offer.tsx').then((part) => part.FinalLink),
)
const BadgeDialog = lazy(() => import('./badge-dialog.tsx').then((part) => ({ default: part.BadgeDialog })))

/** The badge of the programme that ends with this module, for a learner who has it; with the last one the way to the final check. */
export function NewBadge({ moduleNumber }: { readonly moduleNumber: number }) {
  const { data, isPending, isPaused } = useBadges()
  const programme = programmes.find(({ modules }) => modules.some(({ number }) => number === moduleNumber))
  const badge = data?.badges.find(({ programmeId }) => programmeId === programme?.id)
  // Its place is kept until it is known that there is none; without a connection that is not soon.
  if (isPending && !isPaused) return <div className="new-badge-room" />
  if (!data) return null
  return (
    <>
      {data.badges.length === programmes.length && (
        <Suspense>
          <FinalLink />
        </Suspense>
      )}
      {badge && <Earned badge={badge} name={data.name} />}
    </>
  )
}

type Badges = NonNullable<ReturnType<typeof useBadges>['data']>

function Earned({
  badge,
  name,
}: {
  readonly badge: Badges['badges'][number]
  readonly name: Badges['name']
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="arrival-card arrival-note new-badge">
      <img src={pictureOf(badge)} alt="" width="96" height="96" />
      <div className="badge-parts">
        <h2 className="text-2xl">{text.earned(titleOf(badge))}</h2>
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
