import type { Words } from '#server/platform/mail/email-page.ts'
import type { ActionCode, RequestType } from '../records/action-code.store.ts'
import { englishWords } from './email-words-en.ts'
import { frenchWords } from './email-words-fr.ts'

export type Subject = Pick<ActionCode, 'requestType' | 'email' | 'newEmail'>

/** What e-mails of each kind say, in one language. */
export type EmailWords = Readonly<Record<RequestType, (subject: Subject) => Words>>

const languages: ReadonlyMap<string, EmailWords> = new Map([
  ['en', englishWords],
  ['fr', frenchWords],
])

/** English where there are no words in the language. */
export const wordsIn = (language: string): EmailWords => languages.get(language) ?? englishWords
