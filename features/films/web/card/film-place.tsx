import { Suspense } from 'react'
import { latePart } from '#platform/web/lib/late-page.tsx'
import type { FilmLead, FilmStart } from '../player/film-time.ts'
import * as text from './film-place.en.ts'
import './film-place.css'

const FilmCard = latePart(() => import('./film-card.tsx').then((part) => part.FilmCard))

interface FilmPlaceProps {
  readonly moduleNumber: number
  /** As the first thing of its page rather than beside others. */
  readonly isFirst?: boolean
  readonly lead?: FilmLead | undefined
  /** It is begun for others too. */
  readonly start?: FilmStart | undefined
  /** Something else is shown in its place; it keeps its own. */
  readonly isHidden?: boolean | undefined
}

/** Where the film of a module is watched, which comes late; nothing for a module without one. */
export function FilmPlace({ moduleNumber, isFirst = false, isHidden, ...led }: FilmPlaceProps) {
  if (!FILMED_MODULES.includes(moduleNumber)) return null
  return (
    <div id="film" className={placeClass(isFirst)} hidden={isHidden}>
      <Suspense fallback={<EmptyRoom />}>
        <FilmCard moduleNumber={moduleNumber} isFirst={isFirst} {...led} />
      </Suspense>
    </div>
  )
}

/** Its room alone, for a page that stands before any script is there. */
export function FilmRoom({ moduleNumber, isFirst = false }: FilmPlaceProps) {
  if (!FILMED_MODULES.includes(moduleNumber)) return null
  return (
    <div className={placeClass(isFirst)}>
      <EmptyRoom />
    </div>
  )
}

/** On a slow network it is seen for a while. */
const EmptyRoom = () => (
  <div className="film-room">
    <span className="loading-train" aria-hidden="true" />
    <p>{text.onItsWay}</p>
  </div>
)

const placeClass = (isFirst: boolean) => (isFirst ? 'film-first mx-auto' : 'film-beside mt-1 mb-4')
