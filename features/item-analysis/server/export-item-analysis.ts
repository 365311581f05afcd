import type { AnalysedQuestion, exportItemAnalysis as contract } from '#features/item-analysis/contract.ts'
import { recordExport } from '#features/operators/server/export-list.ts'
import { type ChooseLanguage, firstLanguage } from '#features/quizzes/server/attempt-view.ts'
import type { Output, RefusalCode } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import { analyse, earlierVersions, type QuestionVersion, versionsInUse } from './analysed-question.ts'
import { countAnswers } from './count-answers.ts'
import { selectStatistics } from './question-statistics.store.ts'

type Row = Output<typeof contract>

/** Refused until everything is counted: nothing in a file says that it has a part of the figures. */
export async function exportItemAnalysis(
  deps: Pick<Parts, 'db' | 'clock' | 'bank'>,
  operator: Operator,
  chooseLanguage: ChooseLanguage = firstLanguage,
  most?: number,
): Promise<AsyncIterable<Row> | Refusal<RefusalCode<typeof contract>>> {
  const { db, bank } = deps
  if (!(await countAnswers(deps, most)))
    return refuse('still-counting', 'Not all answers are counted yet. Ask again.')
  await recordExport(deps, operator, { list: 'questions' })
  const counted = await selectStatistics(db)
  const versions = [...versionsInUse(bank, counted), ...(await earlierVersions(db, bank, counted))]
  return (async function* rows() {
    for (const version of versions) yield* rowsOf(version, chooseLanguage)
  })()
}

/** Of all languages, then of each in which it was answered. */
function rowsOf(version: QuestionVersion, chooseLanguage: ChooseLanguage): Row[] {
  const row = (counts: QuestionVersion['counts'], language: string) =>
    toRow(analyse({ ...version, counts }, chooseLanguage), version.moduleNumber, language)
  return [
    row(version.counts, 'all'),
    ...version.counts.map((count) => row([count], count.language ?? 'unknown')),
  ]
}

function toRow(analysed: AnalysedQuestion, moduleNumber: number, language: string): Row {
  const [first, second, third] = analysed.wrongOptions
  return {
    module: moduleNumber,
    question_id: analysed.id,
    version: analysed.version,
    in_use: analysed.inUse,
    language,
    question: analysed.question,
    answers: analysed.answers,
    right_at_first_try: analysed.right,
    discrimination: analysed.discrimination && Math.round(analysed.discrimination * 1000) / 1000,
    discriminates_little: analysed.discriminatesLittle,
    wrong_option_1: first?.option ?? null,
    chosen_first_1: first?.chosen ?? null,
    unused_1: first?.isUnused ?? null,
    wrong_option_2: second?.option ?? null,
    chosen_first_2: second?.chosen ?? null,
    unused_2: second?.isUnused ?? null,
    wrong_option_3: third?.option ?? null,
    chosen_first_3: third?.chosen ?? null,
    unused_3: third?.isUnused ?? null,
  }
}
