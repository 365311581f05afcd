import { addOperator } from '#features/operators/server/register-operators.ts'
import type { TestApp, TestCaller } from './app.ts'

/** Verifies the caller's e-mail and marks the account as an operator's. */
export async function makeOperator(app: TestApp, { uid, email }: TestCaller): Promise<void> {
  await app.db.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', uid).execute()
  await addOperator(app, email, 'the test')
}
