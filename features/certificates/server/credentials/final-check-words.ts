import { inPageLanguage } from '#platform/contract/languages.ts'
import type { CheckResult } from './final-check.ts'

type Say = (result: CheckResult, day: string) => string

const firstTries = ['first try', 'second try', 'third try']

const english: Say = ({ right, of, tryNumber }, day) =>
  `Final check: ${right} of ${of} right, ${firstTries[tryNumber - 1] ?? `try ${tryNumber}`}, ${day}.`

const premiers = ['premier essai', 'deuxième essai', 'troisième essai']

const french: Say = ({ right, of, tryNumber }, day) =>
  `Test final : ${right} ${right < 2 ? 'réponse juste' : 'réponses justes'} sur ${of}, ${premiers[tryNumber - 1] ?? `essai nº ${tryNumber}`}, ${day}.`

/** One line on a certificate and its page. The day is in UTC. */
export function checkLineIn(language: string, result: CheckResult): string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return inPageLanguage<Say>({ en: english, fr: french }, language)(result, day.format(result.takenAt))
}
