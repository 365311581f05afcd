import type { RewardSubmission } from '#contract/reward-desk.ts'
import type { RewardListSummary } from '#contract/reward-lists.ts'

export const title = 'Rewards'

export const lists = 'Reward lists'
export const listsNote =
  'Everybody with a certificate that holds and an address that is proven, or typed without a slip: one token each. A list stays as it was made.'
export const make = 'Make a list'
export const made = 'The list is made.'
export const unchanged = 'Nothing has changed: the latest list stands.'
export const makeFailed = 'The list could not be made.'
export const nobodyEntitled = 'Nobody has both a certificate and an address yet.'
export const listsFailed = 'The lists could not be loaded.'
export const noLists = 'No list has been made yet.'
export const madeAt = 'Made · root'
export const tokens = 'Tokens'
export const leftOut = 'Left out'
export const files = 'Files'
export const nobody = 'nobody'
export const namesCertificates =
  'Made by an earlier version: anyone who has seen a certificate can find its address in this list. Do not publish it; make a new one.'
export const saveAirdrop = 'Airdrop CSV'
export const saveTree = 'Merkle tree'
export const saveLeftOut = 'Who is left out now'
export const saved = 'The file is saved, and the journal says so.'
export const saveFailed = 'The file could not be saved.'
export const reasons: Readonly<Record<keyof RewardListSummary['leftOut'], string>> = {
  'no-address': 'no address',
  'wrong-address': 'no address, or one with a slip',
  'unchecked-address': 'typed in one case: a slip would not show',
  'address-of-another': 'address of somebody else',
  'account-disabled': 'account disabled',
  'certificate-revoked': 'certificate revoked',
}

export const submissions = 'Submissions of the reward form'
export const submissionsNote =
  'Anybody may send any e-mail with any address; none replaces another. One counts if the reader of its e-mail confirmed it, and after an address that the account has proven.'
export const search = 'E-mail or address, as it begins'
export const all = 'Show all'
export const failed = 'The submissions could not be loaded.'
export const none = 'Nothing has been submitted yet.'
export const noneFound = 'Nothing is found.'
export const email = 'E-mail'
export const address = 'Address'
export const submitted = 'Submitted'
export const certificate = 'Certificate'
export const certified = 'yes'
export const notCertified = 'no'
export const emailConfirmed: Readonly<Record<RewardSubmission['emailConfirmed'], string>> = {
  'by-email': 'confirmed by its letter',
  'by-account': 'proven by its account',
  no: 'not proven',
}
export const addressStates: Readonly<Record<RewardSubmission['addressState'], string>> = {
  valid: 'checksum right',
  unchecked: 'without a checksum',
  wrong: 'checksum wrong: it has a slip',
  none: 'no address',
  other: 'not an address',
}
export const addressOwners: Readonly<Record<'same' | 'another', string>> = {
  same: 'proven by the account of this e-mail',
  another: 'proven by another account',
}
export const otherEmails = (count: number) =>
  count === 1 ? 'also under another e-mail' : `also under ${count} other e-mails`
export const otherAddresses = (count: number) =>
  count === 1 ? 'also with another address' : `also with ${count} other addresses`
