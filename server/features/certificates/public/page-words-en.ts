import { numberInWords } from '#server/platform/content/number-words.ts'
import { badgeCaption } from '../credentials/baked-badge.ts'

export const englishPage = {
  locale: 'en_GB',
  title: 'EduTrain certificate',
  valid: 'Valid',
  revoked: 'Revoked',
  unknown: 'Unknown',
  unknownNote: 'There is no certificate at this address. Check that you copied the whole address.',
  awardedTo: 'Awarded to',
  completed: (moduleCount: number) =>
    `who completed all ${numberInWords(moduleCount, 'en')} modules on the basics of Web3 and passed every quiz.`,
  issuedBy: 'Issued by',
  issuedOn: 'Issued on',
  hidden: (issuer: string) =>
    `${issuer} issued this certificate and it is valid. Its holder has not chosen to show a name or a date here.`,
  replaced: 'Replaced',
  replacedOn: 'Replaced on',
  replacedNote: (issuer: string) =>
    `${issuer} issued this certificate and later replaced it. This one is no longer valid.`,
  replacement: 'See the new certificate',
  revokedOn: 'Revoked on',
  revokedNote: (issuer: string) =>
    `${issuer} issued this certificate and has revoked it. It is no longer valid.`,
  number: 'Certificate number:',
  token: (chain: string) => `A token of this certificate exists on ${chain}.`,
  pdf: 'Certificate as PDF',
  badge: 'Open Badge (picture)',
  badgeInWords: badgeCaption,
  json: 'Open Badge (signed JSON)',
  jwt: 'Open Badge (signed JWT)',
  qrCode: 'QR code with the address of this page',
  forVerifiers: 'For verifiers',
  howTo: 'Verify it yourself',
  howToNote:
    'The Open Badge carries our digital signature. Any verifier for Open Badges 3.0 can check it with the public keys below, and see if it was revoked. We test it with verifier-core (picture and JSON), did-jwt-vc and jose (JWT).',
  keys: 'Our public keys',
  about: 'About EduTrain',
  languages: 'Languages',
}

export type PageWords = typeof englishPage
