import { useLocation } from 'react-router'
import { useStoredSession } from '#features/identity/web/session.ts'
import type { InfoPageName } from '#features/site/contract/info-pages.ts'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './footer.en.ts'

const { help, privacy, terms, legal, accessibility } = text
const links: Readonly<Record<InfoPageName, string>> = { help, privacy, terms, legal, accessibility }

/** Below the pages for visitors. */
export function SiteFooter() {
  const { pathname } = useLocation()
  // The form is for visitors: a learner's token is claimed on a page of its own.
  const reward = useStoredSession() && pathname !== paths.landing ? paths.claim : paths.reward
  return (
    <footer className="page-width py-8 text-sm text-soft">
      {pathname !== paths.reward && hasPage(paths.reward) && (
        <p>
          {text.reachedEnd}{' '}
          <Link to={reward} className="text-link">
            {text.claimReward}
          </Link>
        </p>
      )}
      <nav aria-label={text.legal}>
        <ul className="flex flex-wrap gap-x-4">
          {Object.entries(links).map(([name, words]) => (
            <li key={name}>
              <Link to={`/${name}`} className="text-link inline-flex min-h-11 items-center">
                {words}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>{text.runsOn}</p>
    </footer>
  )
}
