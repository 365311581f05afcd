import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { skipToContent } from '#features/identity/web/top-bar.en.ts'
import { TopBar } from '#features/identity/web/top-bar.tsx'
import { QueryProvider } from '#platform/web/lib/api/query-provider.tsx'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { afterPage, wait } from '#platform/web/lib/quiet-time.ts'

/** The frame of a learner's pages: one for each learner, whose uid is its key. */
export function DashboardLayout({ email }: { readonly email: string }) {
  return (
    <QueryProvider>
      <a href="#content" className="skip-link">
        {skipToContent}
      </a>
      <div className="min-h-dvh lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)]">
        <Drawer email={email} />
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
