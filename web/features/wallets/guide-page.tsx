import { html, title } from 'virtual:wallet-guide'
import * as text from './wallet-button.en.ts'
import '#web/features/modules/lesson/lesson.css'
import './guide.css'

/** That of the module about wallets. */
const season = 'winter'

export function GuidePage() {
  return (
    <div className="lesson-page">
      <div data-season={season}>
        <div className="lesson-scene guide-scene" aria-hidden="true" />
        <hgroup className="lesson-title">
          <p className="font-display text-xl text-season">{text.guide}</p>
          <h1 className="text-4xl sm:text-5xl">{title}</h1>
        </hgroup>
        <article
          className="lesson"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from Markdown in which HTML stays text
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </div>
  )
}
