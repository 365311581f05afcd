import { films } from 'virtual:films'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { stationOf } from '#features/modules/web/stations.ts'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { readFilmPlace } from '../kept-place.ts'
import type { FilmLead, FilmStart } from '../player/film-time.ts'
import * as text from './film-card.en.ts'
import { useFilm, useFilmAhead, useFilmWords } from './get-film.ts'
import './film-card.css'

const FilmPoster = latePart(() => import('./film-poster.tsx').then((part) => part.FilmPoster))

interface FilmOfferedProps {
  readonly moduleNumber: number
  readonly isFirst: boolean
}

interface FilmCardProps extends FilmOfferedProps {
  /** It is shown without a tap. */
  readonly lead?: FilmLead | undefined
  /** What a tap does in place of showing it here alone. */
  readonly start?: FilmStart | undefined
}

/** The film of a module: a picture or a line that says what there is, and after a tap the player in its place, or at once where the address asks for it. */
export function FilmCard({ moduleNumber, isFirst, lead, start }: FilmCardProps) {
  const { hash } = useLocation()
  const isAsked = hash === '#film'
  const [isWanted, setWanted] = useState(false)
  if ((lead || isAsked) && !isWanted) setWanted(true)
  const { film, Player, hasFailed, isFetching, fetchAgain } = useFilm(moduleNumber, isWanted)
  useFilmAhead(moduleNumber)
  const isShown = Boolean(film && Player)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a lead is no tap
  useEffect(() => {
    // It is higher than the card that was tapped.
    if (isShown && !lead) document.getElementById('film')?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  if (film && Player && !start) return <Player film={film} lead={lead} />
  return (
    <>
      <FilmOffer
        moduleNumber={moduleNumber}
        isFirst={isFirst}
        isAwaited={isWanted && isFetching}
        watch={start?.name}
        onWatch={start?.begin ?? (() => (isWanted ? fetchAgain() : setWanted(true)))}
      />
      {hasFailed && (
        <div className="film-failure">
          <LoadFailure what={text.loadFailed} onRetry={fetchAgain} isRetrying={isFetching} />
        </div>
      )}
    </>
  )
}

interface FilmOfferProps extends FilmOfferedProps {
  readonly isAwaited: boolean
  /** In place of its own words. */
  readonly watch: string | undefined
  readonly onWatch: () => void
}

function FilmOffer({ moduleNumber, isFirst, isAwaited, watch, onWatch }: FilmOfferProps) {
  const listed = films[moduleNumber]
  // Read once: the button keeps its name while the film is on its way.
  const [isBegun] = useState(() => readFilmPlace(moduleNumber) > 0)
  const { film } = useFilmWords(moduleNumber, false)
  if (!listed) return null
  return (
    <button
      type="button"
      className={`relative w-full cursor-pointer overflow-clip text-start ${isFirst ? 'film-poster block' : 'film-card flex flex-wrap items-center'}`}
      aria-busy={isAwaited || undefined}
      onClick={isAwaited ? undefined : onWatch}
    >
      <span className="film-view relative isolate grid flex-none place-items-center overflow-clip">
        <Landscape season={stationOf(moduleNumber)?.season} />
        {film && !film.video && (
          <Suspense>
            <FilmPoster film={film} />
          </Suspense>
        )}
        <span className="film-sign flex-none rounded-full">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path
              d="M8 5.5v13l10.5-6.5z"
              fill="currentColor"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
            />
          </svg>
        </span>
        {!isFirst && listed.length && (
          <span aria-hidden="true" className="film-length absolute rounded-md">
            {listed.length}
          </span>
        )}
      </span>
      <span className="film-words min-w-0">
        <span className="film-watch block">{watch ?? (isBegun ? text.goOn : text.watch)}</span>
        <span className="film-what">
          <bdi lang={listed.language}>{listed.title}</bdi>
          {listed.length && (
            <span className={isFirst ? undefined : 'sr-only'}>{text.andLength(listed.length)}</span>
          )}
        </span>
      </span>
    </button>
  )
}
