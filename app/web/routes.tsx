import { pages } from 'virtual:pages'
import { Suspense, useEffect } from 'react'
import { Outlet, type RouteObject, useLocation, useRoutes } from 'react-router'
import { PublicLayout } from '#features/identity/web/public-layout.tsx'
import { useStoredSession } from '#features/identity/web/session.ts'
import type { Page } from '#platform/contract/feature-pages.ts'
import { EarlyActions } from '#platform/web/lib/early-actions.ts'
import { type LatePage, latePage, latePart } from '#platform/web/lib/late-page.tsx'
import { isLeftOut } from '#platform/web/lib/optional-page.ts'
import { whenQuiet } from '#platform/web/lib/quiet-time.ts'
import { ConnectionNote } from '#platform/web/ui/connection-note.tsx'
import { Loading, LoadingPage, PageFailure } from '#platform/web/ui/loading.tsx'
import { ModalHost } from '#platform/web/ui/modal.tsx'
import { Toaster } from '#platform/web/ui/toast.tsx'
import { PageChange, pageAt } from './page-title.ts'

const LearnerPages = latePage(() => import('./learner-pages.tsx'), 'LearnerPages')
let askForFoot = () => {}
const footAsked = new Promise<void>((ask) => {
  askForFoot = ask
})
const SiteFooter = latePart(
  () => import('#features/site/web/site-footer.tsx').then((part) => part.SiteFooter),
  // Pages are built with it.
  () => (typeof document === 'undefined' ? whenQuiet() : footAsked.then(whenQuiet)),
)
const OtherPage = latePage(() => import('./other-page.tsx'), 'OtherPage')
const BrokenPage = latePage(() => import('./other-page.tsx'), 'BrokenPage')

/**
 * A page that was built has its foot, whose links need no code; it is fetched for the next page, and for a learner, whom
 * they lead elsewhere. Of each page anew: a change of pages would wait for the code of a part that stays, also where it
 * cannot be fetched.
 */
function Foot() {
  const { pathname } = useLocation()
  const isLearner = useStoredSession()
  useEffect(() => {
    if (isLearner || !document.querySelector('footer')) askForFoot()
  })
  return (
    <Suspense key={pathname}>
      <SiteFooter />
    </Suspense>
  )
}

const routesIn = (...frames: readonly Page['frame'][]): RouteObject[] =>
  pages
    .filter(({ path, frame }) => frames.includes(frame) && !isLeftOut(path))
    .map(({ path, Page }) => ({ path, element: <Page /> }))

const routes: RouteObject[] = [
  {
    element: <PublicLayout footer={<Foot />} />,
    children: [
      {
        element: <Waiting as="div" />,
        children: [...routesIn('public'), { path: '*', element: <OtherPage /> }],
      },
    ],
  },
  {
    element: <Waiting as="main" />,
    children: [
      {
        element: <LearnerPages />,
        children: [{ element: <Waiting as="div" />, children: routesIn('learner') }],
      },
      ...routesIn('operator', 'own'),
    ],
  },
]

/** S2.1 to S2.7. Pages of learners, and those that few visitors see, are loaded when they are first opened. */
export function AppRoutes() {
  return (
    <>
      <PageChange />
      <ConnectionNote />
      {useRoutes(routes)}
      <Toaster />
      <ModalHost />
    </>
  )
}

/** Fetches the code of the page at a path. */
export async function loadPage(path: string): Promise<void> {
  const page = pageAt(path)
  const parts: readonly Partial<LatePage>[] =
    !page || isLeftOut(page.path)
      ? [OtherPage]
      : page.frame === 'learner'
        ? [page.Page, LearnerPages]
        : [page.Page]
  await Promise.all(parts.map((part) => part.load?.()))
}

const frameOf = (path: string) => (pageAt(path)?.frame === 'learner' ? 'learner' : 'public')

/** Whether a path leads to pages for which one has to log in. */
export const needsLogin = (path: string): boolean => /learner|operator/.test(pageAt(path)?.frame ?? '')

// Around the pages that are loaded later only: the others come alive in one go with the whole page. One that cannot be
// shown gives its place to another that says so; where it was the whole page, that has a header and the ways out too.
function Waiting({ as }: { readonly as: 'main' | 'div' }) {
  const { pathname: place } = useLocation()
  const isPart = as === 'div'
  const broken = (
    <PageFailure place={place}>
      <Suspense>
        <BrokenPage />
      </Suspense>
    </PageFailure>
  )
  return (
    <PageFailure
      place={place}
      instead={isPart ? broken : <PublicLayout footer={<Foot />}>{broken}</PublicLayout>}
    >
      <Suspense fallback={isPart ? <Loading shape="card" /> : <LoadingPage frame={frameOf(place)} />}>
        <Outlet />
        <EarlyActions />
      </Suspense>
    </PageFailure>
  )
}
