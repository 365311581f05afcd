export const learnersOnly = 'Others see your nickname and your figure. Your email is never shown.'
export const nickname = 'Nickname'
export const nicknameHint = (most: number) => `Up to ${most} characters. It need not be your real name.`
export const figure = 'Your figure'
export const shapes = {
  ticket: 'Ticket, one dot',
  lantern: 'Lantern, two dots',
  suitcase: 'Suitcase, three dots',
  bell: 'Bell, four dots',
  clock: 'Clock, five dots',
  signal: 'Signal, six dots',
}
export const showName = 'Show my real name too'
export const suggested = (number: number) => `Ticket ${number}`
export const more = 'Figure and real name'
export const notNow = 'Not now'
export const errors: Readonly<Record<string, string>> = {
  empty: 'Please choose a nickname.',
  'invalid-input':
    'This cannot be a nickname: no links, no email addresses, no phone numbers, and one alphabet in each word.',
  'nickname-reserved': 'This nickname sounds like the host’s or our team’s. Please choose another.',
  'nickname-taken': 'Another learner here has this nickname. Please choose another.',
  'name-reserved':
    'Your real name cannot be shown here: it reads like the host’s or our team’s, or like an address. Join without it.',
  'no-place-for-new':
    'The places for new accounts are taken. Confirm your email address or finish a quiz, and the other places are open to you too.',
  'class-closed-to-new':
    'The host lets in only those who were in this class before. The film and the lesson are open to you.',
  'class-full': 'All places are taken. Try again later: until then, the film and the lesson are open to you.',
  'removed-from-class': 'The host has removed you from this class. You can come back after it ends.',
  'no-classroom': 'This class can no longer be joined.',
  'class-has-host': 'Another operator is holding this class.',
  'requires-recent-login': 'Your last login was too long ago to hold a class. Log out, then log in again.',
  'second-factor-required': 'To hold a class, log in with your second factor first.',
  unauthenticated: 'You have been logged out. Log in again to join the class.',
  'account-disabled': 'This account has been disabled.',
}
export const failed = 'This did not work. Please try again.'
