import type { CertificateEvent } from '#contract/certificates.ts'

export const title = 'Your certificate'
export const failed = 'Your certificate could not be loaded.'
export const notRequested = 'You have not asked for your certificate yet.'
export const notRequestedNote = 'The dashboard has a button for it, once all nine stations are punched.'
export const toDashboard = 'To the dashboard'
export const waiting = 'Your request is with us'
export const waitingSince = (day: string) =>
  `You asked on ${day}. We will look at it, and write to you when the certificate is there.`
export const declined = 'Your request was declined'
export const declinedNote = (day: string) => `On ${day}, for this reason:`
export const askAgain = 'When the reason is gone, ask again on the dashboard.'
export const nameLabel = 'Name on the certificate'
export const nameHint =
  'As you write it yourself: in the script of your language, if we have letters for it. It can be changed until the certificate is issued.'
export const saveName = 'Save the name'
export const nameSaved = 'The name is saved.'
export const unprintable = (characters: string) =>
  characters === ''
    ? 'This name has a character that we cannot print. Please leave it out.'
    : `We cannot print this part of the name: ${characters}. Please leave it out or write it differently.`
export const nameTooOften = 'You have changed the name many times. Please try again in a few minutes.'
export const tooLate = 'The certificate is issued by now, so its name stays as it is.'
export const nameFailed = 'The name could not be saved. Try again later.'
export const awardedTo = 'Awarded to'
export const issuedOn = (day: string) => `Issued on ${day}`
export const pdf = 'Download as PDF'
export const badge = 'Download as Open Badge'
export const badgeNote =
  'The Open Badge is a picture with your signed certificate inside, for sites and wallets that take Open Badges 3.0. Some of them ask for the signed file alone:'
export const json = 'Signed file (JSON)'
export const jwt = 'Signed file (JWT)'
export const downloadFailed = 'The file could not be loaded. Try again later.'
export const publicPage = 'The public page'
export const publicPageNote =
  'Anybody who has its address, or the QR code of the PDF, sees that your certificate holds.'
export const linkedIn = 'Add to LinkedIn'
export const shownName = 'Show my name and the date on it, and offer the files there'
export const shown = 'The public page shows your name and the date.'
export const hidden = 'The public page shows neither your name nor the date.'
export const shownFailed = 'This could not be saved. Try again later.'
export const revoked = 'Your certificate was revoked'
export const revokedNote = (day: string) => `On ${day}, for this reason:`
export const revokedPage = 'Its public page says so.'
export const revokedContact = 'If you think that this is a mistake, write to those who run this site.'
export const revokedWrite = 'If you think that this is a mistake, write to'

export const correctionTitle = 'Is the name right?'
export const correctionNote =
  'If not, ask for another one. Once we agree, you get a new certificate with a number and a date of its own, and this one is no longer valid.'
export const correctionAskedOn = (day: string) => `On ${day} you asked for:`
export const correctionWaiting =
  'We will look at it and write to you. Until then your certificate is valid as it is.'
export const correctionLabel = 'The name it should bear'
export const askCorrection = 'Ask for this name'
export const changeCorrection = 'Change what you asked for'
export const correctionAsked = 'Your wish is with us.'
export const sameName = 'Your certificate has this name already.'
export const correctionFailed = 'This could not be sent. Try again later.'

export const historyTitle = 'What happened so far'
export const certificateNumber = 'Certificate number:'
/** A name or a reason follows where the sentence ends with a colon. */
export const events: Readonly<Record<CertificateEvent['kind'], string>> = {
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
