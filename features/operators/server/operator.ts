import type { Db } from '#platform/server/db/database.ts'
import { findCandidate, findOperatorSince } from './operator.store.ts'

interface OperatorParts {
  readonly db: Db
  readonly settings: { readonly operatorEmails: readonly string[] }
}

interface Candidate {
  readonly uid: string
  readonly email: string | null
  readonly emailVerified: boolean
}

/** Its e-mail is verified, and it is marked or its e-mail is one of `OPERATOR_EMAILS`. */
export async function isOperator({ db, settings }: OperatorParts, { uid, email, emailVerified }: Candidate) {
  if (!email || !emailVerified) return false
  return settings.operatorEmails.includes(email) || (await findOperatorSince(db, uid)) !== undefined
}

export async function isOperatorAccount(parts: OperatorParts, uid: string): Promise<boolean> {
  const candidate = await findCandidate(parts.db, { uid })
  return candidate !== undefined && isOperator(parts, candidate)
}

/** In ms; null when the account is not marked. */
export async function getOperatorSince(db: Db, uid: string): Promise<number | null> {
  return (await findOperatorSince(db, uid)) ?? null
}
