import { useEffect, useRef, useState } from 'react'
import type { TokenChain } from '#contract/token.ts'
import { type FoundWallet, findWallets, type WalletProvider } from '#web/features/wallets/found-wallets.ts'
import { readStatus, statusData } from './claim-data.ts'
import { type Fate, lookAt } from './follow-transaction.ts'
import { type SentClaim, writeSent } from './sent-claims.ts'
import { askNode } from './wallet-chain.ts'

/** In ms. */
const pause = 3_000
const slowAfter = 120_000

export interface FollowedFate {
  readonly fate: Fate | null
  readonly isSlow: boolean
}

/**
 * Asks the wallet that has sent a transaction what became of it, until that is known. What was seen in a block is written
 * down as `name`.
 * @param wanted the status of the claim that the transaction brings about
 */
export function useFate(
  chain: TokenChain,
  claimId: string,
  name: string,
  sent: SentClaim,
  wanted: 'held' | 'burned',
): FollowedFate {
  const [fate, setFate] = useState<Fate | null>(null)
  const [isSlow, setSlow] = useState(false)
  const known = useRef(sent)
  known.current = sent
  const { hash, minedAt } = sent
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the chain nothing else counts, and it stays as it is
  useEffect(() => {
    if (!hash || minedAt) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    let wallets: readonly FoundWallet[] = []
    const endSearch = findWallets('', (found) => {
      wallets = found
    })
    async function look() {
      const { walletName, isNameless, at } = known.current
      // No other one: a stranger would learn of the transaction.
      const provider = wallets.find(({ id, name }) => (isNameless ? !id : name === walletName))?.provider
      const next: Fate =
        provider && hash
          ? await lookAt(provider, chain, { ...known.current, hash }, hasStatus)
          : { kind: 'unseen' }
      if (isGone) return
      setFate(next)
      setSlow(Date.now() - at > slowAfter)
      if (next.kind === 'pending' && next.nonce !== undefined && known.current.nonce === undefined)
        writeSent(name, { ...known.current, nonce: next.nonce })
      if (next.kind === 'done') writeSent(name, { ...known.current, minedAt: Date.now() })
      else if (next.kind !== 'reverted' && next.kind !== 'replaced') timer = setTimeout(look, pause)
    }
    async function hasStatus(provider: WalletProvider, block: string) {
      const call = { to: chain.contract, data: await statusData(claimId) }
      return readStatus(await askNode(provider, 'eth_call', [call, block])) === wanted
    }
    // Wallets need a moment to announce themselves.
    timer = setTimeout(look, 400)
    return () => {
      isGone = true
      clearTimeout(timer)
      endSearch()
    }
  }, [name, hash, minedAt])
  return { fate, isSlow }
}
