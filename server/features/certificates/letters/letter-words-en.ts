import type { CertificateLetters } from './letter-words.ts'

const otherwise = 'Your account there asked for a certificate.'

export const englishLetters: CertificateLetters = {
  issued: ({ name }) => ({
    subject: 'Your EduTrain certificate is here',
    title: 'All nine stations punched',
    says: `Congratulations, ${name}: your certificate is issued. Download it as PDF or as an Open Badge, and choose whether its public page shows your name and the date.`,
    button: 'See your certificate',
    terms:
      'Log in with your account to see it. Until you agree, its public page says that it is valid and nothing else.',
    otherwise,
  }),
  declined: ({ reason }) => ({
    subject: 'Your EduTrain certificate request',
    title: 'Not this time',
    says: `Your request for a certificate was declined. The reason: ${reason}`,
    button: 'See your request',
    terms: 'Log in with your account to see it. When the reason is gone, you can ask again.',
    otherwise,
  }),
}
