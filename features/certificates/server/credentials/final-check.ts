import { findShownResult } from '#features/assessments/server/assessments.facade.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Parts } from '#platform/server/feature.ts'
import { isoSeconds } from './credential.ts'

/** Of the final check, whose learner agreed that a certificate says it. `tryNumber` counts from 1; `takenAt` in ms. */
export interface CheckResult {
  readonly right: number
  readonly of: number
  readonly tryNumber: number
  readonly takenAt: number
}

/** Undefined unless the owner of the certificate has finished the check and agrees to that now (decision 93). */
export async function findResult(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { accountId }: { readonly accountId: string },
): Promise<CheckResult | undefined> {
  const shown = await findShownResult(db, accountId as LearnerId, clock())
  return shown && { ...shown, of: shown.questionCount, takenAt: shown.endedAt }
}

const parts = [
  { id: 'score', name: 'Final check, right answers', resultType: 'RawScore' },
  { id: 'try', name: 'Final check, number of the try', resultType: 'Result' },
  { id: 'date', name: 'Final check, date', resultType: 'Result' },
] as const

/** What results mean, as Open Badges 3.0 has it: three numbers, since it knows neither tries nor dates of a result. */
export const resultDescriptionsOf = (achievementId: string, { of }: CheckResult) =>
  parts.map(({ id, name, resultType }) => ({
    id: `${achievementId}#final-check-${id}`,
    type: ['ResultDescription'],
    name,
    resultType,
    ...(id === 'score' && { valueMin: '0', valueMax: String(of) }),
  }))

export function resultsOf(achievementId: string, { right, tryNumber, takenAt }: CheckResult) {
  const values = { score: String(right), try: String(tryNumber), date: isoSeconds(takenAt).slice(0, 10) }
  return parts.map(({ id }) => ({
    type: ['Result'],
    resultDescription: `${achievementId}#final-check-${id}`,
    value: values[id],
  }))
}
