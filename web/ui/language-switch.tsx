import { useQueryClient } from '@tanstack/react-query'
import { chooseLanguage, languageName } from '#web/lib/page-language.ts'
import * as text from './ui.en.ts'
import './language-switch.css'

interface LanguageSwitchProps {
  readonly languages: readonly string[]
  readonly language: string
}

/** The language of lessons and questions, and of the pages where they have it, for this device. */
export function LanguageSwitch({ languages, language }: LanguageSwitchProps) {
  const client = useQueryClient()
  if (languages.length < 2) return null
  const choose = (code: string) => {
    if (!chooseLanguage(code)) client.invalidateQueries()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent
    <div role="group" aria-label={text.language} className="language-switch">
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => choose(code)}
        >
          {languageName(code)}
        </button>
      ))}
    </div>
  )
}
