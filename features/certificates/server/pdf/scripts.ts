export interface Script {
  /** ISO 15924. */
  readonly code: string
  readonly letter: RegExp
}

const named = (code: string, name: string): Script => ({
  code,
  letter: new RegExp(`\\p{Script=${name}}`, 'u'),
})

/** `isVariable` where the font comes in every weight; the others have one. */
export const scriptFonts: readonly (Script & { readonly font: string; readonly isVariable: boolean })[] = (
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
    ['Adlm', 'Adlam'],
    ['Nkoo', 'Nko', 'one weight'],
    ['Tfng', 'Tifinagh', 'one weight'],
  ] as const
).map(([code, name, weights]) => ({
  ...named(code, name),
  font: name.toLowerCase(),
  isVariable: weights === undefined,
}))

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
