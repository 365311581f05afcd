import type { Identity } from '../identity.ts'
import { deleteRefreshToken } from '../records/refresh-token.store.ts'
import { hashRefreshToken } from '../sessions/session.ts'

/** Ends the session of a refresh token; one that is unknown or ended already changes nothing. */
export async function revokeSession({ db }: Identity, refreshToken: string): Promise<void> {
  await deleteRefreshToken(db, hashRefreshToken(refreshToken))
}
