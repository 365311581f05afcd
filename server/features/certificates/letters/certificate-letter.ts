import { letterPage } from '#server/features/identity/codes/letter-page.ts'
import { lettersIn } from '#server/features/identity/codes/letter-words.ts'
import type { Letter } from '#server/platform/mail/mailer.ts'
import { ownPageUrl } from '../certificate-url.ts'
import { certificateLettersIn } from './letter-words.ts'

/** What became of a request: issued with a name, or declined with a reason. */
export type Outcome = { readonly name: string } | { readonly reason: string }

/** The letter that tells a learner what became of the request, in the learner's language if it has words. */
export function writeCertificateLetter(
  publicUrl: string,
  { to, language, outcome }: { readonly to: string; readonly language: string; readonly outcome: Outcome },
): Letter {
  const letters = certificateLettersIn(language)
  const words = 'name' in outcome ? letters.issued(outcome) : letters.declined(outcome)
  const { sender: signed, address } = lettersIn(language)
  const sender = signed(publicUrl)
  const link = ownPageUrl(publicUrl)
  const text = [words.title, words.says, link, words.terms, `${sender} ${words.otherwise}`].join('\n\n')
  return {
    to,
    subject: words.subject,
    text: `${text}\n`,
    html: letterPage(words, { language, sender, address }, link),
    link,
  }
}
