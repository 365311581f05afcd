import type { RewardListSummary } from '#wagons/token/rewards/contract/reward-lists.ts'
import type { RewardSubmission } from '#wagons/token/rewards/contract/rewards.ts'

export const title = 'Rewards'

export const lists = 'Token lists'
export const listsNote =
  'Each person with a valid certificate and a valid wallet address gets one token. An address counts if it is verified, or if it was typed without mistakes. A list never changes once it is made.'
export const toToken = 'Publish the list for claiming'
export const make = 'Create a list'
export const made = 'List created.'
export const unchanged = 'Nothing has changed since the latest list, so no new list was created.'
export const makeFailed = 'The list could not be created.'
export const noneEntitled = 'No learner has both a certificate and an address yet.'
export const listsFailed = 'The lists could not be loaded.'
export const noLists = 'No list has been created yet.'
export const madeAt = 'Created · Merkle root'
export const tokens = 'Tokens'
export const leftOut = 'Excluded'
export const files = 'Files'
export const noReasons = 'none'
export const namesCertificates =
  'Created by an earlier version: anyone who has seen a certificate can find its holder’s wallet address in this list. Do not publish this list. Create a new one.'
export const otherWays = 'Other ways'
export const saveAirdrop = 'Airdrop CSV'
export const saveTree = 'Merkle tree'
export const saveLeftOut = 'Currently excluded'
export const saved = 'File downloaded. This is recorded in the audit log.'
export const saveFailed = 'The file could not be downloaded.'
export const reasons: Readonly<Record<keyof RewardListSummary['leftOut'], string>> = {
  'no-address': 'no address',
  'wrong-address': 'no valid address (possible typo)',
  'unchecked-address': 'all capitals or all small letters, so typos cannot be detected',
  'address-of-another': 'address belongs to another account',
  'account-disabled': 'account disabled',
  'certificate-revoked': 'certificate revoked',
}

export const noneOfLearner = 'Nothing was submitted with this email.'
export const submissions = 'Reward form submissions'
export const submissionsNote =
  'Anyone can submit any email and address, and a new submission never replaces an earlier one. A submission is used only if its email was confirmed, and only if the account has no verified address.'
export const search = 'Start of an email or address'
export const all = 'Show all'
export const failed = 'The submissions could not be loaded.'
export const none = 'Nothing has been submitted yet.'
export const noneFound = 'No matches.'
export const email = 'Email'
export const address = 'Address'
export const submitted = 'Submitted'
export const certificate = 'Certificate'
export const certified = 'yes'
export const notCertified = 'no'
export const emailConfirmed: Readonly<Record<RewardSubmission['emailConfirmed'], string>> = {
  'by-email': 'confirmed by email link',
  'by-account': 'confirmed by its account',
  no: 'not confirmed',
}
export const addressStates: Readonly<Record<RewardSubmission['addressState'], string>> = {
  valid: 'checksum correct',
  unchecked: 'no checksum',
  wrong: 'checksum wrong: typo',
  none: 'no address',
  other: 'not an address',
}
export const addressOwners: Readonly<Record<'same' | 'another', string>> = {
  same: 'verified by the account with this email',
  another: 'verified by another account',
}
export const otherEmails = (count: number) =>
  count === 1 ? 'also submitted with another email' : `also submitted with ${count} other emails`
export const otherAddresses = (count: number) =>
  count === 1 ? 'also submitted with another address' : `also submitted with ${count} other addresses`
