import type { CertificateEvent } from '#contract/certificates.ts'

export const title = 'What happened so far'
export const number = 'Certificate number:'
/** A name or a reason follows where the sentence ends with a colon. */
export const kinds: Readonly<Record<CertificateEvent['kind'], string>> = {
  requested: 'You asked for your certificate.',
  declined: 'Your request was declined:',
  'name-edited': 'We changed the name on your request to:',
  issued: 'Your certificate was issued.',
  reissued: 'A new certificate was issued in place of the one before.',
  revoked: 'Your certificate was revoked:',
  'correction-requested': 'You asked for another name:',
  'correction-declined': 'The name was not changed:',
  mailed: 'We told you by e-mail.',
  'mail-failed': 'Our e-mail to you could not be sent.',
}
