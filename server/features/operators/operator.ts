import type { Db } from '#server/database.ts'
import { findCandidate, findOperatorSince } from './operator.store.ts'

/** What says who the operators are: the marks in the database, and `OPERATOR_EMAILS`. */
interface OperatorParts {
  readonly db: Db
  readonly settings: { readonly operatorEmails: readonly string[] }
}

interface Candidate {
  readonly uid: string
  readonly email: string | null
  readonly emailVerified: boolean
}

/**
 * Whether an account is an operator's: its e-mail is verified, and it is marked or its e-mail is one of
 * `OPERATOR_EMAILS`.
 */
export async function isOperator(
  { db, settings }: OperatorParts,
  { uid, email, emailVerified }: Candidate,
): Promise<boolean> {
  if (!email || !emailVerified) return false
  return settings.operatorEmails.includes(email) || (await findOperatorSince(db, uid)) !== undefined
}

/** The same of the account with an id; false when there is none. */
export async function isOperatorAccount(parts: OperatorParts, uid: string): Promise<boolean> {
  const candidate = await findCandidate(parts.db, { uid })
  return candidate !== undefined && isOperator(parts, candidate)
}

/** Since when (ms) an account has been marked as an operator's; null when it is not. */
export async function getOperatorSince(db: Db, uid: string): Promise<number | null> {
  return (await findOperatorSince(db, uid)) ?? null
}
