import { useLocation } from 'react-router'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './drawer.en.ts'

/** The pages beside the journey; `moduleNumber` is the module at hand, where there is one. */
export function MenuLinks({ moduleNumber = 1 }: { readonly moduleNumber: number | undefined }) {
  const practised = moduleNumber in PRACTICE_MINUTES && paths.practice(moduleNumber)
  const { pathname } = useLocation()
  const links: [path: string, words: string][] = [
    [paths.dashboard, text.dashboard],
    [paths.review, text.review],
    ...only(practised, text.practise(moduleNumber)),
    [paths.certificate, text.certificate],
    ...only(paths.claim, text.token),
    ...only(paths.walletGuide, text.walletGuide),
    ['/help', text.help],
    ['/privacy', text.privacy],
  ]
  return (
    <nav aria-label={text.more} className="mt-2 border-t border-line pt-2">
      <ul>
        {links.map(([path, words]) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={path === pathname ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-field px-2 font-display text-lg aria-[current]:bg-season-tint"
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Nothing for a page that this site does without. */
const only = (path: string | false, words: string): [string, string][] =>
  path && hasPage(path) ? [[path, words]] : []
