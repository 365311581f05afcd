import { type APIRequestContext, expect } from '@playwright/test'
import { callAs, type TestLearner } from './learner.ts'

interface Found {
  readonly requests: readonly { readonly accountId: string; readonly certificate: { id: string } | null }[]
}

/** Lets a learner who has done all modules ask for a certificate and an operator issue it, and returns its id. */
export async function certify(
  request: APIRequestContext,
  learner: TestLearner,
  operator: TestLearner,
): Promise<string> {
  const path = `/api/operator/certificates?find=${encodeURIComponent(learner.email)}`
  const find = async () => (await callAs<Found>(request, operator, 'GET', path)).requests[0]
  await callAs(request, learner, 'POST', '/api/certificate-request', {})
  const accountIds = [(await find())?.accountId]
  await callAs(request, operator, 'POST', '/api/operator/certificates/issue', { accountIds })
  const id = (await find())?.certificate?.id
  expect(id, 'the certificate is issued').toBeDefined()
  return id as string
}
