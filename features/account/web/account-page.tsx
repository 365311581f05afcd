import { lazy, type ReactNode, Suspense } from 'react'
import { whenQuiet } from '#platform/web/lib/quiet-time.ts'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import * as text from './sections/account.en.tsx'
import { ProfileSections, useProfile } from './sections/profile-section.tsx'
import type { AccountWallet } from './sections/wallet-place.tsx'
import './account.css'

// They need the identity client, which the rest of the page does not wait for.
const LoginSections = lazy(async () => {
  await whenQuiet()
  return { default: (await import('./login-sections.tsx')).LoginSections }
})

/** Its heading is there before what stands below it. */
export const AccountPage = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-5">
    <h1 className="text-4xl">{text.pageTitle}</h1>
    <Suspense fallback={<Loading />}>{children}</Suspense>
  </div>
)

/** @param wallet always the same: its hook is called in every draw */
export function AccountSections({ wallet }: { readonly wallet: AccountWallet }) {
  const profile = useProfile()
  const isWalletKnown = wallet.useWalletKnown()
  // All wait for the sections that may be longer, or missing, so that nothing moves under a finger.
  const isKnown = profile.data !== undefined && isWalletKnown
  if (!isKnown && profile.errorUpdateCount === 0) return <Loading />
  return (
    <>
      {profile.data === undefined ? (
        <>
          <LoadFailure what={text.nameFailed} onRetry={profile.refetch} isRetrying={profile.isFetching} />
          <wallet.WalletSection />
        </>
      ) : (
        <ProfileSections profile={profile.data} WalletSection={wallet.WalletSection} />
      )}
      <Suspense fallback={<Loading />}>
        <LoginSections />
      </Suspense>
    </>
  )
}
