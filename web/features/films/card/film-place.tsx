import { Suspense } from 'react'
import { latePart } from '#web/lib/late-page.tsx'
import './film-place.css'

const FilmCard = latePart(async () => (await import('./film-card.tsx')).FilmCard)

interface FilmPlaceProps {
  readonly moduleNumber: number
  /** As the first thing of its page rather than beside others. */
  readonly isFirst?: boolean
}

/** Where the film of a module is watched, which comes late; nothing for a module without one. */
export function FilmPlace({ moduleNumber, isFirst = false }: FilmPlaceProps) {
  if (!FILMED_MODULES.includes(moduleNumber)) return null
  return (
    <div className={isFirst ? 'film-first' : 'film-beside'}>
      <Suspense fallback={<div className="film-room" />}>
        <FilmCard moduleNumber={moduleNumber} isFirst={isFirst} />
      </Suspense>
    </div>
  )
}
