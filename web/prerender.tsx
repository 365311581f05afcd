import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { publicHeads } from './page-heads.ts'
import { AppRoutes } from './routes.tsx'
import { Loading } from './ui/loading.tsx'

export interface PrerenderedPage {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly html: string
}

/** The public pages as they look before any script runs. */
export function prerenderPages(): PrerenderedPage[] {
  return Object.entries(publicHeads).map(([path, head]) => ({ path, ...head, html: renderPage(path) }))
}

/** What a page shows that is drawn in the browser alone, until it is. */
export function prerenderShell(): string {
  return renderToString(<Loading />)
}

function renderPage(path: string): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </StrictMode>,
  )
}
