import type { Film } from '#features/films/contract.ts'
import { linesOf } from '#features/films/web/moment.ts'

/** The lines of a film as WebVTT: each stays as long as in the player. */
export function writeCaptions(film: Film): string {
  const cues = linesOf(film).map(
    ({ number, line, startsAt, endsAt }) =>
      `${number + 1}\n${timestamp(startsAt)} --> ${timestamp(endsAt)}\n${escapeText(line.text)}\n`,
  )
  return ['WEBVTT\n', ...cues].join('\n')
}

function timestamp(ms: number): string {
  const parts = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60]
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return `${clock}.${String(ms % 1000).padStart(3, '0')}`
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
