import { pageLanguage } from '#web/lib/page-language.ts'

/** On average, lesson and quiz. */
const minutesPerStation = 20

/** About how long `stations` take, in the words of the page's language: `40 minutes`, `2.5 hours`. */
export function timeFor(stations: number, language = pageLanguage): string {
  const minutes = stations * minutesPerStation
  const isLong = minutes >= 60
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLong ? 'hour' : 'minute',
    unitDisplay: 'long',
  }).format(isLong ? Math.round(minutes / 30) / 2 : minutes)
}
