import type { Hex } from 'viem'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { minute } from '#platform/server/clock/clock.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { Refusal, refuse, refuseForNow } from '#platform/server/http/refusal.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import { isSignedByKey, judgeSignature } from '#wagons/token/wallets/server/signature.ts'
import { findOpenClaim } from './begin-claim.ts'
import { toSigned } from './get-token.ts'
import { hashClaim } from './hash-claim.ts'
import { findSignedClaim, putSignedClaim, type SignedClaim } from './signed-claim.store.ts'
import type { TokenParts } from './token-parts.ts'

/** In seconds. */
const shortestLife = 3600
const longestLife = 90 * 24 * 3600

/** Of one account in ten minutes: each may ask the node. */
const mostTries = 30

type Outcome =
  | { signed: ReturnType<typeof toSigned> }
  | Refusal<'not-claimable' | 'deadline-refused' | 'wrong-signature' | 'too-many-requests' | 'unavailable'>

/** Handing in the same one again changes nothing. */
export async function saveSignedClaim(
  parts: TokenParts,
  learner: LearnerId,
  { deadline, signature }: { readonly deadline: number; readonly signature: string },
): Promise<Outcome> {
  const { db, clock, settings, rpcUrl } = parts
  const limit = { kind: 'signed-claim', max: mostTries, window: 10 * minute }
  const wait = await admitRequest(parts, limit, [learner])
  if (wait !== undefined) return refuseForNow('Too many signatures were handed in.', wait)
  const life = deadline - clock() / 1000
  if (life < shortestLife || life > longestLife)
    return refuse('deadline-refused', 'The deadline must be an hour to 90 days from now.', 'deadline')
  const claim = await findOpenClaim(parts, learner)
  if (claim instanceof Refusal) return claim
  const { account, claimId } = claim
  const { chainId, contract } = settings
  const hash = await hashClaim(settings, { address: account, claimId, deadline })
  const given = { hash, signature: signature.toLowerCase() as Hex, address: account as Hex, chainId }
  const isByKey = await isSignedByKey(given)
  const asked = { ...given, asker: contract.toLowerCase() as Hex }
  const verdict = isByKey ? 'signed' : await judgeSignature({ rpcUrl }, asked)
  if (verdict === 'node-away') return refuse('unavailable', 'The Ethereum node did not answer.')
  if (verdict !== 'signed')
    return refuse('wrong-signature', 'The claim was not signed by the address on the list.', 'signature')
  const written = isByKey ? await asContractTakes(given.signature) : given.signature
  const signed: SignedClaim = {
    accountId: learner,
    chainId,
    contract: contract.toLowerCase(),
    claimId,
    address: account,
    deadline,
    signature: written,
    signedAt: clock(),
  }
  return { signed: toSigned(await inTransaction(db, (tx) => keep(tx, signed)), clock()) }
}

/** With v as 27 or 28 and the lower s, which OpenZeppelin's ECDSA asks for. */
async function asContractTakes(signature: Hex): Promise<Hex> {
  const { numberToHex, parseSignature, serializeSignature } = await import('viem')
  const { r, s, yParity } = parseSignature(signature)
  const isLower = BigInt(s) <= order / 2n
  const lower = isLower ? s : numberToHex(order - BigInt(s), { size: 32 })
  return serializeSignature({ r, s: lower, yParity: isLower ? yParity : 1 - yParity })
}

/** Of secp256k1. */
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

async function keep(tx: TokenParts['db'], signed: SignedClaim): Promise<SignedClaim> {
  const known = await findSignedClaim(tx, signed.accountId)
  const { signedAt: _when, ...now } = signed
  if (known && Object.entries(now).every(([key, value]) => known[key as keyof typeof now] === value))
    return known
  await putSignedClaim(tx, signed)
  return signed
}
