import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { useStoredSession } from './session.ts'
import * as text from './top-bar.en.ts'
import { TopBar } from './top-bar.tsx'

export function PublicLayout({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { pathname } = useLocation()
  // The form is for visitors: a learner's token is claimed on a page of its own.
  const reward = useStoredSession() && pathname !== paths.landing ? paths.claim : paths.reward
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {text.skipToContent}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      {pathname !== paths.reward && hasPage(paths.reward) && (
        <footer className="page-width py-8 text-sm text-soft">
          {text.reachedEnd}{' '}
          <Link to={reward} className="text-link">
            {text.claimReward}
          </Link>
        </footer>
      )}
    </div>
  )
}
