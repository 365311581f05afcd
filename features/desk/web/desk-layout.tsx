import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { FreshLoginDialog, FreshLoginProvider } from '#features/account/web/sections/fresh-login.tsx'
import { type AccountView, readAccount, useAccount } from '#features/account/web/sections/read-account.ts'
import type { Arrival } from '#features/identity/web/arrival.ts'
import { openIdentity, useSession } from '#features/identity/web/session.ts'
import type { getOperator } from '#features/operators/contract.ts'
import { Logo } from '#platform/web/drawings/logo.tsx'
import { callApi } from '#platform/web/lib/api/api.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { QueryProvider } from '#platform/web/lib/api/query-provider.tsx'
import { onRefused } from '#platform/web/lib/api/token-source.ts'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading, LoadingPage } from '#platform/web/ui/loading.tsx'
import * as text from './ui/desk.en.ts'
import { deskPaths } from './ui/desk-paths.ts'
import { DeskTab } from './ui/desk-tab.tsx'
import { useShownName } from './ui/shown-name.ts'
import './desk.css'

/** Those that a site may leave out. */
const optional: readonly string[] = [deskPaths.rewards, deskPaths.token, deskPaths.classes]
const sections = (
  [
    [paths.operator, text.overview],
    [deskPaths.report, text.report],
    [deskPaths.learners, text.learners],
    [deskPaths.requests, text.requests],
    [deskPaths.questions, text.questions],
    [deskPaths.reports, text.reports],
    [deskPaths.rewards, text.rewards],
    [deskPaths.token, text.token],
    [deskPaths.classes, text.classes],
    [deskPaths.privacy, text.privacy],
    [deskPaths.site, text.site],
    [deskPaths.auditLog, text.auditLog],
  ] as const
).filter(([path]) => !optional.includes(path) || hasPage(path))

/** The frame of the operators' pages. The server decides who is one. */
export function DeskLayout() {
  const session = useSession()
  const { pathname } = useLocation()
  if (session.status === 'unknown') return <LoadingPage frame="public" />
  if (session.status !== 'signed-in') {
    const ended = session.status === 'signed-out' ? session.ended : undefined
    const arrival: Arrival = { from: pathname, ...(ended && { ended }) }
    return <Navigate to={paths.login} replace state={arrival} />
  }
  return (
    <QueryProvider key={session.uid}>
      <FreshDesk>
        <Desk />
      </FreshDesk>
    </QueryProvider>
  )
}

function Desk() {
  // Fails with `forbidden` for a learner who is no operator.
  const operator = useQuery({
    queryKey: ['operator'],
    queryFn: () => callApi<typeof getOperator>('GET', '/api/operator'),
  })
  if (operator.data) return <OpenDesk {...operator.data} />
  if (operator.isPending) return <LoadingPage frame="public" />
  const code = operator.error instanceof ApiError ? operator.error.code : ''
  const isForbidden = code === 'forbidden'
  return (
    <main className="desk-page grid grid-cols-1 justify-items-start gap-5 pt-7 pb-20">
      <h1 className="text-4xl">{isForbidden ? text.notForYou : text.title}</h1>
      {code === 'second-factor-required' ? (
        <EnrolFirst onEnrolled={operator.refetch} />
      ) : isForbidden ? (
        <p>{text.howToBecome}</p>
      ) : (
        <LoadFailure what={text.loadFailed} onRetry={operator.refetch} isRetrying={operator.isFetching} />
      )}
      <Link to={paths.dashboard} className={buttonClass()}>
        {text.toDashboard}
      </Link>
    </main>
  )
}

/** Below the overview are the other sections. */
const isSection = (section: string, pathname: string) =>
  pathname === section || (section !== paths.operator && pathname.startsWith(`${section}/`))

function OpenDesk({ email, version }: { readonly email: string; readonly version: string }) {
  const { pathname } = useLocation()
  const name = useShownName()
  return (
    <>
      <a href="#content" className="skip-link">
        {text.skipToContent}
      </a>
      <header className="border-b border-line bg-card pt-3 print:hidden">
        <div className="desk-page flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <Link to={paths.dashboard} className="rounded-(--radius-field) py-1">
            <Logo name={name} />
          </Link>
          <p className="min-w-0 text-sm text-soft wrap-anywhere">
            {text.title} · {email}
          </p>
        </div>
        {/* In columns where they need more than one line. */}
        <nav
          aria-label={text.sections}
          className="desk-page flex flex-wrap gap-x-6 max-[34rem]:grid max-[34rem]:grid-cols-[repeat(auto-fit,minmax(min(100%,6em),1fr))] max-[34rem]:gap-x-3 max-[34rem]:pt-1"
        >
          {sections.map(([to, section]) => (
            <DeskTab
              key={to}
              to={to}
              isCurrent={isSection(to, pathname)}
              className="max-[34rem]:justify-self-start max-[34rem]:pt-2 max-[34rem]:pb-[0.4rem] max-[34rem]:whitespace-normal"
            >
              {section}
            </DeskTab>
          ))}
        </nav>
      </header>
      <main id="content" tabIndex={-1} className="desk-page grid grid-cols-1 gap-6 pt-7 pb-20 print:py-0">
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      <footer className="border-t border-line py-4 print:hidden">
        <p className="desk-page text-sm text-soft">{text.versionOf(version)}</p>
      </footer>
    </>
  )
}

// Only operators without one see it.
const SecondFactorSection = lazy(async () => {
  const { SecondFactorSection } = await import(
    '#features/account/web/second-factor/second-factor-section.tsx'
  )
  return { default: SecondFactorSection }
})

function EnrolFirst({ onEnrolled }: { readonly onEnrolled: () => void }) {
  const account = useAccount()
  if (account.isPending) return <Loading />
  if (!account.data)
    return <LoadFailure what={text.loadFailed} onRetry={account.refetch} isRetrying={account.isFetching} />
  return (
    <FreshLoginProvider account={account.data}>
      <p>{text.secondFactorNote}</p>
      <div className="w-full max-w-3xl">
        <Suspense fallback={<Loading />}>
          <SecondFactorSection email={account.data.email} onEnrolled={onEnrolled} />
        </Suspense>
      </div>
    </FreshLoginProvider>
  )
}

interface Asked {
  readonly account: AccountView
  readonly settle: (isFresh: boolean) => void
}

/** Asks for a fresh login where the server wants one, then sends the call again: nothing chosen or typed is lost. */
function FreshDesk({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)

  useEffect(() => {
    // Of several calls that are refused at once, all wait for one login.
    let asking: Promise<boolean> | undefined
    const ask = async () => {
      const account = await readAccount()
      return new Promise<boolean>((settle) => setAsked({ account, settle }))
    }
    onRefused('requires-recent-login', async () => {
      asking ??= ask().finally(() => {
        asking = undefined
        setAsked(null)
      })
      if (!(await asking)) return null
      return (await openIdentity()).idToken(false)
    })
    return () => onRefused('requires-recent-login', async () => null)
  }, [])

  return (
    <>
      {children}
      {asked && <FreshLoginDialog account={asked.account} onSettled={asked.settle} />}
    </>
  )
}
