/** EIP-55. `unchecked`: in one case, so that no mistake would show. `wrong`: the mixed case shows one. */
export type AddressState = 'valid' | 'unchecked' | 'wrong' | 'none' | 'other'

export interface AddressJudge {
  stateOf(text: string): AddressState
  checksum(address: string): string
}

/** Loaded late: viem takes 30 MB and a tenth of a second, which few processes need. */
export async function openAddressJudge(): Promise<AddressJudge> {
  const { getAddress } = await import('viem/utils')
  const checksum = (address: string) => getAddress(address.toLowerCase() as `0x${string}`)
  return {
    checksum,
    stateOf(text) {
      const address = text.trim()
      if (address === '') return 'none'
      if (!/^0x[\da-fA-F]{40}$/.test(address)) return 'other'
      const digits = address.slice(2)
      if (checksum(address) === `0x${digits}`) return 'valid'
      return digits === digits.toLowerCase() || digits === digits.toUpperCase() ? 'unchecked' : 'wrong'
    },
  }
}
