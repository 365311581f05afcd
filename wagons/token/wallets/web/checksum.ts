/** An address as EIP-55 writes it: wallets often do not. */
export async function checksum(account: string): Promise<string> {
  const { getAddress } = await import('viem/utils')
  return getAddress(account.toLowerCase() as `0x${string}`)
}
