import { showToast } from '#platform/web/ui/toast.tsx'
import type { TokenChain } from '#wagons/token/contract/token.ts'
import { ChainError } from '#wagons/token/wallets/web/chain-error.ts'
import type { WalletTask } from '../sending/use-wallet-task.ts'
import { useReadTokenAgain, useTokenChanged } from './calls/read-token.ts'
import type { RoadCalls, SavedSignature } from './calls/road-calls.ts'
import * as text from './claim.en.ts'
import { signClaim } from './sign-claim.ts'

/** Has the wallet sign the claim, and hands the signature in. */
export const signing = (
  chain: TokenChain,
  account: string,
  calls: RoadCalls,
  onSaved: (signed: SavedSignature) => void,
): WalletTask => ({
  chain,
  account,
  needsNetwork: false,
  prepare: async () => null,
  async perform({ provider }) {
    const claim = await calls.begin()
    // The address was changed elsewhere meanwhile.
    if (claim.account !== account) throw new ChainError('reverted', 'InvalidSignature')
    onSaved(await calls.save(await signClaim(provider, chain, claim)))
  },
})

/** What the page shows once the claim is signed. */
export function useKeepSigned(): (signed: SavedSignature) => void {
  const changeToken = useTokenChanged()
  const readAgain = useReadTokenAgain()
  return (signed) => {
    changeToken((known) =>
      'signed' in known.token ? { ...known, token: { ...known.token, signed } } : known,
    )
    showToast(text.signedNow, 'alert-success')
    readAgain()
  }
}
