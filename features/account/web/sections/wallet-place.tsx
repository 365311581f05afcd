import type { ComponentType } from 'react'
import type { Profile } from '#features/profiles/contract.ts'

export interface WalletPlaceProps {
  /** The address of the profile, and the form that saves it; not while the profile is not known. */
  readonly typed?: { readonly form: string; readonly profile: Profile | null; readonly busy: boolean }
}

/** What the account shows of a wallet, on a site that has some use for one. */
export interface AccountWallet {
  readonly WalletSection: ComponentType<WalletPlaceProps>
  /** Whether all that may make the section longer is known, or has failed. */
  useWalletKnown(): boolean
}

export const noWallet: AccountWallet = {
  // Saved along with the name: nothing of it is lost.
  WalletSection: ({ typed }) =>
    typed && (
      <input
        type="hidden"
        form={typed.form}
        name="walletAddress"
        value={typed.profile?.walletAddress ?? ''}
        readOnly
      />
    ),
  useWalletKnown: () => true,
}
