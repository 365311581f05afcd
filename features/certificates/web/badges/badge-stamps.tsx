import { programmes } from 'virtual:programmes'
import { lazy, Suspense, useState } from 'react'
import type { OwnBadge } from '#features/certificates/contract/programme-badges.ts'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import * as text from './badges.en.ts'
import { pictureOf, titleOf, useBadges } from './read-badges.ts'
import './badges.css'

const BadgeDialog = lazy(() => import('./badge-dialog.tsx').then((part) => ({ default: part.BadgeDialog })))

/** Those that the learner has, and those to come, in the order of the journey. */
export function BadgeStamps() {
  const { data, isPending, refetch, isFetching } = useBadges()
  const [open, setOpen] = useState<string>()
  if (isPending) return <div className="badge-stamps-room" />
  if (!data) return <LoadFailure what={text.failed} onRetry={refetch} isRetrying={isFetching} />
  const { badges, name, needs, completedModules } = data
  // A badge that is replaced has another id.
  const opened = badges.find(({ programmeId }) => programmeId === open)
  const gone = badges.filter(({ programmeId }) => !programmes.some(({ id }) => id === programmeId))
  return (
    <section className="paper-card badge-card">
      <h2 className="text-2xl">{text.title}</h2>
      <p>{text.note}</p>
      <ul className="badge-stamps">
        {programmes.map(({ id, title, season, modules }) => {
          const badge = badges.find(({ programmeId }) => programmeId === id)
          if (badge) return <Stamp key={id} badge={badge} onOpen={() => setOpen(id)} />
          const missing = modules.filter(({ number }) => !completedModules.includes(number))
          const numbers = missing.map(({ number }) => String(number))
          return (
            <li key={id} data-season={season}>
              <span aria-hidden="true" className="badge-place" />
              <strong>{title}</strong>
              <span className="badge-note">
                {numbers.length > 0 ? (
                  (numbers.length === 1 ? text.toComeOne : text.toCome)(
                    new Intl.ListFormat(pageLanguage).format(numbers),
                  )
                ) : (
                  <Link to={needs === 'email' ? paths.register : paths.account} className="text-link">
                    {needs === 'email' ? text.needsEmail : text.needsName}
                  </Link>
                )}
              </span>
            </li>
          )
        })}
        {gone.map((badge) => (
          <Stamp key={badge.id} badge={badge} onOpen={() => setOpen(badge.programmeId)} />
        ))}
      </ul>
      {opened && (
        <Suspense>
          <BadgeDialog badge={opened} name={name} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

interface StampProps {
  readonly badge: OwnBadge
  readonly onOpen: () => void
}

function Stamp({ badge, onOpen }: StampProps) {
  const title = titleOf(badge)
  return (
    <li>
      <button type="button" className="badge-stamp" aria-label={text.see(title)} onClick={onOpen}>
        <img src={pictureOf(badge)} alt="" width="96" height="96" />
        <strong>{title}</strong>
      </button>
    </li>
  )
}
