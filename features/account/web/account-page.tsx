import { type ComponentType, lazy, Suspense, useDeferredValue } from 'react'
import { whenQuiet } from '#platform/web/lib/quiet-time.ts'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import * as text from './sections/account.en.tsx'
import { ProfileSection, useProfile } from './sections/profile-section.tsx'
import { type AccountWallet, noWallet, type WalletPlaceProps } from './sections/wallet-place.tsx'
import './account.css'

// They need the identity client, which the rest of the page does not wait for.
const LoginSections = lazy(async () => {
  await whenQuiet()
  return { default: (await import('./login-sections.tsx')).LoginSections }
})

/** What the page begins with, whoever its learner is: its HTML has it. */
export function AccountOpening() {
  return (
    <div>
      <h1 className="text-4xl">{text.pageTitle}</h1>
      <p className="mt-2 max-w-2xl text-lg text-soft">{text.pageLead}</p>
    </div>
  )
}

/** Its heading and the learner's name are there before what stands below them: `WalletAndLogin`, once it is loaded. */
export function AccountPage({
  WalletAndLogin,
}: {
  readonly WalletAndLogin: ComponentType<WalletPlaceProps>
}) {
  const profile = useProfile()
  // Drawn in slices between which the phone can do other things.
  const shown = useDeferredValue(profile.data)
  const below = (place: WalletPlaceProps) => (
    <Suspense fallback={<SectionsBelow wallet={unknownWallet} {...place} />}>
      <WalletAndLogin {...place} />
    </Suspense>
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      <AccountOpening />
      {shown !== undefined ? (
        <ProfileSection profile={shown} below={below} />
      ) : profile.errorUpdateCount === 0 ? (
        <Loading />
      ) : (
        <>
          <LoadFailure what={text.nameFailed} onRetry={profile.refetch} isRetrying={profile.isFetching} />
          {below({})}
        </>
      )}
    </div>
  )
}

const unknownWallet: AccountWallet = { ...noWallet, useWalletKnown: () => false }

/**
 * All wait for the section that may be longer, or missing, so that nothing moves under a finger.
 *
 * @param wallet always the same: its hook is called in every draw
 */
export function SectionsBelow({ wallet, ...place }: { readonly wallet: AccountWallet } & WalletPlaceProps) {
  if (!wallet.useWalletKnown())
    return (
      <>
        <noWallet.WalletSection {...place} />
        <Loading />
      </>
    )
  return (
    <>
      <wallet.WalletSection {...place} />
      <Suspense fallback={<Loading />}>
        <LoginSections />
      </Suspense>
    </>
  )
}
