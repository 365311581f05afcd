import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type APIRequestContext, expect } from '@playwright/test'
import { createLearner, type Stage, type TestLearner } from './learner.ts'
import { dataDirUnderTest, linkFor } from './letters.ts'

const script = join(import.meta.dirname, '../..', 'server', 'commands', 'operator.ts')

/**
 * Registers somebody, verifies the e-mail by the letter that comes, and makes the account an operator's as whoever runs
 * the server does: by `npm run operator`, with the data folder of that server.
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
