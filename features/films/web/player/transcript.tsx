import { memo } from 'react'
import type { TimedLine } from '../moment.ts'
import * as text from './player.en.ts'

interface TranscriptProps {
  readonly lines: readonly TimedLine[]
  readonly current: number
  readonly language: string
  readonly onSeek: (ms: number) => void
}

/** All that the film says; a line leads to its place. */
export const Transcript = memo(function Transcript({ lines, current, language, onSeek }: TranscriptProps) {
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
