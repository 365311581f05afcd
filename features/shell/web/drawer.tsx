import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { MenuIcon } from '#platform/web/drawings/icons.tsx'
import { Logo } from '#platform/web/drawings/logo.tsx'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { afterPage, wait } from '#platform/web/lib/quiet-time.ts'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LanguageLinks } from '#platform/web/ui/preferences.tsx'
import * as text from './drawer.en.ts'

// Where the screen is wide it is seen; on a phone it is fetched when it is opened, or ahead of that.
const LearnerMenu = latePart(
  () => import('./learner-menu.tsx').then((part) => part.LearnerMenu),
  async () => matchMedia('(width >= 64rem)').matches || (await wait(afterPage)),
)
const MenuDialog = lazy(() => import('./learner-menu.tsx').then((part) => ({ default: part.MenuDialog })))

/** The side drawer (S2.8): always there on wide screens, behind a Menu button on phones. */
export function Drawer({ email }: { readonly email: string }) {
  const { key } = useLocation()
  // The drawer was opened on one page: on any other it is closed.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === key
  // Back leads to a page, not to the menu that was open on it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes whenever the page changes, which the effect does not read
  useEffect(() => () => setOpenedAt(null), [key])
  return (
    <>
      <header className="flex flex-wrap items-center gap-2 px-4.5 py-3 lg:hidden">
        <Link to={paths.dashboard} className="me-auto rounded-field py-1">
          <Logo />
        </Link>
        <LanguageLinks />
        <Button look="outline" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpenedAt(key)}>
          <MenuIcon className="size-5" /> {text.menu}
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
