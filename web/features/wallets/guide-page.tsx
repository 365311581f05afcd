import { html, title } from 'virtual:wallet-guide'
import '#web/features/modules/lesson/lesson.css'

export function GuidePage() {
  return (
    <div className="page-width pt-6 pb-16">
      <div className="mx-auto max-w-2xl">
        <h1 className="mb-4 text-4xl sm:text-5xl">{title}</h1>
        <article
          className="lesson"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from Markdown in which HTML stays text
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </div>
  )
}
