import { siteNameToFill as siteName } from '#platform/contract/pages.ts'
import { numberInWords } from '#platform/server/content/number-words.ts'
import { badgeCaptions } from '../credentials/baked-badge.ts'

/** As the first word of a sentence. */
export const beginning = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const englishPage = {
  locale: 'en_GB',
  title: (issuer: string) => `${issuer} certificate`,
  valid: 'Valid',
  nameless: 'Valid, no name shown',
  revoked: 'Revoked',
  unknown: 'Unknown',
  unknownNote:
    'There is no certificate or badge with this number. Check that you have copied all 22 characters. Or its holder may have deleted it: then nothing is left here.',
  badgeTitle: (programme: string, issuer: string) => `${programme} · ${issuer} badge`,
  badgeCompleted: (modules: string, count: number) =>
    count === 1
      ? `who completed the module ${modules} and passed its quiz.`
      : `who completed the modules ${modules} and passed the quiz of each.`,
  badgeHidden: (issuer: string) =>
    `${issuer} issued a badge with this number, and it is valid. This page does not say whose it is: its holder has not chosen to show a name or a date here. So a paper with this number proves nothing by itself: ask the holder to show the name.`,
  badgeQuestions: 'Questions about this badge:',
  badgeNumber: 'Badge number:',
  badgeFileValid: (issuer: string, programme: string, name: string, day: string) =>
    `${issuer} issued this badge, ${programme}, to ${name} on ${day}, and it is valid.`,
  badgeFileReplaced: (issuer: string, day: string) =>
    `${issuer} issued this badge and replaced it on ${day}: it is no longer valid.`,
  badgeReplacedNote: (issuer: string) =>
    `${issuer} issued this badge and later replaced it. This one is no longer valid.`,
  badgeReplacement: 'See the new badge',
  badgePdf: 'Badge as PDF',
  seeBadgePage: 'See the page of this badge',
  quoted: (title: string) => `“${title}”`,
  learntIn: (count: number, work: string) =>
    `${beginning(numberInWords(count, 'en'))} ${count === 1 ? 'module' : 'modules, each'} with a lesson and a quiz that is passed when every question has been answered correctly; about ${work} of work in all. ${count === 1 ? 'The subject:' : 'The subjects:'}`,
  awardedTo: 'Awarded to',
  completed: (moduleCount: number) =>
    `who completed all ${numberInWords(moduleCount, 'en')} modules on the basics of Web3 and passed every quiz.`,
  issuedBy: 'Issued by',
  issuedOn: 'Issued on',
  hidden: (issuer: string) =>
    `${issuer} issued a certificate with this number, and it is valid. This page does not say whose it is: its holder has not chosen to show a name or a date here. So a paper with this number proves nothing by itself: ask the holder to show the name.`,
  nameQuestion: 'Which name is on the paper or file in front of you?',
  nameHint: 'We only say whether it is the name that it was issued to. Upper and lower case do not matter.',
  nameButton: 'Compare',
  isName: 'Yes, same name',
  isNameNote: 'It was issued to this name:',
  isNotName: 'No, another name',
  isNotNameNote:
    'It was not issued to this name. The name must be written as it was there, accents and middle names included:',
  nameTooOften:
    'Too many names have been tried for now. Ask the holder to show the name on this page, or try again tomorrow.',
  checkTitle: 'Check a certificate or badge',
  checkNote: 'Type the number that stands on it, or paste its address.',
  checkLabel: 'Number',
  checkHint: '22 characters. Spaces do not matter.',
  checkButton: 'Check',
  fileLabel: 'Or choose its file, or drop it here',
  fileHint: (megabytes: number) =>
    `The PDF, the picture with the badge (PNG) or a signed file (JSON or JWT), up to ${megabytes} MB. It is read once and not kept.`,
  fileButton: 'Check the file',
  fileValid: (issuer: string, name: string, day: string) =>
    `${issuer} issued this certificate to ${name} on ${day}, and it is valid.`,
  fileValidNote:
    'This name counts, whatever name you see in the file: the look of a PDF or a picture can be changed.',
  fileReplaced: (issuer: string, day: string) =>
    `${issuer} issued this certificate and replaced it on ${day}: it is no longer valid.`,
  fileRevoked: (issuer: string, day: string) =>
    `${issuer} issued this certificate and revoked it on ${day}: it is no longer valid.`,
  fileGone:
    'This file was issued here, but its holder has since deleted what it stands for, or had it issued again: it is no longer valid.',
  forged: 'Changed or forged',
  fileForged: (issuer: string) =>
    `This file says that it is from ${issuer}, but it is not what we issued: it was changed or made up.`,
  fileForgedNote: 'Do not rely on it. Ask its holder to download the file again, and for its number.',
  several: 'Several badges',
  fileSeveral:
    'This file has more than one badge or number, and what is true of one says nothing of the others: check each of them by itself.',
  foreign: 'Not ours',
  fileForeign: (issuer: string) =>
    `This badge was not issued by ${issuer}: only its own issuer can say whether it is valid.`,
  unproven: 'Proves nothing by itself',
  fileUnproven:
    'There is no signed badge in this file, only a number, and the look of a PDF can be changed: what counts is the page of that number.',
  noBadge: 'No badge found',
  fileNone:
    'There is no badge in this file that we can read, so it proves nothing, however it looks: type the number instead.',
  tooLarge: 'File too large',
  fileTooLarge: (megabytes: number) =>
    `This file has more than ${megabytes} MB, so it was not read: type the number instead.`,
  tooOften: 'Not checked',
  fileTooOften:
    'Too many files have been sent from your network: try again in ten minutes, or type the number.',
  fileBusy: 'Many files are being checked at this moment: try again in a minute, or type the number.',
  seePage: 'See the page of this certificate',
  seeNumberPage: 'See the page of this number',
  anyNumber: 'Number:',
  checkAnother: 'Check another certificate or badge',
  meaning: 'What it stands for',
  learnt: (moduleCount: number, hours: number) =>
    `${beginning(numberInWords(moduleCount, 'en'))} modules, each with a lesson and a quiz that is passed when every question has been answered correctly; about ${hours} ${hours === 1 ? 'hour' : 'hours'} of work in all. The subjects:`,
  skills: (framework: string, level: string) => `The skills (${framework}, level: ${level}):`,
  unchecked: (issuer: string) =>
    `The name is as given by the learner. ${issuer} has not checked it against an identity document, and no one watched the learner answer.`,
  questions: 'Questions about this certificate:',
  replaced: 'Replaced',
  replacedOn: 'Replaced on',
  replacedNote: (issuer: string) =>
    `${issuer} issued this certificate and later replaced it. This one is no longer valid.`,
  replacement: 'See the new certificate',
  revokedOn: 'Revoked on',
  revokedNote: (issuer: string) =>
    `${issuer} issued this certificate and has revoked it. It is no longer valid.`,
  number: 'Certificate number:',
  token: (chain: string) => `A token for this certificate exists on ${chain}.`,
  pdf: 'Certificate as PDF',
  badge: 'Picture with the badge in it',
  pictureInWords: badgeCaptions,
  json: 'Open Badge (signed JSON)',
  jwt: 'Open Badge (signed JWT)',
  qrCode: 'QR code with the address of this page',
  forSoftware: 'For software',
  howTo: 'Verify it yourself',
  howToNote:
    'The Open Badge carries our digital signature. Any verifier for Open Badges 3.0 can check that picture, or one of these files, with our public keys, and see if it was revoked. We test it with verifier-core (picture and JSON), did-jwt-vc and jose (JWT).',
  keys: 'Our public keys',
  about: `About ${siteName}`,
  languages: 'Languages',
}

export type PageWords = typeof englishPage
