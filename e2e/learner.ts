import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { rightOptionOf } from './answer-key.ts'

/** Somebody to log in as. */
export interface TestLearner {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly idToken: string
}

/** Registers a learner over the API and passes the quizzes of `completed`, so that a test starts where it matters. */
export async function createLearner(
  request: APIRequestContext,
  completed: number[] = [],
): Promise<TestLearner> {
  const learner = { name: 'Test Learner', email: `${randomUUID()}@example.org`, password: 'six or more' }
  const signUp = await request.post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain', {
    data: { email: learner.email, password: learner.password, returnSecureToken: true },
  })
  expect(signUp.status()).toBe(200)
  const { idToken } = (await signUp.json()) as { idToken: string }
  const headers = { authorization: `Bearer ${idToken}` }
  await request.put('/api/profile', { data: { name: learner.name }, headers })
  for (const moduleNumber of completed) await passQuiz(request, headers, moduleNumber)
  return { ...learner, idToken }
}

async function passQuiz(request: APIRequestContext, headers: Record<string, string>, moduleNumber: number) {
  type Attempt = { id: string; question: { position: number; question: string } | null }
  const started = await request.post(`/api/modules/${moduleNumber}/attempts`, { data: {}, headers })
  let { attempt } = (await started.json()) as { attempt: Attempt }
  while (attempt.question) {
    const { position, question } = attempt.question
    const data = { position, option: rightOptionOf(question) }
    const answered = await request.post(`/api/attempts/${attempt.id}/answers`, { data, headers })
    ;({ attempt } = (await answered.json()) as { attempt: Attempt })
  }
}

/** Logs in on the login page and waits for the dashboard. */
export async function login(page: Page, learner: Pick<TestLearner, 'email' | 'password'>): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(learner.email)
  await page.getByLabel('Password', { exact: true }).fill(learner.password)
  await page.getByRole('button', { name: 'LOGIN' }).click()
  await page.waitForURL('**/dashboard')
}
