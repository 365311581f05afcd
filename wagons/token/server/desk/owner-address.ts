import { openAddressJudge } from '#wagons/token/wallets/server/address-state.ts'

/** What an owner's address lacks, as a sentence goes on; undefined if nothing. A contract cannot be given another one back. */
export async function faultOfOwner(owner: string): Promise<string | undefined> {
  if (!/^0x[\da-fA-F]{40}$/.test(owner)) return 'must be an address: 0x and 40 hexadecimal digits'
  if (/^0x0{40}$/.test(owner)) return 'must not be the zero address'
  const { stateOf } = await openAddressJudge()
  return stateOf(owner) === 'wrong'
    ? 'has a typo: its capital and small letters do not fit (EIP-55)'
    : undefined
}
