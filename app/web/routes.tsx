import { pages } from 'virtual:pages'
import { isValidElement, Suspense } from 'react'
import { matchPath, matchRoutes, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router'
import { PublicLayout } from '#features/identity/web/public-layout.tsx'
import type { Page } from '#platform/contract/feature-pages.ts'
import { EarlyActions } from '#platform/web/lib/early-actions.ts'
import { type LatePage, latePage } from '#platform/web/lib/late-page.tsx'
import { isLeftOut } from '#platform/web/lib/optional-page.ts'
import { ConnectionNote } from '#platform/web/ui/connection-note.tsx'
import { Loading, LoadingPage, PageFailure } from '#platform/web/ui/loading.tsx'
import { ModalHost } from '#platform/web/ui/modal.tsx'
import { Toaster } from '#platform/web/ui/toast.tsx'
import { PageChange } from './page-title.ts'

const DashboardLayout = latePage(() => import('#features/shell/web/dashboard-layout.tsx'), 'DashboardLayout')
const NotFoundPage = latePage(() => import('./not-found-page.tsx'), 'NotFoundPage')
const BrokenPage = latePage(() => import('./not-found-page.tsx'), 'BrokenPage')

const routesIn = (...frames: readonly Page['frame'][]): RouteObject[] =>
  pages
    .filter(({ path, frame }) => frames.includes(frame) && !isLeftOut(path))
    .map(({ path, Page }) => ({ path, element: <Page /> }))

const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      {
        element: <Waiting as="div" />,
        children: [...routesIn('public'), { path: '*', element: <NotFoundPage /> }],
      },
    ],
  },
  {
    element: <Waiting as="main" />,
    children: [
      {
        element: <DashboardLayout />,
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

export async function loadPage(path: string): Promise<void> {
  const elements = matchRoutes(routes, path)?.map(({ route }) => route.element) ?? []
  await Promise.all(elements.map((element) => isValidElement(element) && loadCode(element.type)))
}

const loadCode = (type: unknown) => (type as Partial<LatePage>).load?.()

const pageAt = (path: string) => pages.find((page) => matchPath(page.path, path))

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
    <PageFailure place={place} instead={isPart ? broken : <PublicLayout>{broken}</PublicLayout>}>
      <Suspense fallback={isPart ? <Loading shape="card" /> : <LoadingPage frame={frameOf(place)} />}>
        <Outlet />
        <EarlyActions />
      </Suspense>
    </PageFailure>
  )
}
