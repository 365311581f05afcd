import type { MouseEvent } from 'react'
import { chooseLanguage, languageName, pageLanguage, pageLanguages } from '#platform/web/lib/page-language.ts'
import { switchTheme } from '#platform/web/lib/theme.ts'
import { ThemeIcon } from '../drawings/icons.tsx'
import * as text from './ui.en.ts'

/** The other languages of the pages, as links that the server understands: they work before any script runs. */
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
        className="text-link capitalize"
        onClick={(event: MouseEvent) => {
          event.preventDefault()
          chooseLanguage(code)
        }}
      >
        {languageName(code)}
      </a>
    ))
}

/** It looks the same in light and dark, as a prerendered page knows neither. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-ink/8 noscript:hidden"
      aria-label={text.switchTheme}
      title={text.switchTheme}
      onClick={switchTheme}
    >
      <ThemeIcon className="size-5.5" />
    </button>
  )
}
