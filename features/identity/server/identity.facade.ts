import type { AccountExport } from '#features/identity/contract.ts'
import { exportEventsOf } from '#features/operators/server/audit-log.ts'
import { getOperatorSince } from '#features/operators/server/operator.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { day } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { findAccount, selectFacts } from './records/account.store.ts'
import type { AccountFacts } from './records/account.ts'
import { deleteOldActionCodes, listActionCodesOf } from './records/action-code.store.ts'
import { listLinkedIdentitiesWithTimes } from './records/linked-identity.store.ts'
import { deleteOldRedirects } from './records/provider-redirect.store.ts'
import { deleteIdleTokens, listSessions } from './records/refresh-token.store.ts'
import { countRecoveryCodes, findSecondFactor } from './records/second-factor.store.ts'
import { idleSince } from './sessions/session.ts'

/** So long expired codes and redirects are told from made-up ones. */
const codeDays = 30
const redirectDays = 1

export async function listAccountFacts(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AccountFacts>> {
  const facts = await selectFacts(db, 'id', ids)
  return new Map(facts.map((account) => [account.id, account]))
}

/** E-mails in lower case. */
export async function listAccountsWithEmails(
  db: Db,
  emails: readonly string[],
): Promise<ReadonlyMap<string, AccountFacts>> {
  const facts = await selectFacts(db, 'email', emails)
  return new Map(facts.map((account) => [account.email ?? '', account]))
}

export async function exportAccount(db: Db, learner: LearnerId): Promise<AccountExport | undefined> {
  const account = await findAccount(db, learner)
  if (!account) return undefined
  const { uid, passwordHash: _secret, passwordUpdatedAt, ...rest } = account
  const identities = await listLinkedIdentitiesWithTimes(db, learner)
  const sessions = await listSessions(db, learner)
  const codes = await listActionCodesOf(db, learner)
  const factor = await findSecondFactor(db, learner)
  return {
    id: uid,
    ...rest,
    secondFactor: factor
      ? {
          displayName: factor.displayName,
          enrolledAt: factor.enrolledAt,
          recoveryCodes: await countRecoveryCodes(db, learner),
        }
      : null,
    operatorSince: await getOperatorSince(db, learner),
    passwordSetAt: passwordUpdatedAt,
    identities: identities.map(({ providerId, subject, ...identity }) => ({
      provider: providerId,
      id: subject,
      ...identity,
    })),
    sessions: sessions.map(({ authenticatedAt, signInProvider }) => ({
      startedAt: authenticatedAt,
      signedInWith: signInProvider,
    })),
    auditEvents: await exportEventsOf(db, learner),
    emails: codes.map(({ requestType, email, newEmail, createdAt, usedAt }) => ({
      about: requestType,
      email,
      newEmail,
      sentAt: createdAt,
      usedAt,
    })),
  }
}

/** Sessions that could no longer be used. `now` in ms, `most` at most. Returns how many. */
export function removeIdleSessions(tx: Db, now: number, most: number): Promise<number> {
  return deleteIdleTokens(tx, idleSince(now), most)
}

/** Codes of e-mails, used or not. `now` in ms, `most` at most. Returns how many. */
export function removeOldCodes(tx: Db, now: number, most: number): Promise<number> {
  return deleteOldActionCodes(tx, now - codeDays * day, most)
}

/** On the way to another identity provider, and back or not. `now` in ms, `most` at most. Returns how many. */
export function removeOldRedirects(tx: Db, now: number, most: number): Promise<number> {
  return deleteOldRedirects(tx, now - redirectDays * day, most)
}
