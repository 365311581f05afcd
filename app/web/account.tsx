import { load } from 'virtual:parts/account-wallet'
import { lazy, useEffect } from 'react'
import { AccountPage, SectionsBelow } from '#features/account/web/account-page.tsx'
import { noWallet, type WalletPlaceProps } from '#features/account/web/sections/wallet-place.tsx'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'

const fetchWallet = hasPage(paths.walletGuide) ? load : undefined

/** With the learner's wallet where the site has some use for one. */
const WalletAndLogin = lazy(async () => {
  const wallet = fetchWallet ? await fetchWallet() : noWallet
  return { default: (place: WalletPlaceProps) => <SectionsBelow wallet={wallet} {...place} /> }
})

export function Account() {
  // On its way while the profile is.
  useEffect(() => void fetchWallet?.().catch(() => undefined), [])
  return <AccountPage WalletAndLogin={WalletAndLogin} />
}
