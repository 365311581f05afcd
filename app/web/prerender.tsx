import { descriptions } from 'virtual:page-descriptions'
import { part as WrittenClass } from 'virtual:parts/written-class'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { FilmRoom } from '#features/films/web/card/film-place.tsx'
import { WrittenLesson } from '#features/modules/web/lesson/written-lesson.tsx'
import { PunchSymbols } from '#features/modules/web/punch-symbols.tsx'
import { stations } from '#features/modules/web/stations.ts'
import type { Page } from '#platform/contract/feature-pages.ts'
import type { lessonToFill } from '#platform/contract/pages.ts'
import { hasPage, isLeftOut } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'
import { LoadingPage } from '#platform/web/ui/loading.tsx'
import {
  classNeedsScript,
  formNeedsScript,
  lessonNeedsScript,
  openGraphLocale,
  pageNeedsScript,
  pictureInWords,
  unknownClassNeedsScript,
} from './page-heads.en.ts'
import { pageTitle } from './page-title.ts'
import { AppRoutes } from './routes.tsx'

export { appManifest } from './page-heads.en.ts'

interface PrerenderedPage {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly html: string
}

export const noScript = {
  form: formNeedsScript,
  page: pageNeedsScript,
  lesson: lessonNeedsScript,
  class: classNeedsScript,
  unknownClass: `${unknownClassNeedsScript} ${stations.map(({ number }) => `<a href="/lesson/${number}">${number}</a>`).join(' ')}`,
}

export const sharing = { locale: openGraphLocale, pictureInWords }

/** @param without what the addresses of pages begin with that the site does without */
export async function prerenderPages(
  pages: readonly Page[],
  without: readonly string[],
): Promise<PrerenderedPage[]> {
  globalThis.drawnWithout = without
  const drawn = await Promise.all(
    pages
      .filter(({ path, isPrerendered }) => isPrerendered && !isLeftOut(path))
      .map(async ({ name, path }) => ({
        path,
        title: pageTitle(path),
        description:
          (hasPage(paths.claim) ? undefined : descriptions[`${name}WithoutToken`]) ??
          descriptions[name] ??
          '',
        html: await renderPage(path),
      })),
  )
  // The next language draws its first pages with all that there is.
  globalThis.drawnWithout = undefined
  return drawn
}

/** What stands in for a page until its scripts are there. */
export function prerenderShell(frame: 'learner' | 'public'): string {
  return renderToString(<LoadingPage frame={frame} />)
}

/** By module, for the server to fill in. */
export function prerenderLessons(
  toFill: typeof lessonToFill,
): ReadonlyMap<number, { readonly lesson: string; readonly class: string | undefined }> {
  const draw = (page: ReactNode) => renderToString(<StaticRouter location="/">{page}</StaticRouter>)
  return new Map(
    stations.map(({ number }) => [
      number,
      {
        lesson: draw(
          <WrittenLesson moduleNumber={number} toFill={toFill} above={<FilmRoom moduleNumber={number} />} />,
        ),
        class: WrittenClass && draw(<WrittenClass moduleNumber={number} toFill={toFill} />),
      },
    ]),
  )
}

export function prerenderPunches(): string {
  return renderToString(<PunchSymbols />)
}

async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </StrictMode>,
    // In one piece: parts would need a script to put them together.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}
