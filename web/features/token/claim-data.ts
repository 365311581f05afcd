import { decodeErrorResult, encodeFunctionData, parseAbi } from 'viem/utils'
import type { TokenClaim } from '#contract/token.ts'
import { tokenAbi, tokenStatuses } from '#contract/token-abi.ts'
import type { SignedClaim } from './pay-link.ts'

type Hex = `0x${string}`

// viem, which knows the encoding, makes this a part that is fetched once a wallet is asked.
const abi = parseAbi(tokenAbi)
const hex = (value: string) => value as Hex

/** What `claim` is called with. */
export const claimData = ({ claimId, proof }: Pick<TokenClaim, 'claimId' | 'proof'>): Hex =>
  encodeFunctionData({ abi, functionName: 'claim', args: [hex(claimId), proof.map(hex)] })

/** What `claimFor` is called with. */
export const claimForData = ({ account, claimId, proof, deadline, signature }: SignedClaim): Hex =>
  encodeFunctionData({
    abi,
    functionName: 'claimFor',
    args: [hex(account), hex(claimId), proof.map(hex), BigInt(deadline), hex(signature)],
  })

/** What `burn` is called with. */
export const burnData = (claimId: string): Hex =>
  encodeFunctionData({ abi, functionName: 'burn', args: [BigInt(claimId)] })

export const statusData = (claimId: string): Hex =>
  encodeFunctionData({ abi, functionName: 'statusOf', args: [hex(claimId)] })

/** What `statusOf` answered. */
export const readStatus = (answer: unknown): (typeof tokenStatuses)[number] | undefined =>
  /^0x[\da-f]{64}$/i.test(String(answer)) ? tokenStatuses[Number(answer)] : undefined

/** The name of the contract's error in what a call came back with. */
export function nameOfError(data: string): string | undefined {
  try {
    return decodeErrorResult({ abi, data: hex(data) }).errorName
  } catch {
    return undefined
  }
}
