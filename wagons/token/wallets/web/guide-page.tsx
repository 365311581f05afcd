import { title } from 'virtual:wallet-guide'
import type { ComponentType } from 'react'
import { ToDashboard } from '#features/modules/web/lesson/to-dashboard.tsx'
import type { siteNameToFill as toFill } from '#platform/contract/pages.ts'
import { siteName } from '#platform/web/lib/site-name.ts'
import * as text from './guide.en.ts'
import '#features/modules/web/lesson/lesson.css'
import '#features/modules/web/lesson/section-list.css'
import './guide.css'

const siteNameToFill = 'Name-of-the-Site' satisfies typeof toFill

/** That of the module about wallets. */
const season = 'winter'

/** The text stands in the page that is built beforehand; who comes from another page fetches it. */
export async function fetchGuidePage(): Promise<ComponentType> {
  const html =
    textOnPage() ?? (await import('virtual:wallet-guide-text')).html.replaceAll(siteNameToFill, siteName)
  return () => <GuidePage html={html} />
}

const textOnPage = () => globalThis.document?.querySelector('[data-guide]')?.innerHTML

function GuidePage({ html }: { readonly html: string }) {
  return (
    <div className="lesson-page">
      <div data-season={season}>
        <div className="lesson-scene still-scene" aria-hidden="true" />
        <div className="lesson-title">
          <ToDashboard />
          <hgroup>
            <p className="font-display text-xl text-season">{text.question}</p>
            <h1 className="text-4xl sm:text-5xl">{title}</h1>
          </hgroup>
        </div>
        <article
          data-guide
          className="lesson"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from Markdown in which HTML stays text
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </div>
  )
}
