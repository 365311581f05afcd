import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { Wallet } from '#wagons/token/wallets/contract.ts'
import { readMessage, type WalletParts } from './proof-message.ts'
import { judgeSignature, type Verdict } from './signature.ts'
import { hashNonce } from './start-wallet-proof.ts'
import { consumeNonce, findWallet, findWalletOwner, putWallet } from './wallet.store.ts'

type Outcome =
  | Wallet
  | Refusal<
      | 'message-refused'
      | 'nonce-refused'
      | 'wrong-signature'
      | 'contract-wallet'
      | 'address-taken'
      | 'other-address'
      | 'unavailable'
    >

const refusals = {
  'not-signed': refuse('wrong-signature', 'The message was not signed by the address it names.'),
  'contract-wallet': refuse('contract-wallet', 'Contract wallets cannot be verified here.'),
  'node-away': refuse('unavailable', 'The Ethereum node did not answer.'),
} satisfies Partial<Record<Verdict, Refusal>>

type FindKept = (tx: Db, learner: LearnerId) => Promise<string | undefined>

/**
 * Each nonce is good for one try. An address of another account has to be removed there first (decision 28).
 * `findKept`: the account's address, verified or typed, which does not give way to another.
 */
export async function verifyWallet(
  parts: WalletParts & { readonly findKept?: FindKept },
  learner: LearnerId,
  { message, signature }: { readonly message: string; readonly signature: string },
): Promise<Outcome> {
  const { db, clock, settings } = parts
  const read = await readMessage(parts, message)
  if (typeof read === 'string')
    return refuse('message-refused', `The message was refused: ${read}.`, 'message')
  const { address, chainId, nonce } = read
  if (!(await consumeNonce(db, hashNonce(nonce), learner, clock())))
    return refuse(
      'nonce-refused',
      'The nonce is unknown, expired, already used, or belongs to another account.',
      'message',
    )
  const { hashMessage } = await import('viem/utils')
  const hash = hashMessage(message)
  const signed = { hash, signature: signature as `0x${string}`, address, chainId }
  const verdict = await judgeSignature(settings, signed)
  if (verdict !== 'signed') return refusals[verdict]
  const verifiedAt = clock()
  const before = await findWallet(db, learner)
  const refused = await give(parts, learner, address, verifiedAt)
  if (refused) return refused
  // Of the first one only where nobody is logged in.
  const isNews = before ? before.address !== address : parts.findKept !== undefined
  if (isNews) parts.tellChange?.(learner, address)
  return { address, verifiedAt }
}

const taken = refuse('address-taken', 'Another account has verified this address.')
const other = refuse('other-address', 'The account has another address.')

async function give(
  { db, forgetSigned, findKept }: Parameters<typeof verifyWallet>[0],
  learner: LearnerId,
  address: string,
  now: number,
) {
  const isOthers = (owner: string | undefined) => owner !== undefined && owner !== learner
  try {
    return await inTransaction(db, async (tx) => {
      const isTaken = isOthers(await findWalletOwner(tx, address))
      if (isTaken) return taken
      const kept = await findKept?.(tx, learner)
      if (kept !== undefined && kept !== address) return other
      await putWallet(tx, learner, address, now)
      await forgetSigned(tx, learner, address)
      return undefined
    })
  } catch (error) {
    // Two may prove it at once; then the database lets only one of them have it.
    if (isOthers(await findWalletOwner(db, address))) return taken
    throw error
  }
}
