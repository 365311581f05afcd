import type { APIRequestContext } from '@playwright/test'
import { createLearner, signInOverApi, type TestLearner } from './learner.ts'
import type { MailServer } from './services/mail-server.ts'
import { expect } from './test.ts'

/** Of a site whose `OPERATOR_EMAILS` has the e-mail: confirming it closes every way in, so the password is chosen by link. */
export async function addSiteOperator(
  request: APIRequestContext,
  mail: MailServer,
  operatorEmail: string,
): Promise<TestLearner> {
  const call = async (name: string, data: object) => {
    const url = `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=edutrain`
    expect((await request.post(url, { data })).status(), name).toBe(200)
  }
  const codeIn = async (subject: RegExp) => {
    const { text = '' } = await mail.emailTo(operatorEmail, subject)
    return /oobCode=([\w-]+)/.exec(text)?.[1] ?? ''
  }
  const { idToken, ...added } = await createLearner(request, { email: operatorEmail })
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  await call('update', { oobCode: await codeIn(/Confirm/) })
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: operatorEmail })
  await call('resetPassword', { oobCode: await codeIn(/password/i), newPassword: added.password })
  return { ...added, ...(await signInOverApi(request, added)) }
}
