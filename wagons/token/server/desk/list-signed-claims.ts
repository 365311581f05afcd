import type { Hex } from 'viem'
import type { Output } from '#platform/contract/endpoint.ts'
import { inSeconds, minute } from '#platform/server/clock/clock.ts'
import { pageOf } from '#platform/server/http/cursor.ts'
import type { Refusal } from '#platform/server/http/refusal.ts'
import { multicallAddress } from '#wagons/token/contract/token-abi.ts'
import type { listSignedClaims as contract, TokenTransaction } from '#wagons/token/contract/token-desk.ts'
import { proveClaim } from '#wagons/token/rewards/server/list/claim-proof.ts'
import { findClaimList } from '#wagons/token/rewards/server/rewards.facade.ts'
import { isSignedByKey } from '#wagons/token/wallets/server/signature.ts'
import { isFault } from '../chain/chain-reader.ts'
import { isSendable } from '../get-token.ts'
import { hashClaim } from '../hash-claim.ts'
import {
  type SignedClaim,
  type SignedClaimCursor,
  selectSignedClaims,
  signedClaimCursor,
} from '../signed-claim.store.ts'
import { listSignerStandings } from '../signer-standing.ts'
import type { TokenParts } from '../token-parts.ts'
import { type ReadChunk, readPage } from './read-page.ts'
import { batchTransaction, claimTransaction } from './transactions.ts'

type Parts = Pick<TokenParts, 'db' | 'clock' | 'settings' | 'chain'>

interface SendableClaim extends SignedClaim {
  readonly transaction: TokenTransaction
}

/** In ms, before its deadline: a transaction has to get into a block. */
const margin = 5 * minute

const pageSize = 50

export async function listSignedClaims(
  parts: Parts,
  text: string | undefined,
): Promise<Output<typeof contract> | Refusal<'no-contract' | 'chain-away' | 'invalid-input'>> {
  const found = await readPage(parts, signedClaimCursor, text, sendableClaims(parts))
  if (!('rows' in found)) return found
  const claims = found.rows.map(({ accountId, address, signedAt, deadline, transaction }) => ({
    accountId,
    address,
    signedAt,
    deadline,
    transaction,
  }))
  return { claims, batch: await batchOf(parts, found.rows), next: found.next }
}

/**
 * Of a key's signature the contract calls nobody. A contract wallet is called, and could burn the gas of the whole
 * transaction after it has agreed in every trial: no batch has one.
 */
async function batchOf({ chain, settings }: Parts, rows: readonly SendableClaim[]) {
  if (rows.length < 2 || (await chain.hasCode(multicallAddress)) !== true) return null
  const isByKey = await Promise.all(
    rows.map(async (signed) => {
      const { address, signature, chainId } = signed
      const hash = await hashClaim(settings, signed)
      return isSignedByKey({ hash, signature: signature as Hex, address: address as Hex, chainId })
    }),
  )
  const batched = rows.filter((_row, at) => isByKey[at])
  if (batched.length < 2) return null
  return {
    transaction: await batchTransaction(batched.map(({ transaction }) => transaction)),
    accountIds: batched.map(({ accountId }) => accountId),
  }
}

/** Of the learners whose certificate is valid, at `root`, which the chain has. */
export function sendableClaims({
  db,
  clock,
  settings,
  chain,
}: Parts): ReadChunk<SendableClaim, SignedClaimCursor> {
  return async (root, cursor) => {
    const until = clock() + margin
    const { chainId, contract } = settings
    const wanted = { chainId, contract: contract.toLowerCase(), after: inSeconds(until) }
    const stored = await selectSignedClaims(db, wanted, cursor, pageSize)
    const { next } = pageOf(stored, pageSize, ({ signedAt, accountId }) => ({ signedAt, accountId }))
    const list = await findClaimList(db, root)
    if (!list || stored.length === 0) return { rows: [], next: null }
    const [signers, statuses] = await Promise.all([
      listSignerStandings(db, stored),
      chain.readStatuses(stored.map(({ claimId }) => claimId)),
    ])
    if (isFault(statuses)) return statuses
    const rows: SendableClaim[] = []
    for (const signed of stored) {
      const signer = signers.get(signed.accountId)
      if (!signer?.isEntitled || !signer.isCurrent || statuses.get(signed.claimId) !== 'unclaimed') continue
      const claim = await proveClaim(db, list, signed.claimId)
      if (claim && isSendable(signed, claim, settings, until))
        rows.push({ ...signed, transaction: await claimTransaction(settings, signed, claim.proof) })
    }
    // A contract wallet may have changed its mind: its claim would be refused every time, ahead of all others.
    const taken = await chain.selectTaken(rows.map(({ transaction }) => transaction.data))
    if (isFault(taken)) return taken
    return { rows: rows.filter(({ transaction }) => taken.has(transaction.data)), next }
  }
}
