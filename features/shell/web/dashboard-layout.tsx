import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import type { Arrival } from '#features/identity/web/arrival.ts'
import { useSession } from '#features/identity/web/session.ts'
import { MenuIcon } from '#platform/web/drawings/icons.tsx'
import { Logo } from '#platform/web/drawings/logo.tsx'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { QueryProvider } from '#platform/web/lib/query-provider.tsx'
import { afterPage, wait } from '#platform/web/lib/quiet-time.ts'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadingPage } from '#platform/web/ui/loading.tsx'
import { LanguageLinks } from '#platform/web/ui/preferences.tsx'
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
const MenuDialog = lazy(() => import('./menu-dialog.tsx').then((part) => ({ default: part.MenuDialog })))

/** The side drawer (S2.8): always there on wide screens, behind a Menu button on phones. */
function Drawer({ email }: { readonly email: string }) {
  const { key } = useLocation()
  // The drawer was opened on one page: on any other it is closed.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === key
  // Back leads to a page, not to the menu that was open on it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes whenever the page changes, which the effect does not read
  useEffect(() => () => setOpenedAt(null), [key])
  return (
    <>
      <header className="flex flex-wrap items-center gap-2 px-4.5 py-3 max-[22.5rem]:gap-x-0.5 lg:hidden">
        <Link to={paths.dashboard} className="me-auto rounded-field py-1">
          <Logo />
        </Link>
        <LanguageLinks />
        <Button
          look="outline"
          className="max-[22.5rem]:[--btn-p:0.75rem]"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpenedAt(key)}
        >
          <MenuIcon className="size-5 max-[22.5rem]:hidden" /> {text.menu}
        </Button>
      </header>
      {isOpen ? (
        <Suspense>
          <MenuDialog email={email} onClose={() => setOpenedAt(null)} />
        </Suspense>
      ) : (
        <header className="sticky top-0 hidden h-dvh border-e border-line bg-card lg:block">
          <Suspense>
            <LearnerMenu email={email} />
          </Suspense>
        </header>
      )}
    </>
  )
}
