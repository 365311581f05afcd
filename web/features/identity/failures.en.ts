/** Words for the codes of the identity service (S8.23 to S8.42) and of our own API. Each says what to do next. */
export const failures: Readonly<Record<string, string>> = {
  'account-exists-with-different-credential':
    'This email has an account already. Log in the way you did before.',
  'admin-restricted-operation': 'This is not offered here.',
  'cancelled-popup-request': 'The login was not finished. Please try again.',
  'credential-already-in-use': 'That login belongs to another account already.',
  'email-already-in-use': 'Another account has this email already.',
  'email-change-needs-verification': 'Confirm the new email with the link that we send you.',
  'expired-action-code': 'This link has expired. Please ask for a new one.',
  'invalid-action-code': 'This link has been used already, or it is not complete. Please ask for a new one.',
  'invalid-credential': 'The email or the password is not right.',
  'invalid-email': 'This does not look like an email address.',
  'invalid-user-token': 'Your session has ended. Please log in again.',
  'missing-password': 'Please enter your password.',
  'multi-factor-auth-required': 'The login was not finished: it needs your code.',
  'multi-factor-info-not-found': 'This account’s two-step verification has changed. Please log in again.',
  'network-request-failed': 'We cannot be reached. Check your connection and try again.',
  'operation-not-allowed': 'This is not offered here.',
  'popup-blocked': 'Your browser kept the login window closed. Please allow it and try again.',
  'popup-closed-by-user': 'The login was not finished. Please try again.',
  'provider-already-linked': 'This login is linked to your account already.',
  'quota-exceeded': 'Too many people are asking at once. Please try again later.',
  'requires-recent-login': 'Please log in again first.',
  'too-many-requests': 'Too many tries. Please wait a few minutes and try again.',
  'unauthorized-continue-uri': 'Logging in is not set up for this address. Please tell us.',
  'unauthorized-domain': 'Logging in is not set up for this address. Please tell us.',
  'user-disabled': 'This account is switched off. Please write to us.',
  'user-mismatch': 'That login belongs to another account.',
  'user-not-found': 'There is no such account.',
  'user-token-expired': 'Your session has ended. Please log in again.',
  'weak-password': 'This password is too easy to guess. Please choose another one.',
  'web-storage-unsupported':
    'Your browser does not let us remember your login. Please allow this site to store data.',
  'wrong-password': 'The password is not right.',
  network: 'We cannot be reached. Check your connection and try again.',
  timeout: 'No answer came in time. Check your connection and try again.',
  unauthenticated: 'Your session has ended. Please log in again.',
}
export const otherFailure = 'Something went wrong. Please try again later.'
export const shortPassword = 'Please enter a password with at least six characters.'
export const newPassword = 'New password'
