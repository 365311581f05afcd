export interface Script {
  /** ISO 15924. */
  readonly code: string
  readonly letter: RegExp
}

const named = (code: string, name: string): Script => ({
  code,
  letter: new RegExp(`\\p{Script=${name}}`, 'u'),
})

export const scriptFonts: readonly (Script & { readonly font: string })[] = (
  [
    ['Arab', 'Arabic'],
    ['Hebr', 'Hebrew'],
    ['Ethi', 'Ethiopic'],
    ['Thai', 'Thai'],
    ['Beng', 'Bengali'],
    ['Taml', 'Tamil'],
    ['Geor', 'Georgian'],
    ['Armn', 'Armenian'],
    ['Gujr', 'Gujarati'],
    ['Guru', 'Gurmukhi'],
    ['Knda', 'Kannada'],
    ['Khmr', 'Khmer'],
    ['Laoo', 'Lao'],
    ['Mlym', 'Malayalam'],
    ['Mymr', 'Myanmar'],
    ['Orya', 'Oriya'],
    ['Sinh', 'Sinhala'],
    ['Telu', 'Telugu'],
  ] as const
).map(([code, name]) => ({ ...named(code, name), font: name.toLowerCase() }))

const scripts: readonly Script[] = [
  named('Latn', 'Latin'),
  named('Cyrl', 'Cyrillic'),
  named('Grek', 'Greek'),
  named('Deva', 'Devanagari'),
  named('Hani', 'Han'),
  named('Hira', 'Hiragana'),
  named('Kana', 'Katakana'),
  named('Hang', 'Hangul'),
  ...scriptFonts,
]

/** Undefined for digits, marks and signs that belong to many. */
export const scriptOf = (text: string): string | undefined =>
  scripts.find(({ letter }) => letter.test(text))?.code
