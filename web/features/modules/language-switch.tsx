import { useQueryClient } from '@tanstack/react-query'
import { writeLocal } from '#web/lib/local-storage.ts'
import './language-switch.css'

interface LanguageSwitchProps {
  /** What there is to choose from, and what is shown now, as codes. */
  readonly languages: readonly string[]
  readonly language: string
}

/** Chooses the language of lessons and questions, for this device; nothing where there is one alone. */
export function LanguageSwitch({ languages, language }: LanguageSwitchProps) {
  const client = useQueryClient()
  if (languages.length < 2) return null
  const choose = (code: string) => {
    writeLocal('language', code)
    client.invalidateQueries()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent
    <div role="group" aria-label="Language" className="language-switch">
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => choose(code)}
        >
          {nameOf(code)}
        </button>
      ))}
    </div>
  )
}

/** A language's name in itself: `English`, `français`. */
const nameOf = (code: string) => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
