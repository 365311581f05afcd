import { useEffect, useRef } from 'react'
import type { Film } from '#contract/films.ts'
import { keepFilmPlace, readFilmPlace } from '../kept-place.ts'

interface OwnVideoProps {
  readonly film: Film
  readonly video: string
}

/** A video of the operator's own, with the browser's controls. Its place is kept in seconds. */
export function OwnVideo({ film: { moduleNumber, title, language }, video }: OwnVideoProps) {
  const element = useRef<HTMLVideoElement>(null)
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
  return (
    // biome-ignore lint/a11y/useMediaCaption: the operator's own file is all there is of it
    <video
      ref={element}
      className="film-video"
      src={video}
      lang={language}
      aria-label={title}
      controls
      autoPlay
      playsInline
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = readFilmPlace(moduleNumber)
      }}
      onPause={({ currentTarget: { ended, currentTime } }) =>
        keepFilmPlace(moduleNumber, ended ? 0 : currentTime)
      }
    />
  )
}
