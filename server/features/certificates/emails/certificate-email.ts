import type { CertificateEvent } from '#contract/certificates.ts'
import { composeEmail } from '#server/platform/mail/email-page.ts'
import type { Email } from '#server/platform/mail/mailer.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { ownPageUrl } from '../certificate-url.ts'
import { certificateEmailsIn } from './email-words.ts'

/** What an e-mail tells a learner; `text` is a name or a reason. */
export interface Outcome {
  readonly kind: 'issued' | 'reissued' | 'declined' | 'name-edited' | 'correction-declined'
  readonly text: string
}

const told: readonly string[] = ['issued', 'reissued', 'declined', 'name-edited', 'correction-declined']

/**
 * The last thing that the learner should know of the request, undefined where that is nothing. What was sent, and a wish
 * of the learner's own, change nothing of it.
 */
export function findOutcome(
  events: readonly Pick<CertificateEvent, 'kind' | 'detail'>[],
): { readonly kind: Outcome['kind']; readonly detail: string } | undefined {
  const silent: readonly string[] = ['mailed', 'mail-failed', 'correction-requested']
  const last = events.findLast(({ kind }) => !silent.includes(kind))
  return last && told.includes(last.kind)
    ? { kind: last.kind as Outcome['kind'], detail: last.detail }
    : undefined
}

/** The e-mail that tells a learner what became of the request, in the learner's language if it has words. */
export function composeCertificateEmail(
  site: Pick<CertificateParts, 'publicUrl' | 'issuer'>,
  { to, language, outcome }: { readonly to: string; readonly language: string; readonly outcome: Outcome },
): Email {
  const words = certificateEmailsIn(language)[outcome.kind](outcome.text)
  return composeEmail(site, words, { to, language, link: ownPageUrl(site.publicUrl) })
}
