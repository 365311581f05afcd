import { load } from 'virtual:parts/account-wallet'
import { lazy } from 'react'
import { AccountPage, AccountSections } from '#features/account/web/account-page.tsx'
import { noWallet } from '#features/account/web/sections/wallet-place.tsx'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'

const fetchWallet = hasPage(paths.walletGuide) ? load : undefined

/** With the learner's wallet where the site has some use for one. */
const Sections = lazy(async () => {
  const wallet = fetchWallet ? await fetchWallet() : noWallet
  return { default: () => <AccountSections wallet={wallet} /> }
})

export const Account = () => (
  <AccountPage>
    <Sections />
  </AccountPage>
)
