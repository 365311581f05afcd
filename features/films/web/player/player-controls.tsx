import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Film } from '#features/films/contract.ts'
import { Train } from '#platform/web/drawings/train.tsx'
import { clock } from './film-time.ts'
import * as text from './player.en.ts'
import type { usePlayback } from './use-playback.ts'

interface Switch {
  readonly isOn: boolean
  readonly toggle: () => void
}

interface PlayerControlsProps {
  readonly rail: RefObject<HTMLInputElement | null>
  readonly film: Film
  readonly playback: ReturnType<typeof usePlayback>
  /** By others: then there is nothing to play or to seek. */
  readonly isLed: boolean
  readonly speed: number
  readonly onSpeed: (speed: number) => void
  readonly captions: Switch
  /** Null where the device has none. */
  readonly voice: Switch | null
  readonly fullScreen: Switch | null
}

const speeds = [0.75, 1, 1.25, 1.5]

/** The play button takes the focus, since the button that opened the film is gone. */
export function PlayerControls(props: PlayerControlsProps) {
  const { rail, film, isLed, speed, onSpeed, captions, voice, fullScreen } = props
  const { at, second, isPlaying, isOver, seek, toggle } = props.playback
  const play = useRef<HTMLButtonElement>(null)
  useEffect(() => play.current?.focus({ preventScroll: true }), [])
  const time = text.timeOf(clock(second * 1000), clock(film.ms))
  return (
    <div className="film-controls grid flex-none bg-card">
      {!isLed && (
        <button
          ref={play}
          type="button"
          className="film-play mt-3 grid h-14 cursor-pointer place-items-center rounded-full bg-ink text-card"
          aria-label={isPlaying ? text.pause : isOver ? text.again : text.play}
          onClick={toggle}
        >
          <Sign>
            {isPlaying ? (
              <path d="M8.500 6v12M15.500 6v12" strokeWidth="4" strokeLinecap="butt" />
            ) : isOver ? (
              <path d="M6.500 9a7 7 0 1 1-1.300 5M5.500 4.500v5h5" />
            ) : (
              <path d="M8.500 6v12l9.500-6z" fill="currentColor" />
            )}
          </Sign>
        </button>
      )}
      <div className="film-rail relative">
        <input
          ref={rail}
          type="range"
          className="absolute w-full cursor-pointer"
          min={0}
          max={film.ms}
          defaultValue={at.current}
          aria-label={text.place}
          aria-valuetext={time}
          disabled={isLed}
          onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
        />
        <span className="film-train absolute" aria-hidden="true">
          <Train carriages={0} className="w-full" />
        </span>
      </div>
      <div className="film-under flex flex-wrap items-center justify-between">
        <p className="film-time text-soft">{time}</p>
        <div className="film-tools flex flex-wrap justify-end">
          <label hidden={isLed}>
            <span className="sr-only">{text.speed}</span>
            <select
              value={speed}
              className="film-tool cursor-pointer text-center font-semibold"
              onChange={({ currentTarget }) => onSpeed(Number(currentTarget.value))}
            >
              {speeds.map((each) => (
                <option key={each} value={each}>
                  {text.times(each)}
                </option>
              ))}
            </select>
          </label>
          {voice && (
            <Tool {...voice} name={voice.isOn ? text.voiceOff : text.voiceOn}>
              <path d="M4 9.500v5h3.500l5 4.500V5l-5 4.500zM16 9a4.500 4.500 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11" />
            </Tool>
          )}
          <Tool {...captions} name={captions.isOn ? text.captionsOff : text.captionsOn}>
            <path d="M3.500 5.500h17v13h-17zM7 12h4M13.500 12h3.500M7 15.500h6M15.500 15.500h1.500" />
          </Tool>
          {fullScreen && (
            <Tool {...fullScreen} name={fullScreen.isOn ? text.leaveFullScreen : text.fullScreen}>
              <path
                d={
                  fullScreen.isOn
                    ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5'
                    : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'
                }
              />
            </Tool>
          )}
        </div>
      </div>
    </div>
  )
}

interface ToolProps extends Switch {
  readonly name: string
  readonly children: ReactNode
}

function Tool({ name, isOn, toggle, children }: ToolProps) {
  return (
    <button
      type="button"
      className="film-tool grid cursor-pointer place-items-center"
      aria-label={name}
      title={name}
      data-on={isOn || undefined}
      onClick={toggle}
    >
      <Sign>{children}</Sign>
    </button>
  )
}

function Sign({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
