import type { Letter } from '#server/platform/mail/mailer.ts'
import type { Identity } from '../identity.ts'
import { letterPage } from './letter-page.ts'
import { lettersIn, type Subject } from './letter-words.ts'

/** The letter that brings a link, to whoever has to prove an address; English where the language has no letters. */
export function writeLetter(
  { publicUrl }: Pick<Identity, 'publicUrl'>,
  subject: Subject,
  link: string,
  language = 'en',
): Letter {
  const { words, sender: signed, address } = lettersIn(language)
  const said = words[subject.requestType](subject)
  const to = subject.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? subject.newEmail : subject.email
  if (to === null) throw new TypeError('a change of the e-mail needs a new one')
  const sender = signed(publicUrl)
  const text = [said.title, said.says, link, said.terms, `${sender} ${said.otherwise}`].join('\n\n')
  return {
    to,
    subject: said.subject,
    text: `${text}\n`,
    html: letterPage(said, { language, sender, address }, link),
    link,
  }
}
