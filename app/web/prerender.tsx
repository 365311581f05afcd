import { descriptions } from 'virtual:page-descriptions'
import { part as WrittenClass } from 'virtual:parts/written-class'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { FilmRoom } from '#features/films/web/card/film-place.tsx'
import { WrittenLesson } from '#features/modules/web/lesson/written-lesson.tsx'
import { PunchSymbols } from '#features/modules/web/punch.tsx'
import { stations } from '#features/modules/web/stations.ts'
import type { Page } from '#platform/contract/feature-pages.ts'
import type { infoToFill, lessonToFill } from '#platform/contract/pages.ts'
import { drawWithout, hasPage, isLeftOut } from '#platform/web/lib/optional-page.ts'
import { siteName } from '#platform/web/lib/site-name.ts'
import { paths } from '#platform/web/paths.ts'
import { LoadingPage } from '#platform/web/ui/loading.tsx'
import { NotFoundShell, notFoundShell } from './no-page-words.tsx'
import { openingOf, openings } from './openings.tsx'
import { pageTitle as notFound } from './other-page.en.ts'
import * as text from './page-heads.en.ts'
import { pageTitle } from './page-title.ts'
import { AppRoutes } from './routes.tsx'

export { appManifest } from './page-heads.en.ts'

export const noScript = {
  form: text.formNeedsScript,
  page: text.pageNeedsScript,
  lesson: text.lessonNeedsScript,
  class: text.classNeedsScript,
  unknownClass: `${text.unknownClassNeedsScript} ${stations.map(({ number }) => `<a href="/lesson/${number}">${number}</a>`).join(' ')}`,
}

export const sharing = { locale: text.openGraphLocale, pictureInWords: text.pictureInWords }

/** Of a page about the site, which its text has. */
const titleToFill = 'the title of a page about the site' satisfies (typeof infoToFill)['title']

/** @param without what the addresses of pages begin with that the site does without */
export function prerenderPages(pages: readonly Page[], without: readonly string[]) {
  const draw = async ({ name, path }: Page) => {
    const ofJourney = hasPage(paths.claim) ? undefined : descriptions[`${name}WithoutToken`]
    const description = ofJourney ?? descriptions[name] ?? ''
    return {
      path,
      title: pageTitle(path) ?? `${titleToFill} · ${siteName}`,
      description,
      html: await renderPage(path),
    }
  }
  return drawWithout(without, () => {
    const drawn = pages.filter(({ path, isPrerendered }) => isPrerendered && !isLeftOut(path))
    return Promise.all(drawn.map(draw))
  })
}

export const openedShells = [...Object.keys(openings), notFoundShell]

/** None where several pages begin with this HTML. */
export function shellTitle(pages: readonly Page[], html: string): string | undefined {
  if (html === notFoundShell) return `${notFound} · ${siteName}`
  const [path, another] = pages.filter((page) => page.html === html).map((page) => page.path)
  return path === undefined || another || /[:*]/.test(path) ? undefined : pageTitle(path)
}

/** What stands in for a page until its scripts are there. */
export const prerenderShell = (html: string, frame: 'learner' | 'public'): string =>
  renderToString(
    html === notFoundShell ? <NotFoundShell /> : <LoadingPage frame={frame} opening={openingOf(html)} />,
  )

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

export const prerenderPunches = (): string => renderToString(<PunchSymbols />)

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
