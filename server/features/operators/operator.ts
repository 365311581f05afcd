import { type Account, findAccount } from '../accounts/account.store.ts'
import type { Identity } from '../identity.ts'
import { findOperatorSince } from './operator.store.ts'

declare const operatorId: unique symbol

/** The account id of a signed-in operator. Only the gate mints it. */
export type OperatorId = string & { readonly [operatorId]: true }

/** The signed-in operator of a request, by whose e-mail acts are written down. */
export interface Operator {
  readonly id: OperatorId
  readonly email: string
}

/**
 * Whether an account is an operator's: its e-mail is verified, and it is marked or its e-mail is one of
 * `OPERATOR_EMAILS`.
 */
export async function isOperator(
  { db, settings }: Pick<Identity, 'db' | 'settings'>,
  { uid, email, emailVerified }: Account,
): Promise<boolean> {
  if (!email || !emailVerified) return false
  return settings.operatorEmails.includes(email) || (await findOperatorSince(db, uid)) !== undefined
}

/** The same of the account with an id; false when there is none. */
export async function isOperatorAccount(
  parts: Pick<Identity, 'db' | 'settings'>,
  uid: string,
): Promise<boolean> {
  const account = await findAccount(parts.db, uid)
  return account !== undefined && isOperator(parts, account)
}
