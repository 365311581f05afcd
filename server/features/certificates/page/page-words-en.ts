import { badgeCaption } from '../credentials/baked-badge.ts'
import type { PageWords } from './page-words.ts'

export const englishPage: PageWords = {
  locale: 'en_US',
  title: 'EduTrain certificate',
  valid: 'Valid',
  revoked: 'Revoked',
  unknown: 'Unknown',
  unknownNote: 'There is no certificate at this address. Check that the whole address was copied.',
  awardedTo: 'Awarded to',
  completed: 'who completed all nine modules on the basics of web3, every quiz passed.',
  issuedBy: 'Issued by',
  issuedOn: 'Issued on',
  hidden: (issuer) =>
    `This certificate was issued by ${issuer} and is valid. Its owner has not agreed to show a name and a date here.`,
  replaced: 'Replaced',
  replacedOn: 'Replaced on',
  replacedNote: (issuer) =>
    `${issuer} issued this certificate and later another one in its place. This one is no longer valid.`,
  replacement: 'The certificate in its place',
  revokedOn: 'Revoked on',
  revokedNote: (issuer) => `${issuer} issued this certificate and has taken it back. It is no longer valid.`,
  number: 'Certificate number:',
  pdf: 'Certificate as PDF',
  badge: 'Open Badge (picture)',
  badgeInWords: badgeCaption,
  json: 'Open Badge (signed JSON)',
  jwt: 'Open Badge (signed JWT)',
  howTo: 'Check it without us',
  howToNote:
    'The Open Badge bears our digital signature. A verifier for Open Badges 3.0 can check it with the public keys below, and sees whether it was revoked. We test it with verifier-core (picture and JSON), did-jwt-vc and jose (JWT).',
  keys: 'Our public keys',
  about: 'What EduTrain is',
  languages: 'Languages',
}
