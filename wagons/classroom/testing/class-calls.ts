import type { TestApp, TestCaller } from '#workshop/testing/app/app.ts'
import { makeOperator } from '#workshop/testing/app/make-operator.ts'

export const ticketPath = '/api/modules/1/classroom/tickets'
export const hostPath = '/api/operator/classrooms/1/tickets'
export const wish = { nickname: 'Ada', shape: 'bell', showsName: false }

/** Status and code of a refusal. */
export async function codeOf(
  answer: ReturnType<TestCaller['call']>,
): Promise<[status: number, code: string | undefined]> {
  const { status, body } = await answer
  return [status, body.error?.code]
}

export async function signUpOperator(app: TestApp): Promise<TestCaller> {
  const operator = await app.signUp()
  await makeOperator(app, operator)
  return operator
}
