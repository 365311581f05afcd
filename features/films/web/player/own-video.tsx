import { useEffect, useRef, useState } from 'react'
import type { Film } from '#features/films/contract.ts'
import { openFilm } from '#features/modules/web/road/open-film.ts'
import { takeStep } from '#features/modules/web/state/take-step.ts'
import { keepFilmPlace, readFilmPlace } from '../kept-place.ts'
import { FilmEnd } from './film-end.tsx'
import { type FilmLead, ledTime } from './film-time.ts'

interface OwnVideoProps {
  readonly film: Film
  readonly video: string
  readonly lead: FilmLead | undefined
}

/** A video of the operator's own, with the browser's controls; the steps after it at its end. Its place is kept in seconds. */
export function OwnVideo({ film: { moduleNumber, title, language }, video, lead }: OwnVideoProps) {
  const element = useRef<HTMLVideoElement>(null)
  const [isOver, setOver] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => openFilm(isPlaying), [isPlaying])
  useEffect(() => {
    const shown = element.current
    if (!shown) return undefined
    shown.focus({ preventScroll: true })
    const keepPlace = () => keepFilmPlace(moduleNumber, shown.ended ? 0 : shown.currentTime)
    const stop = () => document.hidden && shown.pause()
    document.addEventListener('visibilitychange', stop)
    addEventListener('pagehide', keepPlace)
    return () => {
      document.removeEventListener('visibilitychange', stop)
      removeEventListener('pagehide', keepPlace)
      keepPlace()
    }
  }, [moduleNumber])
  useEffect(() => (lead ? follow(lead, element.current) : undefined), [lead])
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the operator's own file is all there is of it */}
      <video
        ref={element}
        className="film-video w-full"
        src={video}
        lang={language}
        aria-label={title}
        controls={!lead}
        autoPlay={!lead}
        playsInline
        onEnded={() => {
          if (lead) return
          takeStep('filmsWatched', moduleNumber)
          setOver(true)
        }}
        onLoadedMetadata={({ currentTarget }) => {
          if (!lead) currentTarget.currentTime = readFilmPlace(moduleNumber)
        }}
        onPlay={() => setPlaying(true)}
        onPause={({ currentTarget: { ended, currentTime } }) => {
          setPlaying(false)
          keepFilmPlace(moduleNumber, ended ? 0 : currentTime)
        }}
      />
      {isOver && <FilmEnd moduleNumber={moduleNumber} />}
    </>
  )
}

/** In ms: a video that is further off than this is put right. */
const drift = 700

/** Muted where the browser plays no sound unasked. Returns what ends it. */
function follow(lead: FilmLead, video: HTMLVideoElement | null): () => void {
  const step = () => {
    if (!video) return
    const at = ledTime(lead)
    if (Math.abs(video.currentTime * 1000 - at) > drift) video.currentTime = Math.max(0, at / 1000)
    if ('stoppedAt' in lead || at < 0) video.pause()
    else if (video.paused && !video.ended)
      video.play().catch(() => {
        video.muted = true
      })
  }
  step()
  const timer = setInterval(step, 500)
  return () => {
    clearInterval(timer)
    video?.pause()
  }
}
