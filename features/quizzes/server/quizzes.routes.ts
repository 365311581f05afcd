import type { AppCallers } from '#app/server/access/callers.ts'
import type { Db } from '#app/server/database.ts'
import * as contract from '#features/quizzes/contract.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Serve } from '#platform/server/http/endpoints.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { listPollQuestions as pollContract } from '#wagons/classroom/contract/classroom.ts'
import { answerQuestion } from './answer-question.ts'
import type { RandomIndex } from './grading.ts'
import { listPollQuestions } from './list-poll-questions.ts'
import type { QuestionBank } from './quizzes.content.ts'
import { startAttempt } from './start-attempt.ts'

export function registerQuizzesRoutes(
  serve: Serve<AppCallers>,
  deps: { db: Db; clock: Clock; bank: QuestionBank; randomIndex: RandomIndex },
): void {
  serve(contract.startAttempt, async ({ caller, params, chooseLanguage }) => {
    const attempt = await startAttempt(deps, caller.id, params.moduleNumber, chooseLanguage)
    return attempt instanceof Refusal ? attempt : { attempt }
  })

  serve(contract.answerQuestion, ({ caller, params, body, chooseLanguage }) =>
    answerQuestion(deps, caller.id, { attemptId: params.attemptId, ...body }, chooseLanguage),
  )

  serve(pollContract, async ({ params, chooseLanguage }) =>
    listPollQuestions(deps, params.moduleNumber, chooseLanguage),
  )
}
