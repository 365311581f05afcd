import { useLocation } from 'react-router'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './drawer.en.ts'

/** A learner's own pages, two in a row: the menu of programmes below them stays on the screen. */
export const OwnLinks = () => (
  <LinkList
    name={text.ownPages}
    className="mb-2 border-b border-line pb-2 *:grid *:grid-cols-[repeat(auto-fill,minmax(6rem,auto))]"
    links={[
      [paths.dashboard, text.dashboard],
      [paths.review, text.review],
      [paths.certificate, text.certificate],
      ...only(paths.claim, text.token),
    ]}
  />
)

/** The pages beside the journey; `moduleNumber` is the module at hand, where there is one. */
export function MenuLinks({ moduleNumber = 1 }: { readonly moduleNumber: number | undefined }) {
  const practised = moduleNumber in PRACTICE_MINUTES && paths.practice(moduleNumber)
  return (
    <LinkList
      name={text.more}
      className="mt-2 border-t border-line pt-2"
      links={[
        ...only(practised, text.practise(moduleNumber)),
        ...only(paths.walletGuide, text.walletGuide),
        ['/privacy', text.privacy],
      ]}
    />
  )
}

interface LinkListProps {
  readonly name: string
  readonly className: string
  readonly links: readonly (readonly [path: string, words: string])[]
}

function LinkList({ name, className, links }: LinkListProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={name} className={className}>
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
