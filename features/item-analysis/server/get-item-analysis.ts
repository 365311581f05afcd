import type { ItemAnalysis } from '#features/item-analysis/contract.ts'
import { type ChooseLanguage, firstLanguage } from '#features/quizzes/server/attempt-view.ts'
import type { Parts } from '#platform/server/feature.ts'
import { analyse, earlierVersions, isFlagged, versionsInUse } from './analysed-question.ts'
import { countAnswers } from './count-answers.ts'
import { findCursor, selectStatistics } from './question-statistics.store.ts'

/** Counts what has come since; after a long time, or a first time, only a part of it. */
export async function getItemAnalysis(
  deps: Pick<Parts, 'db' | 'clock' | 'bank'>,
  moduleNumber: number,
  chooseLanguage: ChooseLanguage = firstLanguage,
): Promise<ItemAnalysis> {
  const { db, bank } = deps
  const isComplete = await countAnswers(deps)
  const [cursor, counted] = [await findCursor(db), await selectStatistics(db)]
  const inUse = versionsInUse(bank, counted)
  const ofModule = (one: { readonly moduleNumber: number }) => one.moduleNumber === moduleNumber
  const earlier = await earlierVersions(db, bank, counted.filter(ofModule))
  return {
    attempts: cursor?.attempts ?? 0,
    countedUpTo: cursor?.passedAt ?? null,
    isComplete,
    modules: [...bank.keys()].map((number) => ({
      moduleNumber: number,
      flagged: inUse.filter((version) => version.moduleNumber === number && isFlagged(version)).length,
    })),
    questions: [...inUse.filter(ofModule), ...earlier].map((version) => analyse(version, chooseLanguage)),
  }
}
