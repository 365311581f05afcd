import { createHash } from 'node:crypto'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { type Refusal, refuseForNow } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import { composeMessage, messageLife, type WalletParts } from './proof-message.ts'
import { deleteExpiredNonces, insertNonce } from './wallet.store.ts'

/** 128 bits, in the characters that EIP-4361 allows. */
const nonceBytes = 16

export const hashNonce = (nonce: string) => createHash('sha256').update(nonce).digest('base64url')

export async function startWalletProof(
  parts: WalletParts,
  learner: LearnerId,
  asked: { readonly address: string; readonly chainId: number; readonly language: string },
): Promise<{ message: string; expiresAt: number } | Refusal<'too-many-requests'>> {
  const { db, clock, random, settings } = parts
  const limit = { kind: 'wallet', max: settings.limit, window: messageLife }
  const wait = await admitRequest(parts, limit, [learner])
  if (wait !== undefined) return refuseForNow('Too many wallet verifications were started.', wait)
  const nonce = Buffer.from(random(nonceBytes)).toString('hex')
  const now = clock()
  const expiresAt = now + messageLife
  await deleteExpiredNonces(db, now)
  const key = { nonce_hash: hashNonce(nonce), account_id: learner }
  await insertNonce(db, { ...key, issued_at: now, expires_at: expiresAt })
  return { message: await composeMessage(parts, { ...asked, nonce }), expiresAt }
}
