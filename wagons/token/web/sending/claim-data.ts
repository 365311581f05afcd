import type { TokenClaim } from '#wagons/token/contract/token.ts'
import { tokenAbi, tokenStatuses } from '#wagons/token/contract/token-abi.ts'
import type { SignedClaim } from '../pay/pay-link.ts'

type Hex = `0x${string}`

const hex = (value: string) => value as Hex

/** What `claim` is called with. */
export async function claimData({ claimId, proof }: Pick<TokenClaim, 'claimId' | 'proof'>): Promise<Hex> {
  const { encodeFunctionData, parseAbi } = await import('viem/utils')
  const args = [hex(claimId), proof.map(hex)] as const
  return encodeFunctionData({ abi: parseAbi(tokenAbi), functionName: 'claim', args })
}

/** What `claimFor` is called with. */
export async function claimForData(claim: SignedClaim): Promise<Hex> {
  const { encodeFunctionData, parseAbi } = await import('viem/utils')
  const { account, claimId, proof, deadline, signature } = claim
  const args = [hex(account), hex(claimId), proof.map(hex), BigInt(deadline), hex(signature)] as const
  return encodeFunctionData({ abi: parseAbi(tokenAbi), functionName: 'claimFor', args })
}

/** What `burn` is called with. */
export async function burnData(claimId: string): Promise<Hex> {
  const { encodeFunctionData, parseAbi } = await import('viem/utils')
  return encodeFunctionData({ abi: parseAbi(tokenAbi), functionName: 'burn', args: [BigInt(claimId)] })
}

/** What `statusOf` is called with. */
export async function statusData(claimId: string): Promise<Hex> {
  const { encodeFunctionData, parseAbi } = await import('viem/utils')
  return encodeFunctionData({ abi: parseAbi(tokenAbi), functionName: 'statusOf', args: [hex(claimId)] })
}

/** What `statusOf` answered. */
export const readStatus = (answer: unknown): (typeof tokenStatuses)[number] | undefined =>
  /^0x[\da-f]{64}$/i.test(String(answer)) ? tokenStatuses[Number(answer)] : undefined
