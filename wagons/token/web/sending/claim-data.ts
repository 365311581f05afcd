import type { TokenClaim } from '#wagons/token/contract/token.ts'
import { tokenAbi, tokenStatuses } from '#wagons/token/contract/token-abi.ts'
import type { SignedClaim } from '../pay/pay-link.ts'

/** What a function of the contract is called with, below by their names. */
async function encode(functionName: string, ...args: readonly unknown[]): Promise<string> {
  const { encodeFunctionData, parseAbi } = await import('viem/utils')
  return encodeFunctionData({ abi: parseAbi(tokenAbi), functionName, args } as never)
}

export const claimData = ({ claimId, proof }: TokenClaim) => encode('claim', claimId, proof)

export const claimForData = ({ account, claimId, proof, deadline, signature }: SignedClaim) =>
  encode('claimFor', account, claimId, proof, BigInt(deadline), signature)

export const burnData = (claimId: string) => encode('burn', BigInt(claimId))

export const statusData = (claimId: string) => encode('statusOf', claimId)

/** What `statusOf` answered. */
export const readStatus = (answer: unknown): (typeof tokenStatuses)[number] | undefined =>
  /^0x[\da-f]{64}$/i.test(String(answer)) ? tokenStatuses[Number(answer)] : undefined
