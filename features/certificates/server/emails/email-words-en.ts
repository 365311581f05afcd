import type { Words } from '#platform/server/mail/email-page.ts'

const writeTo = (contact: string | undefined) =>
  contact ? ` If you think this is a mistake, write to ${contact}.` : ''

const otherwise = 'You are receiving this because you requested a certificate.'

export const englishEmails = {
  issued: (name: string): Words => ({
    subject: 'Your certificate is here',
    title: 'You have arrived!',
    says: `Congratulations, ${name}: your certificate has been issued. Download it as a PDF or an Open Badge, and choose whether its public page shows your name and the date.`,
    button: 'See your certificate',
    also: 'You can also get a token, as a keepsake. You do not need one. It is explained in your account: open this site from your own bookmark. We never send a link to it, no money ever goes to us, and nobody needs your recovery phrase.',
    terms:
      'Log in to see it. Its public page shows no name until you agree. It only tells those who type a name whether it is yours, which you can turn off.',
    otherwise,
  }),
  reissued: (name: string): Words => ({
    subject: 'Your new certificate',
    title: 'Your new certificate',
    says: `We have issued a new certificate for you, in the name of ${name}. The old one is no longer valid, and its page says that it was replaced.`,
    button: 'See your certificate',
    terms:
      'Download the new files, and replace the old ones wherever you have shared them. The new public page shows your name and the date only if you choose that again.',
    otherwise,
  }),
  'name-edited': (name: string): Words => ({
    subject: 'The name on your certificate',
    title: 'Is this your name?',
    says: `We changed the name for your certificate. It is now: ${name}`,
    button: 'See your request',
    terms: 'If this is not correct, log in and change it there before the certificate is issued.',
    otherwise,
  }),
  'correction-declined': (reason: string): Words => ({
    subject: 'The name on your certificate',
    title: 'Your certificate stays as it is',
    says: `You requested a different name on your certificate. We did not change it, for this reason: ${reason}`,
    button: 'See your certificate',
    terms: 'Your certificate is still valid. You can log in and request a different name again.',
    otherwise,
  }),
  revoked: (reason: string, contact?: string): Words => ({
    subject: 'Your certificate has been revoked',
    title: 'Your certificate has been revoked',
    says: `We have revoked your certificate, for this reason: ${reason}`,
    button: 'See your certificate',
    terms: `The certificate is no longer valid: its public page says that it was revoked, without the reason, and so does the Open Badge when it is verified.${writeTo(contact)}`,
    otherwise,
  }),
  declined: (reason: string): Words => ({
    subject: 'Your certificate request',
    title: 'Your request was declined',
    says: `We declined your certificate request, for this reason: ${reason}`,
    button: 'See your request',
    terms: 'Log in to see it. Once this is resolved, you can request your certificate again.',
    otherwise,
  }),
}
