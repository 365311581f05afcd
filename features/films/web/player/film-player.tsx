import { type KeyboardEvent, lazy, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Film } from '#features/films/contract.ts'
import { openFilm } from '#features/modules/web/road/open-film.ts'
import { takeStep } from '#features/modules/web/state/take-step.ts'
import { drawMoment } from '../draw-moment.ts'
import { keepFilmPlace, readFilmPlace } from '../kept-place.ts'
import { asCuts, linesOf, momentOf, type TimedLine } from '../moment.ts'
import { useFullScreen, useNow } from './device-state.ts'
import { FilmEnd } from './film-end.tsx'
import { endOf, type FilmLead, placeAt } from './film-time.ts'
import * as text from './player.en.ts'
import { PlayerControls } from './player-controls.tsx'
import { actionOf, type PlayerAction } from './player-keys.ts'
import { usePlayback } from './use-playback.ts'
import { isSaying, useVoice } from './use-voice.ts'
import './player.css'
import './full-screen.css'
import './palette.css'

interface FilmPlayerProps {
  readonly film: Film
  readonly lead?: FilmLead | undefined
}

// Few sites have any.
const OwnVideo = lazy(() => import('./own-video.tsx').then((part) => ({ default: part.OwnVideo })))

/** Plays the film of a module from where it was left on this device, or as it is led. */
export function FilmPlayer({ film, lead }: FilmPlayerProps) {
  return film.video ? (
    <OwnVideo film={film} video={film.video} lead={lead} />
  ) : (
    <ScenePlayer film={film} lead={lead} />
  )
}

/** A film of drawings: picture, caption, controls and transcript. It plays as soon as it is there. */
function ScenePlayer({ film: given, lead }: FilmPlayerProps) {
  const { moduleNumber, title, language } = given
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  const isStill = useNow(motion, 'change', () => motion.matches)
  const film = useMemo(() => (isStill ? asCuts(given) : given), [given, isStill])
  const lines = useMemo(() => linesOf(film), [film])
  const [speed, setSpeed] = useState(1)
  const [hasCaptions, setCaptions] = useState(true)
  const player = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const rail = useRef<HTMLInputElement>(null)
  const spoken = useRef<SpeechSynthesisUtterance>(null)

  const draw = useCallback(
    (ms: number) => {
      const svg = picture.current?.querySelector('svg')
      if (svg) drawMoment(svg, momentOf(film, ms).parts)
      if (rail.current) rail.current.value = String(Math.round(ms))
      player.current?.style.setProperty('--at', String(ms / film.ms))
    },
    [film],
  )
  const isSpeaking = useCallback(() => isSaying(spoken), [])
  const [place] = useState(() => readFilmPlace(moduleNumber))
  const playback = usePlayback({ lines, place, speed, isSpeaking, draw, lead })
  const { at, line, isPlaying, isOver, seek, seekBy, toggle } = playback
  const fullScreen = useFullScreen(player)
  const voice = useVoice(
    spoken,
    language,
    isPlaying ? { text: line.line.text, speed, turn: `${line.number} ${playback.seeks}` } : null,
  )

  useKeptPlace(moduleNumber, () => placeAt(lines, at.current), `${line.number} ${isPlaying} ${isOver}`)

  useEffect(() => openFilm(isPlaying), [isPlaying])
  const isWatched = isOver && !lead
  useEffect(() => {
    if (isWatched) takeStep('filmsWatched', moduleNumber)
  }, [isWatched, moduleNumber])

  const toggles = {
    play: toggle,
    voice: () => voice.hasVoice && voice.toggle(),
    captions: () => setCaptions(!hasCaptions),
    fullScreen: fullScreen.toggle,
  }
  function perform(action: PlayerAction) {
    if ('toggle' in action) toggles[action.toggle]()
    else if ('seekBy' in action) seekBy(action.seekBy)
    else seek(action.seekTo * endOf(lines))
  }
  function onKeyDown(event: KeyboardEvent) {
    const isRightToLeft = document.documentElement.dir === 'rtl'
    const action = actionOf(event, event.target as HTMLInputElement, isRightToLeft)
    if (!action) return
    event.preventDefault()
    perform(action)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent
    <div
      ref={player}
      role="group"
      aria-label={text.film(title)}
      className="film-player flex flex-col"
      onKeyDown={onKeyDown}
    >
      <div className="film-screen relative">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below takes the keys */}
        <div
          key={line.scene.id}
          ref={picture}
          role="img"
          aria-label={title}
          lang={language}
          className="film-picture cursor-pointer"
          onClick={toggle}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our server lets harmless shapes through alone
          dangerouslySetInnerHTML={{ __html: line.scene.svg }}
        />
        {hasCaptions && (
          <p className="film-caption grid flex-none text-center" lang={language} dir="auto">
            <span>{line.line.text}</span>
          </p>
        )}
        {isOver && (
          <FilmEnd moduleNumber={moduleNumber} onLeave={() => fullScreen.isOn && fullScreen.toggle()} />
        )}
      </div>
      <PlayerControls
        rail={rail}
        film={film}
        playback={playback}
        isLed={lead !== undefined}
        speed={speed}
        onSpeed={setSpeed}
        captions={{ isOn: hasCaptions, toggle: toggles.captions }}
        voice={voice.hasVoice ? voice : null}
        fullScreen={fullScreen.isPossible ? fullScreen : null}
      />
      <Transcript lines={lines} current={line.number} language={language} onSeek={seek} />
    </div>
  )
}

/** Kept with each line, when the film stops, and when the page goes. */
function useKeptPlace(moduleNumber: number, place: () => number, occasion: string): void {
  const now = useRef(place)
  useEffect(() => {
    now.current = place
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is kept at each occasion, which the effect does not read
  useEffect(() => keepFilmPlace(moduleNumber, now.current()), [moduleNumber, occasion])
  useEffect(() => {
    const keepPlace = () => keepFilmPlace(moduleNumber, now.current())
    addEventListener('pagehide', keepPlace)
    return () => {
      removeEventListener('pagehide', keepPlace)
      keepPlace()
    }
  }, [moduleNumber])
}

interface TranscriptProps {
  readonly lines: readonly TimedLine[]
  readonly current: number
  readonly language: string
  readonly onSeek: (ms: number) => void
}

/** All that the film says; a line leads to its place. */
const Transcript = memo(function Transcript({ lines, current, language, onSeek }: TranscriptProps) {
  return (
    <details className="film-transcript">
      <summary className="ms-auto flex cursor-pointer items-center underline underline-offset-[0.15em]">
        {text.transcript}
      </summary>
      <ol lang={language} dir="auto">
        {lines.map(({ number, line, startsAt }) => (
          <li key={number}>
            <button
              type="button"
              className="w-full cursor-pointer text-start"
              aria-current={number === current || undefined}
              onClick={() => onSeek(startsAt)}
            >
              {line.text}
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}, isSame)

// Seeking does the same whichever of its functions is called.
function isSame(before: TranscriptProps, after: TranscriptProps): boolean {
  return before.lines === after.lines && before.current === after.current
}
