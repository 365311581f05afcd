import type { InPageLanguages, PageLanguage } from '#platform/contract/languages.ts'

const words: InPageLanguages<readonly string[]> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  fr: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
}

/** A whole number in running text: in words up to twelve, in figures above, and in a language without words here. */
export function numberInWords(number: number, language: string): string {
  return (
    (language in words ? words[language as PageLanguage][number - 1] : undefined) ??
    number.toLocaleString(language)
  )
}
