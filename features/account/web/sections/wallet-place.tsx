import { part as WalletSection } from 'virtual:parts/account-section'
import { part as useKnown } from 'virtual:parts/account-section-known'
import type { Profile } from '#features/profiles/contract.ts'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'

export interface WalletPlaceProps {
  /** The address of the profile, and the form that saves it; not while the profile is not known. */
  readonly typed?: { readonly form: string; readonly profile: Profile | null; readonly busy: boolean }
}

/** Where the account shows the wallet, on a site that has some use for one. */
export function WalletPlace({ typed }: WalletPlaceProps) {
  if (WalletSection && hasPage(paths.walletGuide)) return <WalletSection {...(typed && { typed })} />
  // Saved along with the name: nothing of it is lost.
  const address = typed?.profile?.walletAddress ?? ''
  return typed && <input type="hidden" form={typed.form} name="walletAddress" value={address} readOnly />
}

const useNothing = () => true

/** Whether the place has its size. */
export const useWalletKnown = (hasPage(paths.walletGuide) && useKnown) || useNothing
