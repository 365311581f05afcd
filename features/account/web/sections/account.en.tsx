import type { ReactNode } from 'react'

export const deleteTitle = 'Delete account'
export const deleteNote = 'This permanently deletes your account, your progress and your certificate.'
export const deleteAccount = 'Delete my account'
export const deleteQuestion = 'Delete your account?'
export const deleteWarning =
  'Your account, your progress and your certificate will be permanently deleted. If your email is confirmed, everything sent with it on the reward form will be deleted too. You may want to download your data first.'
/** What is left, since it is not the learner’s alone or is needed to prove what was done. */
export const deleteRemains =
  'What we keep: wallet addresses in existing token lists, the record of what operators did and when (without your name or email), and backups until they are replaced. If you have claimed your token, it stays on its network, at your address: it can’t be deleted there. If you don’t want it, destroy it first on the page “Your token”; its history stays readable.'
/** What is typed to confirm. Capital letters, without anything that has a meaning in a pattern. */
export const deleteWord = 'DELETE'
export const typeDelete = 'Type DELETE to confirm'
export const deleteWordRule = 'The word DELETE, in capital letters'
export const keepIt = 'Keep my account'
export const deleteForGood = 'Delete permanently'
export const deleted = 'Your account has been deleted'
export const thanks = 'Thank you for travelling with us.'
export const backToStart = 'Go to the home page'

export const reportsTitle = 'Questions you reported'
export const reportsNote = 'Our replies appear here.'
export const reportedOn = (module: number, day: string) => `Module ${module}, ${day}`
export const reportStates = {
  open: 'We have not looked at this yet.',
  answered: '',
  closed: 'We have looked at this. Thank you!',
}
export const dataTitle = 'Your data'
export const dataNote = 'A file with everything we keep about you.'
export const download = 'Download my data'

export const emailTitle = 'Email'
export const emailNote =
  'The email you log in with. A new one takes effect once you open the link we send to it.'
export const newEmail = 'New email'
export const linkSent = (email: ReactNode) => <>We sent a link to {email}. Open it to change your email.</>
export const changeEmail = 'Change email'
export const confirmationSent = (email: string) =>
  `We have sent a link to ${email}. Open it to confirm your email. Nothing there? Check your spam folder.`
export const confirmed = 'Confirmed'
export const notConfirmed = 'Not confirmed yet, so our emails may not reach you.'
export const sendConfirmation = 'Send me a confirmation link'
export const sendAgain = 'Send it again'

export const freshTitle = 'Is this you?'
export const freshNote = 'For your security, please log in again to make this change.'
export const yourPassword = 'Your password'
export const notNow = 'Not now'
export const logIn = 'Log in'
export const noPassword = 'No password? Email me a link'
export const freshLinkSent = 'We have sent you a link. Open it on this device, then make your change again.'

export const passwordTitle = 'Password'
export const passwordNote = 'A new password logs you out on your other devices.'
export const changePassword = 'Change password'
export const passwordSet = 'Your new password has been saved.'

export const providersTitle = 'Other logins'
export const providersNote = 'Other ways to log in to this account.'
export const linkedAs = (whom: string) => (whom ? `Linked to ${whom}` : 'Linked')
export const notLinked = 'Not linked'
export const link = 'Link'
export const linkProvider = (provider: string) => `Link ${provider}`
export const unlink = 'Unlink'
export const unlinkProvider = (provider: string) => `Unlink ${provider}`

export const devicesTitle = 'Devices'
export const devicesNote = 'Lost a phone, or logged in on someone else’s computer?'
export const logoutEverywhere = 'Log out everywhere'
export const logoutNote = 'This logs you out on this device too. You can log in again at any time.'

export const pageTitle = 'Your account'
export const pageLead =
  'Your name, how you log in, and all that this site keeps about you. Change or delete it here at any time.'
export const nameFailed = 'Your name could not be loaded.'
export const accountFailed = 'Your account could not be loaded.'
export const you = 'You'
export const youNote = 'This name will appear on your certificate.'
export const pending =
  'These details could not be saved when you registered. Please check them and save again.'
export const saveDetails = 'Save'
