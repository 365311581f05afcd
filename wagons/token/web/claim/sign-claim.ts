import { callApi, requestApi } from '#platform/web/lib/api.ts'
import { readLocal, writeLocal } from '#platform/web/lib/local-storage.ts'
import type { saveSignedClaim, TokenChain, TokenClaim } from '#wagons/token/contract/token.ts'
import { claimDomain, claimTypes } from '#wagons/token/contract/token-abi.ts'
import type { WalletProvider } from '#wagons/token/wallets/web/found-wallets.ts'
import { askWallet, WalletError } from '#wagons/token/wallets/web/wallet-request.ts'
import type { SignedClaim } from '../pay/pay-link.ts'

/** In seconds. */
const validFor = 30 * 24 * 60 * 60

/** Has the learner sign (EIP-712), and hands the signature in. @throws WalletError ApiError */
export async function signClaim(provider: WalletProvider, chain: TokenChain, claim: TokenClaim) {
  const { account, claimId } = claim
  const deadline = (await serverTime()) + validFor
  const typed = {
    domain: { ...claimDomain, chainId: chain.chainId, verifyingContract: chain.contract },
    types: {
      // Wallets ask for it, in this order.
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      ...claimTypes,
    },
    primaryType: 'Claim',
    message: { account, claimId, deadline: String(deadline) },
  }
  const signature = await askWallet(provider, 'eth_signTypedData_v4', [account, JSON.stringify(typed)])
  if (typeof signature !== 'string') throw new WalletError('failed')
  const { signed } = await callApi<typeof saveSignedClaim>('PUT', '/api/token/signature', {
    body: { deadline, signature },
  })
  writeLocal('signedClaim', JSON.stringify({ claimId, deadline, signature }))
  return signed
}

/** In seconds; clocks of devices may be days off. */
async function serverTime(): Promise<number> {
  const { headers } = await requestApi('GET', '/api/token/chain')
  const said = Date.parse(headers.get('date') ?? '')
  return Math.floor((Number.isFinite(said) ? said : Date.now()) / 1000)
}

/** What was signed on this device; null when another one did, or when it was for another claim. */
export function readSignature({ account, claimId, proof }: TokenClaim, deadline: number): SignedClaim | null {
  try {
    const kept = JSON.parse(readLocal('signedClaim') ?? '') as Record<string, unknown>
    if (kept.claimId !== claimId || kept.deadline !== deadline || typeof kept.signature !== 'string')
      return null
    return { account, claimId, proof, deadline, signature: kept.signature }
  } catch {
    return null
  }
}

export const forgetSignature = () => writeLocal('signedClaim', null)
