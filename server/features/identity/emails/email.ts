import type { Letter } from '#server/platform/mail/mailer.ts'
import type { Identity } from '../identity.ts'
import { composeLetter } from './letter-page.ts'
import { lettersIn, type Subject } from './letter-words.ts'

/** The letter that brings a link, to whoever has to prove an address; English where the language has no letters. */
export function writeLetter(
  site: Pick<Identity, 'publicUrl' | 'issuer'>,
  subject: Subject,
  link: string,
  language = 'en',
): Letter {
  const to = subject.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? subject.newEmail : subject.email
  if (to === null) throw new TypeError('a change of the e-mail needs a new one')
  const words = lettersIn(language).words[subject.requestType](subject)
  return composeLetter(site, words, { to, link, language })
}
