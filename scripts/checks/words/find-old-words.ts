import { type OldWord, oldWords } from './old-words.ts'

export interface Finding {
  /** From 1; 0 is the path itself. */
  readonly line: number
  readonly word: string
  readonly instead: string
}

/** Names that stay: of tables, columns and settings, and of the files of decisions. */
const kept = /[A-Za-z]+(?:_[A-Za-z]+)+|\b\d{4}-[a-z0-9-]+\b/g

export function findOldWords(path: string, text: string): Finding[] {
  return [path, ...text.split('\n')].flatMap((written, line) => {
    const plain = plainWords(written)
    return oldWords.flatMap((rule) => {
      const word = findIn(plain, path, rule)
      return word === undefined ? [] : [{ line, word, instead: rule.instead }]
    })
  })
}

function findIn(plain: string, path: string, { pattern, unless, unlessIn }: OldWord): string | undefined {
  if (unlessIn?.test(path)) return undefined
  const rest = unless ? plain.replace(new RegExp(unless, 'g'), ' ') : plain
  return pattern.exec(rest)?.[0]
}

/** `sendLetters`, `send-letters` and `SendLetters` as "send letters". */
const plainWords = (written: string) =>
  written
    .replace(kept, ' ')
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/(?<=\w)-(?=\w)/g, ' ')
    .toLowerCase()
