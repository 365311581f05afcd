import { useQueryClient } from '@tanstack/react-query'
import { chooseLanguage, languageName, pageLanguages } from '#platform/web/lib/page-language.ts'
import * as text from './ui.en.ts'

interface LanguageSwitchProps {
  readonly languages: readonly string[]
  readonly language: string
}

/**
 * The language of lessons and questions on this device, where they have one that the pages have not: what the pages have
 * is chosen at their top, for both.
 */
export function LanguageSwitch({ languages, language }: LanguageSwitchProps) {
  const client = useQueryClient()
  if (languages.length < 2 || languages.every((code) => pageLanguages.includes(code))) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent
    <div role="group" aria-label={text.language} className="language-switch">
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => chooseLanguage(code) || client.invalidateQueries()}
        >
          {languageName(code)}
        </button>
      ))}
    </div>
  )
}
