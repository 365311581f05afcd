/** A time (ms) as a field of date and time has it, `2026-05-01T18:00`, by the clocks of a time zone. */
export function toWallTime(time: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(time)
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`
}

/** In ms; undefined for no date and time. Of an hour that comes twice the first; a skipped one is moved on by the gap. */
export function fromWallTime(wall: string, timeZone: string): number | undefined {
  const asIfUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asIfUtc)) return undefined
  const offsetAt = (time: number) => Date.parse(`${toWallTime(time, timeZone)}Z`) - time
  // A day on either side no change of clocks is near, or it is the one that counts.
  const offsets = [offsetAt(asIfUtc - 86_400_000), offsetAt(asIfUtc + 86_400_000)]
  const candidates = offsets.map((offset) => asIfUtc - offset)
  const shown = wall.slice(0, 16)
  return candidates.find((time) => toWallTime(time, timeZone) === shown) ?? candidates[0]
}
