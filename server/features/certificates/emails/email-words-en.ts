import type { CertificateEmails } from './email-words.ts'

const otherwise = 'Your account there asked for a certificate.'

export const englishEmails: CertificateEmails = {
  issued: (name) => ({
    subject: 'Your EduTrain certificate is here',
    title: 'All nine stations punched',
    says: `Congratulations, ${name}: your certificate is issued. Download it as PDF or as an Open Badge, and choose whether its public page shows your name and the date.`,
    button: 'See your certificate',
    terms:
      'Log in with your account to see it. Until you agree, its public page says that it is valid and nothing else.',
    otherwise,
  }),
  reissued: (name) => ({
    subject: 'Your new EduTrain certificate',
    title: 'A new ticket',
    says: `Your certificate was issued anew, now in the name of ${name}. The one before is no longer valid, and its page says that it was replaced.`,
    button: 'See your certificate',
    terms:
      'Download the new files, and replace the old ones wherever you shared them. The new public page shows your name and the date only after you agree again.',
    otherwise,
  }),
  'name-edited': (name) => ({
    subject: 'The name on your EduTrain certificate',
    title: 'Is this your name?',
    says: `We changed the name that your certificate will bear. It now reads: ${name}`,
    button: 'See your request',
    terms: 'If that is not right, log in and change it on that page before the certificate is issued.',
    otherwise,
  }),
  'correction-declined': (reason) => ({
    subject: 'The name on your EduTrain certificate',
    title: 'Your certificate stays as it is',
    says: `You asked for another name on your certificate. We did not change it. The reason: ${reason}`,
    button: 'See your certificate',
    terms: 'Your certificate is valid as before. You can ask again on that page.',
    otherwise,
  }),
  declined: (reason) => ({
    subject: 'Your EduTrain certificate request',
    title: 'Not this time',
    says: `Your request for a certificate was declined. The reason: ${reason}`,
    button: 'See your request',
    terms: 'Log in with your account to see it. When the reason is gone, you can ask again.',
    otherwise,
  }),
}
