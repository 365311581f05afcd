import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { endActionCodes } from '../../emails/action-code.ts'
import type { Identity } from '../../identity.ts'
import { changeAccount } from '../../records/account.store.ts'
import { deleteRefreshToken } from '../../records/refresh-token.store.ts'
import { endSessions, hashRefreshToken } from '../../sessions/session.ts'

export async function revokeAllSessions({ db, clock }: Identity, learner: LearnerId): Promise<void> {
  const revoke = async (tx: Db) => {
    const ended = await endSessions(tx, learner, clock())
    // One of those sessions may have asked for a change that is still to be confirmed.
    await endActionCodes(tx, learner, 'password')
    await changeAccount(tx, learner, ended)
  }
  await inTransaction(db, revoke, { repeatable: true })
}

export async function revokeSession({ db }: Identity, refreshToken: string): Promise<void> {
  await deleteRefreshToken(db, hashRefreshToken(refreshToken))
}
