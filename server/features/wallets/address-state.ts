/**
 * What an address is by EIP-55. `unchecked`: all digits in one case, so that a mistake would not show. `wrong`: in mixed
 * case, and not the one its digits ask for, so that there is a mistake somewhere. `none`: empty. `other`: not an address.
 */
export type AddressState = 'valid' | 'unchecked' | 'wrong' | 'none' | 'other'

/** Judges addresses. */
export interface AddressJudge {
  stateOf(text: string): AddressState
  /** An address of 0x and 40 digits, in whatever case, as EIP-55 writes it. */
  checksum(address: string): string
}

/** Loaded when the first address is judged: viem takes 30 MB and a tenth of a second, which few processes need. */
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
