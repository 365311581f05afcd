import type { Db } from '#platform/server/db/database.ts'
import type { Parts } from '#platform/server/feature.ts'
import { isoSeconds } from './credential.ts'

/** Of the final check, whose learner agreed that a certificate says it. `tryNumber` counts from 1; `takenAt` in ms. */
export interface CheckResult {
  readonly right: number
  readonly of: number
  readonly tryNumber: number
  readonly takenAt: number
}

/** Where results come from; a site without a final check has none. */
export type CheckParts = Pick<Parts, 'finalCheckOf'>

/** Undefined unless the learner took the check and agreed. */
export const findResult = async (
  { db, finalCheckOf }: CheckParts & { readonly db: Db },
  { accountId }: { readonly accountId: string },
): Promise<CheckResult | undefined> => finalCheckOf?.(db, accountId)

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

declare module '#platform/server/feature.ts' {
  interface Parts {
    /** What a learner's certificate says of the final check; undefined unless there is something, and the learner agreed. */
    readonly finalCheckOf?: (db: Db, accountId: string) => Promise<CheckResult | undefined>
  }
}
