import { useEffect, useState, useSyncExternalStore } from 'react'
import { readLocal, subscribeLocal, writeLocal } from '#platform/web/lib/local-storage.ts'
import type { TokenChain } from '#wagons/token/contract/token.ts'

/** What this device has asked a wallet to send, so that a page that was closed meanwhile goes on. */
export interface SentClaim {
  /** Null until the wallet has said it: it may have been sent nevertheless. */
  readonly hash: string | null
  readonly from: string
  readonly walletName: string
  /** It did not announce itself: its name is a word of ours. */
  readonly isNameless: boolean
  /** In ms. */
  readonly at: number
  /** The transaction's own number among those of its account, once it is known. */
  readonly nonce?: number
  /** In ms: when this device saw it in a block. */
  readonly minedAt?: number
}

/** In ms: how long the server may go on without what this device has seen in a block. */
const trusted = 10 * 60_000

/** Whether what this device has seen in a block counts; later the block may be one that the chain has given up. */
export const isTrusted = ({ minedAt }: Pick<SentClaim, 'minedAt'>, now: number): boolean =>
  minedAt !== undefined && now - minedAt < trusted

/** Renders again when the trust has run out. */
export function useTrusted(sent: Pick<SentClaim, 'minedAt'> | null): boolean {
  const minedAt = sent?.minedAt
  const [, render] = useState(0)
  useEffect(() => {
    if (minedAt === undefined) return undefined
    const timer = setTimeout(() => render((times) => times + 1), minedAt + trusted - Date.now())
    return () => clearTimeout(timer)
  }, [minedAt])
  return isTrusted({ ...(minedAt !== undefined && { minedAt }) }, Date.now())
}

const key = 'sentClaims'
/** In ms: what is older is of no use. */
const longest = 30 * 24 * 60 * 60_000

/** One claim, or the burning of its token, on one chain. */
export const sentKey = ({ chainId, contract }: TokenChain, claimId: string, action = 'claim'): string =>
  [action, chainId, contract.toLowerCase(), claimId.toLowerCase()].join(':')

export function readSent(noteKey: string): SentClaim | null {
  return readAll()[noteKey] ?? null
}

export function writeSent(noteKey: string, sent: SentClaim | null): void {
  const { [noteKey]: _, ...others } = readAll()
  const all = sent ? { ...others, [noteKey]: sent } : others
  writeLocal(key, Object.keys(all).length > 0 ? JSON.stringify(all) : null)
}

/** Follows what other tabs send, too. */
export function useSent(noteKey: string): SentClaim | null {
  const stored = useSyncExternalStore(subscribeLocal, () => readLocal(key))
  return readAll(stored)[noteKey] ?? null
}

/** Called once the server knows of it. */
export function useForgetSent(noteKey: string | null): void {
  useEffect(() => {
    if (noteKey && readSent(noteKey)) writeSent(noteKey, null)
  }, [noteKey])
}

function readAll(stored = readLocal(key)): Readonly<Record<string, SentClaim>> {
  try {
    const all: unknown = JSON.parse(stored ?? '{}')
    const isYoung = ([, sent]: [string, unknown]) => Number(Object(sent).at) > Date.now() - longest
    return Object.fromEntries(Object.entries(Object(all)).filter(isYoung)) as Record<string, SentClaim>
  } catch {
    return {}
  }
}
