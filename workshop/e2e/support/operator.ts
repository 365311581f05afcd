import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type APIRequestContext, expect } from '@playwright/test'
import { dataDirUnderTest, linkFor } from './emails.ts'
import { callAs, createLearner, type Stage, type TestLearner } from './learner.ts'

const script = join(import.meta.dirname, '../../../app/server/commands/operator.ts')

/**
 * Registers an account, verifies its e-mail by the link that arrives, and makes it an operator as the site's owner
 * does: by `npm run operator`, with the data folder of that server.
 */
export async function createOperator(
  request: APIRequestContext,
  stage: Stage = {},
  dataDir = dataDirUnderTest,
): Promise<TestLearner> {
  const operator = await createLearner(request, stage)
  const { idToken, email } = operator
  await callIdentity(request, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  const link = new URL(await linkFor(email, 'verifyEmail', { dataDir }))
  await callIdentity(request, 'update', { oobCode: link.searchParams.get('oobCode') })
  await promisify(execFile)(process.execPath, [script, 'add', email], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  })
  return operator
}

async function callIdentity(request: APIRequestContext, call: string, data: object): Promise<void> {
  const response = await request.post(`/identitytoolkit.googleapis.com/v1/accounts:${call}?key=edutrain`, {
    data,
  })
  expect(response.status(), call).toBe(200)
}

interface Found {
  readonly requests: readonly { readonly accountId: string; readonly certificate: { id: string } | null }[]
}

/** Lets a learner who has done all modules ask for a certificate and an operator issue it, and returns its id. */
export async function certify(
  request: APIRequestContext,
  learner: TestLearner,
  operator: TestLearner,
): Promise<string> {
  const path = `/api/operator/certificates?search=${encodeURIComponent(learner.email)}`
  const find = async () => (await callAs<Found>(request, operator, 'GET', path)).requests[0]
  await callAs(request, learner, 'POST', '/api/certificate-request', {})
  const accountIds = [(await find())?.accountId]
  await callAs(request, operator, 'POST', '/api/operator/certificates/issue', { accountIds })
  const id = (await find())?.certificate?.id
  expect(id, 'the certificate is issued').toBeDefined()
  return id as string
}
