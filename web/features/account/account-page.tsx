import { lazy, type ReactNode, Suspense } from 'react'
import { DeleteSection } from '#web/features/identity/account/delete-section.tsx'
import { DownloadSection } from '#web/features/identity/account/download-section.tsx'
import { EmailSection } from '#web/features/identity/account/email-section.tsx'
import { FreshLoginProvider } from '#web/features/identity/account/fresh-login.tsx'
import { PasswordSection } from '#web/features/identity/account/password-section.tsx'
import { ProvidersSection } from '#web/features/identity/account/providers-section.tsx'
import { useAccount } from '#web/features/identity/account/read-account.ts'
import { SessionsSection } from '#web/features/identity/account/sessions-section.tsx'
import { isKnownOperator } from '#web/features/identity/known-operator.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/loading.tsx'
import * as text from './account-page.en.ts'
import { useProfile } from './get-profile.ts'
import { ProfileSection } from './profile-section.tsx'

// Only operators are offered one.
const SecondFactorSection = lazy(async () => {
  const { SecondFactorSection } = await import(
    '#web/features/identity/second-factor/second-factor-section.tsx'
  )
  return { default: SecondFactorSection }
})

interface AccountPageProps {
  /** The section on the learner's wallet. */
  readonly wallet: ReactNode
  /** Whether that section has yet to find out what to say: then all wait, so that nothing moves under a finger. */
  readonly isWalletPending: boolean
}

/** The learner's account: who they are, their wallet, how they log in, and the way out. */
export function AccountPage({ wallet, isWalletPending }: AccountPageProps) {
  const account = useAccount()
  const profile = useProfile()
  const hasFailed = account.errorUpdateCount + profile.errorUpdateCount > 0
  const isKnown = account.data && profile.data !== undefined && !isWalletPending
  if (!isKnown && !hasFailed) return <Loading />
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <h1 className="text-4xl">{text.title}</h1>
      {profile.data === undefined ? (
        <LoadFailure what={text.nameFailed} onRetry={profile.refetch} isRetrying={profile.isFetching} />
      ) : (
        <ProfileSection profile={profile.data} />
      )}
      {wallet}
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
          <DownloadSection />
          <DeleteSection />
        </FreshLoginProvider>
      ) : (
        <LoadFailure what={text.accountFailed} onRetry={account.refetch} isRetrying={account.isFetching} />
      )}
    </div>
  )
}
