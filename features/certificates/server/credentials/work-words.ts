import { minutesPerModule } from '#features/modules/contract.ts'
import { inPageLanguage } from '#platform/contract/languages.ts'

/** About how long so many modules take, in halves of an hour, at least one. */
export const courseHours = (moduleCount: number): number =>
  Math.max(1, Math.round((moduleCount * minutesPerModule) / 30)) / 2

const english = {
  minutes: (minutes: number) => `${minutes} minutes`,
  hours: (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
}

const french: typeof english = {
  minutes: (minutes) => `${minutes} minutes`,
  hours: (hours) => `${new Intl.NumberFormat('fr').format(hours)} ${hours < 2 ? 'heure' : 'heures'}`,
}

/** About how long so many modules take: in minutes where that is less than an hour. */
export function workIn(language: string, moduleCount: number): string {
  const words = inPageLanguage({ en: english, fr: french }, language)
  const minutes = moduleCount * minutesPerModule
  return minutes < 60 ? words.minutes(minutes) : words.hours(courseHours(moduleCount))
}
