import type { MouseEvent } from 'react'
import { chooseLanguage, languageName, pageLanguage, pageLanguages } from '#web/lib/page-language.ts'

/**
 * The other languages of the pages, each by its own name. They are links that the server understands, so that they
 * work before any script runs.
 */
export function LanguageLinks() {
  return pageLanguages
    .filter((code) => code !== pageLanguage)
    .map((code) => (
      <a
        key={code}
        href={`?language=${code}`}
        hrefLang={code}
        lang={code}
        rel="nofollow"
        className="language-link"
        onClick={(event: MouseEvent) => {
          event.preventDefault()
          chooseLanguage(code)
        }}
      >
        {languageName(code)}
      </a>
    ))
}
