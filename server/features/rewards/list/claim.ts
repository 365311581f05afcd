import type { AddressJudge } from '#server/features/wallets/address-state.ts'

/** Why a learner with a certificate is not on a reward list. */
export const leftOutReasons = [
  'no-address',
  'wrong-address',
  'unchecked-address',
  'address-of-another',
  'account-disabled',
  'certificate-revoked',
] as const

export type LeftOutReason = (typeof leftOutReasons)[number]

/** A learner with a certificate, and the addresses that are known of them. */
export interface Claim {
  readonly certificateId: string
  readonly accountId: string
  /** In ms. */
  readonly issuedAt: number
  readonly disabled: boolean
  /** As EIP-55 writes it. */
  readonly verified: string | undefined
  /** As they were typed, the one that counts most first. */
  readonly typed: readonly string[]
}

/** A token for an address, as EIP-55 writes it. */
export interface Entry {
  readonly certificateId: string
  readonly accountId: string
  readonly address: string
}

export interface LeftOut {
  readonly certificateId: string
  readonly accountId: string
  readonly reason: LeftOutReason
}

/** Who gets a token and who does not, each certificate in one of the two. */
export interface Decided {
  /** In the order of the addresses' digits. */
  readonly entries: readonly Entry[]
  /** In the order of the certificates' ids. */
  readonly leftOut: readonly LeftOut[]
}

/**
 * Decides who gets a token where (decision 29). A verified address counts before a typed one; a typed one only when
 * its case shows that it has no mistake. An address gets one token: that of the account that has verified it, whether or not
 * it has a certificate; else that of the certificate issued first, and of two at the same time, of the lower id.
 * @param ownerOf the account that has verified an address
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

/** The first typed address without a mistake. */
export function validOf(judge: AddressJudge, typed: readonly string[]): string | undefined {
  return typed.find((text) => judge.stateOf(text) === 'valid')?.trim()
}

function faultOf(judge: AddressJudge, typed: readonly string[]): LeftOutReason {
  const states = new Set(typed.map((text) => judge.stateOf(text)))
  if (states.has('unchecked')) return 'unchecked-address'
  return states.has('wrong') || states.has('other') ? 'wrong-address' : 'no-address'
}

/** The order of entries: of their addresses' digits, whatever their case. */
export const byAddress = (a: { readonly address: string }, b: { readonly address: string }) =>
  byText(a.address.toLowerCase(), b.address.toLowerCase())

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
