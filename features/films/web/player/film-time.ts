import { lineAt, type TimedLine } from '../moment.ts'

/** A frame that took longer, in ms, is one after the device slept. */
const longestFrame = 1000

/** The time after `passed` ms at a speed. A line that is still being spoken is not left. */
export function advance(
  lines: readonly TimedLine[],
  at: number,
  { passed, speed, isSpeaking }: { passed: number; speed: number; isSpeaking: boolean },
): number {
  const next = at + Math.min(passed, longestFrame) * speed
  return Math.min(next, isSpeaking ? lineAt(lines, at).endsAt - 1 : endOf(lines))
}

export const endOf = (lines: readonly TimedLine[]): number => lines.at(-1)?.endsAt ?? 0

/** Lines that lie behind, and what part of the next: the same in every language. 0 at both ends. */
export function placeAt(lines: readonly TimedLine[], ms: number): number {
  if (ms >= endOf(lines)) return 0
  const { number, startsAt, endsAt } = lineAt(lines, ms)
  return number + Math.max(0, ms - startsAt) / (endsAt - startsAt)
}

/** The time of a place, the beginning for one that the film does not have. */
export function timeAt(lines: readonly TimedLine[], place: number): number {
  const line = lines[Math.floor(place)]
  return line ? line.startsAt + (place % 1) * (line.endsAt - line.startsAt) : 0
}

/** As `1:05`. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * A film that others watch at the same time: it runs by their clock, and is not played or sought by one alone. In ms; `now` is
 * earlier than `startedAt` while they wait for its beginning. `stoppedAt` is a time of the film.
 */
export type FilmLead =
  | { readonly startedAt: number; readonly now: () => number }
  | { readonly stoppedAt: number }

/** What begins a film for several, in the words of their page. */
export interface FilmStart {
  readonly name: string
  readonly begin: () => void
}

/** Where the film is, in ms; before its beginning that is less than 0. */
export const ledTime = (lead: FilmLead): number =>
  'stoppedAt' in lead ? lead.stoppedAt : lead.now() - lead.startedAt
