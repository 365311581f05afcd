import type { Db } from '#server/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Identity } from '../identity.ts'
import { selectFactsByEmail, selectFactsById } from '../records/account.store.ts'
import { authenticateAccount } from '../sessions/session.ts'
import { verifyIdToken } from '../tokens/verify-id-token.ts'

/** The account of an ID token, for its owner. */
export async function lookupAccount(identity: Identity, idToken: string) {
  const claims = await verifyIdToken(identity, idToken)
  return claims instanceof Refusal ? claims : authenticateAccount(identity.db, claims)
}

/** What other features may know of an account; `email` in lower case, null for an anonymous one. */
export interface AccountFacts {
  readonly id: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly disabled: boolean
}

type Row = Awaited<ReturnType<typeof selectFactsById>>[number]

const toFacts = ({ id, email, email_verified, disabled }: Row): AccountFacts => ({
  id,
  email,
  emailVerified: email_verified === 1,
  disabled: disabled === 1,
})

/** Some accounts, by their ids. */
export async function listAccountFacts(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AccountFacts>> {
  const rows = ids.length > 0 ? await selectFactsById(db, ids) : []
  return new Map(rows.map((row) => [row.id, toFacts(row)]))
}

/** The accounts with some e-mails (in lower case), by their e-mails. */
export async function listAccountsWithEmails(
  db: Db,
  emails: readonly string[],
): Promise<ReadonlyMap<string, AccountFacts>> {
  const rows = emails.length > 0 ? await selectFactsByEmail(db, emails) : []
  return new Map(rows.map((row) => [row.email ?? '', toFacts(row)]))
}
