import { Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import type { Arrival } from '#features/identity/web/arrival.ts'
import { useSession } from '#features/identity/web/session.ts'
import { TopBar } from '#features/identity/web/top-bar.tsx'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { QueryProvider } from '#platform/web/lib/query-provider.tsx'
import { afterPage, wait } from '#platform/web/lib/quiet-time.ts'
import { paths } from '#platform/web/paths.ts'
import { LoadingPage } from '#platform/web/ui/loading.tsx'
import * as text from './drawer.en.ts'

/** Waits for the stored session: only a known absence of a user leads to the login, which leads back here (S6.4). */
export function DashboardLayout() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (session.status === 'unknown') return <LoadingPage frame="learner" />
  if (session.status === 'signed-out') {
    const { ended } = session
    const arrival: Arrival = { from: pathname + search + hash, ...(ended && { ended }) }
    return <Navigate to={paths.login} replace state={arrival} />
  }
  return (
    <QueryProvider key={session.uid}>
      <a href="#content" className="skip-link">
        {text.skipToContent}
      </a>
      <div className="min-h-dvh lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)]">
        <Drawer email={session.email} />
        <main id="content" tabIndex={-1} className="learner-page">
          <Outlet />
        </main>
      </div>
    </QueryProvider>
  )
}

// Where the screen is wide it is seen; on a phone it is fetched when it is opened, or ahead of that.
const LearnerMenu = latePart(
  () => import('./learner-menu.tsx').then((part) => part.LearnerMenu),
  async () => matchMedia('(width >= 64rem)').matches || (await wait(afterPage)),
)

/** The side drawer (S2.8): always there on wide screens, behind the Menu button of the bar on others. */
function Drawer({ email }: { readonly email: string }) {
  return (
    <>
      <div className="lg:hidden [&>*>nav]:hidden">
        <TopBar />
      </div>
      <header className="sticky top-0 hidden h-dvh border-e border-line bg-card lg:block">
        <Suspense>
          <LearnerMenu email={email} />
        </Suspense>
      </header>
    </>
  )
}
