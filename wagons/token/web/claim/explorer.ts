/** Where an explorer shows one token, by its number: as Blockscout has it, else as Etherscan and its like do. */
export const explorerUrlOf = (explorerUrl: string, contract: string, claimId: string): string =>
  /\bblockscout\b/.test(new URL(explorerUrl).host)
    ? `${explorerUrl}/token/${contract}/instance/${BigInt(claimId)}`
    : `${explorerUrl}/token/${contract}?a=${BigInt(claimId)}`
