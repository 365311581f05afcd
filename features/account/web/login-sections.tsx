import { lazy, Suspense } from 'react'
import { isKnownOperator } from '#features/identity/web/session.ts'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import * as text from './sections/account.en.tsx'
import { DeleteSection } from './sections/delete-section.tsx'
import { DownloadSection } from './sections/download-section.tsx'
import { EmailSection } from './sections/email-section.tsx'
import { FreshLoginProvider } from './sections/fresh-login.tsx'
import { OwnReportsSection, useOwnReports } from './sections/own-reports.tsx'
import { PasswordSection } from './sections/password-section.tsx'
import { ProvidersSection } from './sections/providers-section.tsx'
import { useAccount } from './sections/read-account.ts'
import { SessionsSection } from './sections/sessions-section.tsx'

// Only operators are offered one.
const SecondFactorSection = lazy(async () => {
  const { SecondFactorSection } = await import('./second-factor/second-factor-section.tsx')
  return { default: SecondFactorSection }
})

/** Ways to log in, and what asks for a fresh login: sections that need the identity client. */
export function LoginSections() {
  const account = useAccount()
  const reports = useOwnReports()
  const areReportsPending = reports.data === undefined && reports.errorUpdateCount === 0
  if (account.errorUpdateCount === 0 && (!account.data || areReportsPending)) return <Loading />
  if (!account.data)
    return <LoadFailure what={text.accountFailed} onRetry={account.refetch} isRetrying={account.isFetching} />
  return (
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
  )
}
