import { load } from 'virtual:parts/account-wallet'
import { AccountPage } from '#features/account/web/account-page.tsx'
import { noWallet } from '#features/account/web/sections/wallet-place.tsx'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'

/** The account, with the learner's wallet where the site has some use for one. */
export async function fetchAccount() {
  const wallet = load && hasPage(paths.walletGuide) ? await load() : noWallet
  return () => <AccountPage wallet={wallet} />
}
