import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { rightOptionOf } from './answer-key.ts'

/** A learner to log in as. */
export interface TestLearner {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly idToken: string
  /** Of the session that `signIn` puts on a device; apart from any that begins with the form. */
  readonly refreshToken: string
}

/** Who a learner is and how far they have come before the test begins. */
export interface Stage {
  /** An unused one by default. */
  readonly email?: string
  /** Modules whose quiz is passed, in this order. */
  readonly completed?: readonly number[]
  /** Modules whose class was attended. */
  readonly attended?: readonly number[]
  /** A quiz that is under way, with its first questions answered. */
  readonly begun?: { readonly moduleNumber: number; readonly answered: number }
  /** False for an account whose profile was not written yet. */
  readonly hasProfile?: boolean
  /** False for an account that has not agreed to the terms, as those from before there were any. */
  readonly hasAgreed?: boolean
}

const identity = '/identitytoolkit.googleapis.com/v1/accounts'

/** An e-mail without an account. */
export const newEmail = () => `${randomUUID()}@example.org`

/** Registers a learner over the API and brings them to a stage, so that a test starts where it matters. */
export async function createLearner(
  request: APIRequestContext,
  {
    completed = [],
    attended = [],
    begun,
    email = newEmail(),
    hasProfile = true,
    hasAgreed = true,
  }: Stage = {},
): Promise<TestLearner> {
  const account = { email, password: 'six or more' }
  const learner = { ...account, name: 'Full Name', ...(await callIdentity(request, 'signUp', account)) }
  if (hasProfile) await callAs(request, learner, 'PUT', '/api/profile', { name: learner.name })
  if (hasAgreed) await agreeOverApi(request, learner)
  for (const moduleNumber of attended)
    await callAs(request, learner, 'PUT', `/api/classes/${moduleNumber}/attendance`)
  for (const moduleNumber of completed) await answerRightly(request, learner, moduleNumber)
  if (begun) await answerRightly(request, learner, begun.moduleNumber, begun.answered)
  return learner
}

/** Nothing on a page asks about the terms any more. */
async function agreeOverApi(request: APIRequestContext, learner: TestLearner): Promise<void> {
  type Asked = { version: string; askedAge?: number }
  const { version, askedAge: age } = await callAs<Asked>(request, learner, 'GET', '/api/agreement')
  await callAs(request, learner, 'PUT', '/api/agreement', { version, ...(age && { age }) })
}

/** Tokens for a learner who registered on the page. */
export function signInOverApi(
  request: APIRequestContext,
  { email, password }: Pick<TestLearner, 'email' | 'password'>,
): Promise<Tokens> {
  return callIdentity(request, 'signInWithPassword', { email, password })
}

type Tokens = Pick<TestLearner, 'idToken' | 'refreshToken'>

async function callIdentity(
  request: APIRequestContext,
  call: string,
  account: { email: string; password: string },
): Promise<Tokens> {
  const response = await request.post(`${identity}:${call}?key=edutrain`, {
    data: { ...account, returnSecureToken: true },
  })
  expect(response.status(), call).toBe(200)
  const { idToken, refreshToken } = (await response.json()) as Tokens
  return { idToken, refreshToken }
}

/** Calls the API with a learner's token, and returns the answer of a call that succeeds. */
export async function callAs<T>(
  request: APIRequestContext,
  { idToken }: Pick<TestLearner, 'idToken'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
): Promise<T> {
  const response = await request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${idToken}` },
    ...(data && { data }),
  })
  expect(response.status(), `${method} ${path}`).toBe(200)
  return (await response.json()) as T
}

interface Attempt {
  readonly id: string
  readonly question: { readonly position: number; readonly question: string } | null
}

/** Answers the quiz of a module rightly over the API, up to and including the question at `until`. */
export async function answerRightly(
  request: APIRequestContext,
  learner: Pick<TestLearner, 'idToken'>,
  moduleNumber: number,
  until = 10,
): Promise<void> {
  type Answer = { attempt: Attempt }
  const started = `/api/modules/${moduleNumber}/attempts`
  let { attempt } = await callAs<Answer>(request, learner, 'POST', started, {})
  while (attempt.question && attempt.question.position <= until) {
    const { position, question } = attempt.question
    const answer = { position, option: rightOptionOf(question) }
    ;({ attempt } = await callAs<Answer>(
      request,
      learner,
      'POST',
      `/api/attempts/${attempt.id}/answers`,
      answer,
    ))
  }
}
