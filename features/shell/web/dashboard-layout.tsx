import { Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import type { Arrival } from '#features/identity/web/arrival.ts'
import { useSession } from '#features/identity/web/session.ts'
import { QueryProvider } from '#platform/web/lib/query-provider.tsx'
import { paths } from '#platform/web/paths.ts'
import { Loading, LoadingPage } from '#platform/web/ui/loading.tsx'
import * as text from './drawer.en.ts'
import { Drawer } from './drawer.tsx'

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
          <Suspense fallback={<Loading shape="card" />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </QueryProvider>
  )
}
