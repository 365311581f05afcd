import { deskPages } from 'virtual:desk-pages'
import { type RouteObject, useRoutes } from 'react-router'
import { DeskLayout } from '#features/desk/web/desk-layout.tsx'
import { isLeftOut } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'

const routes: RouteObject[] = [
  {
    element: <DeskLayout />,
    children: deskPages
      .filter(({ path }) => !isLeftOut(`${paths.operator}/${path}`))
      .map(({ path, Page }) => ({ ...(path ? { path } : { index: true }), element: <Page /> })),
  },
]

/** The operators' pages below `/operator`, fetched as one: learners pay for no word of them. */
export function DeskPages() {
  return useRoutes(routes)
}
