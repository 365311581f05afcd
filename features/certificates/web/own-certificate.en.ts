import type { CertificateEvent } from '#features/certificates/contract/certificates.ts'
import { siteName } from '#platform/web/lib/site-name.ts'

export const title = 'Your certificate'
export const comesNext = 'What comes next'
export const failed = 'Your certificate could not be loaded.'
export const notRequested = 'You have not requested your certificate yet.'
export const notRequestedNote = `You can request it from the dashboard once you have finished all ${MODULES} modules.`
export const readyNote = `You have finished all ${MODULES} modules. You can request your certificate now. We will write to`
export const toDashboard = 'Go to the dashboard'
export const waiting = 'We have received your request'
export const waitingNote = 'A person checks it, which can take a few days. Then we will write to'
export const waitingHours = (hours: number) =>
  `A person checks it, which usually takes about ${hours === 1 ? 'an hour' : `${hours} hours`}. Then we will write to`
export const waitingByRule = (time: string) =>
  `Your certificate will be issued automatically, soon after ${time}. Then we will write to`
export const untilThen = (hours: number) =>
  `Until then you can correct the name below. Each correction starts the ${hours === 1 ? 'hour' : `${hours} hours`} again.`
/** What a certificate that comes by itself needs, by what is told in the order of the contract. */
export const needs: Readonly<Record<string, string>> = {
  email: 'Confirm your email address, and your certificate will be issued automatically.',
  name: 'Write your full name below, in letters of one alphabet, and your certificate will be issued automatically.',
  'email name':
    'Confirm your email address, and write your full name below, in letters of one alphabet: then your certificate will be issued automatically.',
}
export const otherwise =
  'Otherwise a person checks your request, which can take a few days. Then we will write to'
export const nothingMore = 'There is nothing more for you to do.'
export const declined = 'Your request was declined'
export const declinedNote = (day: string) => `On ${day}, for this reason:`
export const askAgain = 'Once this is resolved, you can request it again from the dashboard.'
export const nameLabel = 'Name on the certificate'
export const nameHint =
  'Exactly as it should appear, in your own alphabet if you like. You can change it until the certificate is issued.'
export const saveName = 'Save name'
export const nameSaved = 'Name saved.'
export const unprintable = (characters: string) =>
  characters === ''
    ? 'This name has a character that we cannot print. Please leave it out.'
    : `We cannot print this part of the name: ${characters}. Please leave it out or write it differently.`
export const nameTooOften = 'You have changed the name too many times. Please try again in a few minutes.'
export const tooLate = 'Your certificate has already been issued, so the name can no longer be changed.'
export const nameFailed = 'The name could not be saved. Try again later.'
export const forSoftware = 'For software'
export const share = 'Share'
export const shared = `My ${siteName} certificate`
export const copiedWithName = 'Link copied. Its page shows your name and the date.'
export const copiedNameless = 'Link copied. Its page says that the certificate is valid, without your name.'
export const askShown = 'Show my name and the date?'
export const askShownNote =
  'The link leads to the public page of your certificate. Now it shows neither your name nor the date. You can change this later on this page.'
export const showAndShare = 'Yes, show them'
export const shareNameless = 'No, share without'
export const shownNotShared =
  'The page with your certificate shows your name now, but it could not be shared. Press Share again.'
export const shareFailed = 'It could not be shared. The link is on this page, under “Who can see it”.'
export const pdf = 'Download as PDF'
export const badge = 'Download as picture with badge'
export const badgeNote =
  'The picture contains your signed certificate, an Open Badge, for sites and wallets that accept Open Badges 3.0. Some of them ask for the signed file itself:'
export const json = 'Signed file (JSON)'
export const jwt = 'Signed file (JWT)'
export const publicPage = 'Who can see it'
export const publicPageNote =
  'Anyone with the link, or the QR code on the PDF, can see that your certificate is valid.'
export const verify = 'Check a certificate or its file'
export const linkedIn = 'Add to LinkedIn'
export const revoked = 'Your certificate was revoked'
export const revokedNote = (day: string) => `On ${day}, for this reason:`
export const revokedPage = 'The public page of your certificate says so too.'
export const revokedContact = 'If you think this is a mistake, contact the people who run this site.'
export const revokedWrite = 'If you think this is a mistake, write to'

export const correctionTitle = 'Is the name wrong?'
export const correctionNote =
  'You can request a different name. If we agree, you will get a new certificate with a new number and date, and this one will no longer be valid.'
export const correctionAskedOn = (day: string) => `On ${day} you requested this name:`
export const correctionWaiting =
  'Your current certificate stays valid while we review your request. Then we will write to'
export const correctionLabel = 'The correct name'
export const askCorrection = 'Request this name'
export const changeCorrection = 'Change my request'
export const correctionAsked = 'We have received your request.'
export const sameName = 'Your certificate already has this name.'
export const correctionFailed = 'Your request could not be sent. Try again later.'

export const historyTitle = 'What has happened so far'
export const certificateNumber = 'Certificate number:'
/** A name or a reason follows where the sentence ends with a colon. */
export const events: Readonly<Record<CertificateEvent['kind'], string>> = {
  requested: 'You requested your certificate.',
  declined: 'Your request was declined:',
  'name-edited': 'We changed the name on your request to:',
  issued: 'Your certificate was issued.',
  reissued: 'A new certificate was issued to replace the old one.',
  revoked: 'Your certificate was revoked:',
  'correction-requested': 'You requested a different name:',
  'correction-declined': 'The name was not changed:',
  mailed: 'We emailed you about this.',
  'mail-failed': 'Our email to you could not be sent.',
}
