import { pageLanguage } from '#web/lib/page-language.ts'

const number = new Intl.NumberFormat(pageLanguage)
const percent = new Intl.NumberFormat(pageLanguage, { style: 'percent', maximumFractionDigits: 0 })
const day = new Intl.DateTimeFormat(pageLanguage, { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat(pageLanguage, { dateStyle: 'medium', timeStyle: 'short' })

/** A count as people write it: `12,345`. */
export const count = (value: number): string => number.format(value)

/** A part of a whole, `12%`; `–` of nothing. */
export const share = (part: number, whole: number): string => (whole > 0 ? percent.format(part / whole) : '–')

/** The day of a time (ms), `–` for never. */
export const dayOf = (time: number | null): string => (time === null ? '–' : day.format(time))

/** Day and time of day of a time (ms), `–` for never. */
export const momentOf = (time: number | null): string => (time === null ? '–' : moment.format(time))
