import type { TokenChain } from '#wagons/token/contract/token.ts'

/** Where a token is shown, as the well-known explorers have it; null where none is known. */
export const explorerOf = ({ explorerUrl, contract }: TokenChain, claimId: string): string | null =>
  explorerUrl && `${explorerUrl}/token/${contract}?a=${BigInt(claimId)}`
