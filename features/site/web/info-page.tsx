import { type ComponentType, useEffect } from 'react'
import { ToDashboard } from '#features/modules/web/lesson/to-dashboard.tsx'
import type { infoToFill } from '#platform/contract/pages.ts'
import { siteName } from '#platform/web/lib/site-name.ts'
import '#features/modules/web/lesson/lesson.css'
import '#features/modules/web/lesson/section-list.css'

const toFill = {
  title: 'the title of a page about the site',
  language: 'language-of-an-info-page',
  article: '<!--info-->',
} satisfies Partial<typeof infoToFill>

interface Written {
  readonly title: string
  readonly language: string
  readonly html: string
}

/** The text stands in the page that the server sends; who comes from another page fetches it. */
export async function fetchInfoPage(path: string): Promise<ComponentType> {
  const written = globalThis.document
    ? (writtenIn(document, path) ?? writtenIn(await fetchPage(path), path))
    : { ...toFill, html: toFill.article }
  if (!written) throw new Error(`${path} has no text in it`)
  return () => <InfoPage path={path} {...written} />
}

async function fetchPage(path: string): Promise<Document> {
  const answer = await fetch(path, { headers: { accept: 'text/html' } })
  // Its sheet is not one that this page may have.
  const html = (await answer.text()).replace(/<style>.*?<\/style>/s, '')
  return new DOMParser().parseFromString(html, 'text/html')
}

function writtenIn(page: Document, path: string): Written | undefined {
  const article = page.querySelector<HTMLElement>(`[data-info="${path}"]`)
  const title = article?.parentElement?.querySelector('h1')?.textContent
  return article && title ? { title, language: article.lang, html: article.innerHTML } : undefined
}

function InfoPage({ path, title, language, html }: Written & { readonly path: string }) {
  useEffect(() => {
    document.title = `${title} · ${siteName}`
  }, [title])
  return (
    <div className="lesson-page">
      <div>
        <div className="lesson-scene still-scene" aria-hidden="true" />
        <div className="lesson-title">
          <ToDashboard />
          <h1 lang={language} className="text-4xl sm:text-5xl">
            {title}
          </h1>
        </div>
        <article
          data-info={path}
          lang={language}
          className="lesson"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server from Markdown in which HTML stays text
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </div>
  )
}
