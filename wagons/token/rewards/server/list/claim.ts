import type { z } from 'zod'
import type { leftOutReason } from '#wagons/token/rewards/contract/reward-lists.ts'
import type { AddressJudge } from '#wagons/token/wallets/server/address-state.ts'

export type LeftOutReason = z.output<typeof leftOutReason>

export interface Claim {
  readonly certificateId: string
  readonly accountId: string
  /** In ms. */
  readonly issuedAt: number
  readonly disabled: boolean
  /** As EIP-55 writes it. */
  readonly verified: string | undefined
  /** The one that counts most first. */
  readonly typed: readonly string[]
}

interface Entry extends Pick<Claim, 'certificateId' | 'accountId'> {
  readonly address: string
}

export interface LeftOut extends Pick<Claim, 'certificateId' | 'accountId'> {
  readonly reason: LeftOutReason
}

export interface Decided {
  /** In the order of the addresses' digits. */
  readonly entries: readonly Entry[]
  readonly leftOut: readonly LeftOut[]
}

/**
 * Decision 29: a typed address counts only when its case shows that it has no mistake. An address gets one token, for
 * the account that has verified it, else for the certificate issued first, of two at once for the lower id.
 */
export function decideClaims(
  judge: AddressJudge,
  claims: readonly Claim[],
  ownerOf: ReadonlyMap<string, string>,
): Decided {
  const taken = new Map<string, Entry>()
  const leftOut: LeftOut[] = []
  const inTurn = claims.toSorted(
    (a, b) => a.issuedAt - b.issuedAt || byText(a.certificateId, b.certificateId),
  )
  for (const { certificateId, accountId, disabled, verified, typed } of inTurn) {
    const leave = (reason: LeftOutReason) => leftOut.push({ certificateId, accountId, reason })
    const address = verified ?? validOf(judge, typed)
    if (disabled) leave('account-disabled')
    else if (address === undefined) leave(faultOf(judge, typed))
    else if ((ownerOf.get(address) ?? accountId) !== accountId || taken.has(address))
      leave('address-of-another')
    else taken.set(address, { certificateId, accountId, address })
  }
  return {
    entries: [...taken.values()].toSorted(byAddress),
    leftOut: leftOut.toSorted((a, b) => byText(a.certificateId, b.certificateId)),
  }
}

export function validOf(judge: AddressJudge, typed: readonly string[]): string | undefined {
  return typed.find((text) => judge.stateOf(text) === 'valid')?.trim()
}

function faultOf(judge: AddressJudge, typed: readonly string[]): LeftOutReason {
  const states = new Set(typed.map((text) => judge.stateOf(text)))
  if (states.has('unchecked')) return 'unchecked-address'
  return states.has('wrong') || states.has('other') ? 'wrong-address' : 'no-address'
}

export const byAddress = (a: { readonly address: string }, b: { readonly address: string }) =>
  byText(a.address.toLowerCase(), b.address.toLowerCase())

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
