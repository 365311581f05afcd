import { useQuery } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense } from 'react'
import { useTask } from '#features/identity/web/failures/use-task.ts'
import { logoutAndLeave } from '#features/identity/web/logout-and-leave.ts'
import { NewPasswordField, readNewPassword } from '#features/identity/web/new-password-field.tsx'
import { isKnownOperator } from '#features/identity/web/session.ts'
import type { exportAccount } from '#features/own-data/contract.ts'
import type { listOwnReports } from '#features/question-reports/contract.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { saveJson } from '#platform/web/lib/api/save-file.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './sections/account.en.tsx'
import { changePassword, signOutEverywhere } from './sections/account-calls.ts'
import { AccountSection } from './sections/account-section.tsx'
import { DeleteSection } from './sections/delete-section.tsx'
import { EmailSection } from './sections/email-section.tsx'
import { FreshLoginProvider, useFreshly } from './sections/fresh-login.tsx'
import { ProvidersSection } from './sections/providers-section.tsx'
import { useAccount } from './sections/read-account.ts'

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

function PasswordSection({ email }: { readonly email: string }) {
  const { busy, run } = useTask()
  const freshly = useFreshly()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const password = readNewPassword(form)
    if (password === null || !(await run(() => freshly(() => changePassword(password))))) return
    form.reset()
    showToast(text.passwordSet, 'alert-success')
  }

  return (
    <AccountSection title={text.passwordTitle} note={text.passwordNote}>
      <form onSubmit={submit}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField />
        <Button type="submit" look="outline" busy={busy}>
          {text.changePassword}
        </Button>
      </form>
    </AccountSection>
  )
}

function SessionsSection() {
  const { busy, run } = useTask()
  const logoutEverywhere = () =>
    run(async () => {
      await signOutEverywhere()
      await logoutAndLeave()
    })
  return (
    <AccountSection title={text.devicesTitle} note={text.devicesNote}>
      <Button look="outline" busy={busy} onClick={logoutEverywhere}>
        {text.logoutEverywhere}
      </Button>
      <p className="mt-2 text-sm text-soft">{text.logoutNote}</p>
    </AccountSection>
  )
}

function DownloadSection() {
  const { busy, run } = useTask()
  const download = () =>
    run(async () =>
      saveJson('my-data.json', await callApi<ReturnType<typeof exportAccount>>('GET', '/api/account/export')),
    )
  return (
    <AccountSection title={text.dataTitle} note={text.dataNote}>
      <Button look="outline" busy={busy} onClick={download}>
        {text.download}
      </Button>
    </AccountSection>
  )
}

const day = dateText({ dateStyle: 'long' })

/** What the learner told us about questions, the latest first. */
function useOwnReports() {
  return useQuery({
    queryKey: ['own-question-reports'],
    // The page asks first, then the section.
    staleTime: 5_000,
    queryFn: async () => (await callApi<typeof listOwnReports>('GET', '/api/question-reports')).reports,
  })
}

/** Only for those who have told us anything. */
function OwnReportsSection() {
  const { data: reports = [] } = useOwnReports()
  if (reports.length === 0) return null
  return (
    <AccountSection title={text.reportsTitle} note={text.reportsNote}>
      <ul className="grid gap-5">
        {reports.map(({ moduleNumber, question, reportedAt, words, status, reply }) => (
          <li key={`${question}${reportedAt}`} className="grid gap-1 wrap-anywhere">
            <strong className="reported-question">{question}</strong>
            <span className="text-sm text-soft">{text.reportedOn(moduleNumber, day(reportedAt))}</span>
            {words && <span dir="auto">{words}</span>}
            <span className={reply ? 'border-s-4 border-line ps-3' : 'text-soft'} dir="auto">
              {reply ?? text.reportStates[status]}
            </span>
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}
