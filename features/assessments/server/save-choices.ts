import type { saveAssessmentChoices as contract } from '#features/assessments/contract.ts'
import type { Body, Output } from '#platform/contract/endpoint.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Parts } from '#platform/server/feature.ts'
import { saveChoices as write } from './choice.store.ts'

/** Taken back, a choice is as if it had never been made. Chosen again, it keeps its first time. */
export async function saveChoices(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  learner: LearnerId,
  { isOfferDeclined, isResultShown }: Body<typeof contract>,
): Promise<Output<typeof contract>> {
  const now = clock()
  const time = (isChosen: boolean) => (isChosen ? now : null)
  const { offerDeclinedAt, resultShownSince } = await write(db, learner, {
    ...(isOfferDeclined !== undefined && { offerDeclinedAt: time(isOfferDeclined) }),
    ...(isResultShown !== undefined && { resultShownSince: time(isResultShown) }),
  })
  return { isOfferDeclined: offerDeclinedAt !== null, isResultShown: resultShownSince !== null }
}
