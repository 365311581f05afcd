import { lazy, Suspense } from 'react'
import { isKnownOperator } from '#web/features/identity/session.ts'
import { useWallet } from '#web/features/wallets/wallet-calls.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/loading.tsx'
import * as text from './sections/account.en.tsx'
import { DeleteSection } from './sections/delete-section.tsx'
import { DownloadSection } from './sections/download-section.tsx'
import { EmailSection } from './sections/email-section.tsx'
import { FreshLoginProvider } from './sections/fresh-login.tsx'
import { OwnReportsSection, useOwnReports } from './sections/own-reports.tsx'
import { PasswordSection } from './sections/password-section.tsx'
import { ProfileSections, useProfile } from './sections/profile-section.tsx'
import { ProvidersSection } from './sections/providers-section.tsx'
import { useAccount } from './sections/read-account.ts'
import { useRewardProof } from './sections/reward-proof-note.tsx'
import { SessionsSection } from './sections/sessions-section.tsx'
import { WalletSection } from './sections/wallet-section.tsx'

// Only operators are offered one.
const SecondFactorSection = lazy(async () => {
  const { SecondFactorSection } = await import('./second-factor/second-factor-section.tsx')
  return { default: SecondFactorSection }
})

export function AccountPage() {
  const [account, profile] = [useAccount(), useProfile()]
  const [wallet, proof, reports] = [useWallet(), useRewardProof(), useOwnReports()]
  const hasFailed = account.errorUpdateCount + profile.errorUpdateCount > 0
  // All wait for the sections that may be longer, or missing, so that nothing moves under a finger.
  const isRestKnown = ![wallet, proof, reports].some(isPending)
  const isKnown = account.data && profile.data !== undefined && isRestKnown
  if (!isKnown && !hasFailed) return <Loading />
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-5">
      <h1 className="text-4xl">{text.pageTitle}</h1>
      {profile.data === undefined ? (
        <>
          <LoadFailure what={text.nameFailed} onRetry={profile.refetch} isRetrying={profile.isFetching} />
          <WalletSection />
        </>
      ) : (
        <ProfileSections profile={profile.data} />
      )}
      {account.data ? (
        <FreshLoginProvider account={account.data}>
          <EmailSection account={account.data} />
          <PasswordSection email={account.data.email} />
          {isKnownOperator() && (
            <Suspense>
              <SecondFactorSection email={account.data.email} />
            </Suspense>
          )}
          <ProvidersSection account={account.data} />
          <SessionsSection />
          <OwnReportsSection />
          <DownloadSection />
          <DeleteSection />
        </FreshLoginProvider>
      ) : (
        <LoadFailure what={text.accountFailed} onRetry={account.refetch} isRetrying={account.isFetching} />
      )}
    </div>
  )
}

const isPending = (query: { readonly data: unknown; readonly errorUpdateCount: number }) =>
  query.data === undefined && query.errorUpdateCount === 0
