import { composeLetter } from '#server/features/identity/codes/letter-page.ts'
import type { Letter } from '#server/platform/mail/mailer.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { ownPageUrl } from '../certificate-url.ts'
import { certificateLettersIn } from './letter-words.ts'

/** What became of a request: issued with a name, or declined with a reason. */
export type Outcome = { readonly name: string } | { readonly reason: string }

/** The letter that tells a learner what became of the request, in the learner's language if it has words. */
export function writeCertificateLetter(
  site: Pick<CertificateParts, 'publicUrl' | 'issuer'>,
  { to, language, outcome }: { readonly to: string; readonly language: string; readonly outcome: Outcome },
): Letter {
  const letters = certificateLettersIn(language)
  const words = 'name' in outcome ? letters.issued(outcome) : letters.declined(outcome)
  return composeLetter(site, words, { to, language, link: ownPageUrl(site.publicUrl) })
}
