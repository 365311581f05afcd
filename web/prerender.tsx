import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { publicDescriptions } from './page-descriptions.ts'
import {
  formNeedsScript,
  openGraphLocale,
  pageNeedsScript,
  pictureInWords,
  quizNeedsScript,
} from './page-heads.en.ts'
import { pageTitle } from './page-heads.ts'
import { AppRoutes } from './routes.tsx'
import { Loading } from './ui/loading.tsx'

export { appManifest } from './page-heads.en.ts'

export interface PrerenderedPage {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly html: string
}

/** What is said where scripts are blocked. */
export const noScript = { form: formNeedsScript, page: pageNeedsScript, lesson: quizNeedsScript }

/** What is said of every page to those who show a link to it. */
export const sharing = { locale: openGraphLocale, pictureInWords }

/** The public pages as they look before any script runs. */
export function prerenderPages(): Promise<PrerenderedPage[]> {
  return Promise.all(
    Object.entries(publicDescriptions).map(async ([path, description]) => ({
      path,
      title: pageTitle(path),
      description,
      html: await renderPage(path),
    })),
  )
}

/** What a page shows that is drawn in the browser alone, until it is. */
export function prerenderShell(): string {
  return renderToString(<Loading />)
}

async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </StrictMode>,
    // All in one piece: what comes apart would need a script to put it together.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}
