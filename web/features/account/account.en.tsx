import type { ReactNode } from 'react'

export const deleteTitle = 'Delete account'
export const deleteNote = 'Your account, your progress and your certificate are deleted for good.'
export const deleteAccount = 'Delete my account'
export const deleteQuestion = 'Delete your account?'
export const deleteWarning =
  'Your account, your progress and your certificate are deleted and cannot be brought back. If your email is confirmed, so is everything sent in with it on the reward form. You may want to download your data first.'
/** What is left, since it is not the learner’s alone or is needed to prove what was done. */
export const deleteRemains =
  'What stays: wallet addresses in reward lists that were already made, the operators’ record of what they did and when, without your name or email, and backups until they are replaced.'
/** What is typed to confirm. Capital letters, without anything that has a meaning in a pattern. */
export const deleteWord = 'DELETE'
export const typeDelete = 'Type DELETE to go on'
export const deleteWordRule = 'The word DELETE, in capital letters'
export const keepIt = 'Keep it'
export const deleteForGood = 'Delete for good'
export const deleted = 'Your account is deleted'
export const thanks = 'Thank you for having been on board.'
export const backToStart = 'Back to the first stop'

export const dataTitle = 'Your data'
export const dataNote = 'Everything we know of you, in a file that programs can read too (JSON).'
export const download = 'Download my data'

export const emailTitle = 'Email'
export const emailNote = 'What you log in with. A new one counts once you open the link we send there.'
export const newEmail = 'New email'
export const linkSent = (email: ReactNode) => (
  <>We sent a link to {email}. Your email changes when you open it.</>
)
export const changeEmail = 'Change email'
export const confirmationSent = 'The link is on its way to you.'
export const confirmed = 'Confirmed'
export const notConfirmed = 'Not confirmed yet. Without that we cannot be sure to reach you.'
export const sendConfirmation = 'Send me a link to confirm it'

export const freshTitle = 'Is it you?'
export const freshNote = 'You logged in a while ago. For a change like this, please log in once more.'
export const yourPassword = 'Your password'
export const notNow = 'Not now'
export const logIn = 'Log in'
export const noPassword = 'No password? Send me a link'
export const freshLinkSent = 'The link is on its way. Open it on this device, then make your change again.'

export const passwordTitle = 'Password'
export const passwordNote = 'At least six characters. A new one logs you out on your other devices.'
export const changePassword = 'Change password'
export const passwordSet = 'Your new password is set.'

export const providersTitle = 'Other logins'
export const providersNote = 'Other ways to get into this same account.'
export const linkedAs = (whom: string) => `Linked ${whom}`
export const notLinked = 'Not linked'
export const link = 'Link'
export const linkProvider = (provider: string) => `Link ${provider}`
export const unlink = 'Unlink'
export const unlinkProvider = (provider: string) => `Unlink ${provider}`

export const devicesTitle = 'Devices'
export const devicesNote = 'Lost a phone, or logged in on somebody else’s computer?'
export const logoutEverywhere = 'Log out everywhere'
export const logoutNote = 'Here too. Then log in again where you want to be.'
