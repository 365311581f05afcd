import type { ActionCode, RequestType } from './action-code.store.ts'
import { englishLetters } from './letter-words-en.ts'
import { frenchLetters } from './letter-words-fr.ts'

export type Subject = Pick<ActionCode, 'requestType' | 'email' | 'newEmail'>

/** The words of one kind of letter. `terms` say how long and how often the link works. */
export interface Words {
  readonly subject: string
  readonly title: string
  readonly says: string
  readonly button: string
  readonly terms: string
  /** What to do for somebody who knows nothing of it. */
  readonly otherwise: string
}

/** The letters in one language. */
export interface Letters {
  readonly words: Readonly<Record<RequestType, (subject: Subject) => Words>>
  /** Who sent it, a sentence: the initiative, and the address of the site. */
  readonly sender: (issuer: string, publicUrl: string) => string
  /** Stands before the address of the link, for whom the button does not work. */
  readonly address: string
}

const letters: ReadonlyMap<string, Letters> = new Map([
  ['en', englishLetters],
  ['fr', frenchLetters],
])

/** The languages that letters are written in; the first is for whoever asks for none of them. */
export const letterLanguages: readonly string[] = [...letters.keys()]

export function lettersIn(language: string): Letters {
  return letters.get(language) ?? englishLetters
}
