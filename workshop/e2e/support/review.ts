import type { Page } from '@playwright/test'
import { rightOptionOf, wrongOptionOf } from './answer-key.ts'
import { ageQuizzes } from './database.ts'
import { callAs, createLearner, type TestLearner } from './learner.ts'

/** A learner who finished module 1 two days ago, with wrong tries at some questions (from 1). */
export async function reviewer(page: Page, missed: readonly number[] = []): Promise<TestLearner> {
  const learner = await createLearner(page.request)
  type Open = { attempt: { id: string; question: { position: number; question: string } | null } }
  let { attempt } = await callAs<Open>(page.request, learner, 'POST', '/api/modules/1/attempts', {})
  const send = async (option: string) => {
    const { id, question } = attempt
    const sent = { position: question?.position, option }
    ;({ attempt } = await callAs<Open>(page.request, learner, 'POST', `/api/attempts/${id}/answers`, sent))
  }
  while (attempt.question) {
    const { position, question } = attempt.question
    if (missed.includes(position)) await send(wrongOptionOf(question))
    await send(rightOptionOf(question))
  }
  ageQuizzes(learner.email, 2)
  return learner
}
