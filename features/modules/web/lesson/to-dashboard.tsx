import { useStoredSession } from '#features/identity/web/session.ts'
import { BackIcon } from '#platform/web/drawings/icons.tsx'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './to-dashboard.en.ts'

/**
 * For a learner, above the title of a page to read; there before the app, so that nothing moves. The bar of a wide screen
 * has the dashboard already.
 */
export const ToDashboard = () => (
  <p className={`-mt-2 sm:hidden ${useStoredSession() ? '' : 'for-learners'}`}>
    <Link
      to={paths.dashboard}
      className="inline-flex min-h-11 items-center gap-2 underline underline-offset-[0.2em]"
    >
      <BackIcon className="size-5 text-season" strokeWidth={2.5} />
      {text.toDashboard}
    </Link>
  </p>
)
