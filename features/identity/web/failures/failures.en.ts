/** Words for the codes of the identity service (S8.23 to S8.42) and of our own API. Each says what to do next. */
export const failures: Readonly<Record<string, string>> = {
  'account-exists-with-different-credential':
    'This email already has an account. Log in the way you did before.',
  'admin-restricted-operation': 'This is not available on this site.',
  'cancelled-popup-request': 'The login was not finished. Please try again.',
  'credential-already-in-use': 'That login already belongs to another account. Please use a different one.',
  'email-already-in-use': 'Another account already uses this email. Please use a different one.',
  'email-changed': 'Your email has been changed. Log in with the new one.',
  'email-change-needs-verification': 'Confirm the new email with the link we send you.',
  'expired-action-code': 'This link has expired. Please request a new one.',
  guest: 'You are here without an account. Log in, and you can keep what you have done.',
  'invalid-action-code': 'This link has already been used or is incomplete. Please request a new one.',
  'invalid-credential': 'The email or the password is not right.',
  'invalid-email': 'This does not look like an email address. Please check it.',
  'invalid-user-token': 'Your session has ended. Please log in again.',
  'missing-password': 'Please enter your password.',
  'multi-factor-auth-required': 'The login was not finished. Please log in again and enter your code.',
  'multi-factor-info-not-found': 'This account’s two-step verification has changed. Please log in again.',
  'network-request-failed': 'We can’t reach the server. Check your connection and try again.',
  'operation-not-allowed': 'This is not available on this site.',
  'popup-blocked': 'Your browser blocked the login window. Please allow it and try again.',
  'popup-closed-by-user': 'The login was not finished. Please try again.',
  'provider-already-linked': 'This login is already linked to your account.',
  'quota-exceeded': 'Too many people are doing this right now. Please try again later.',
  'requires-recent-login': 'Please log in again first.',
  'too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  'unauthorized-continue-uri': 'Login is not set up for this web address. Please let us know.',
  'unauthorized-domain': 'Login is not set up for this web address. Please let us know.',
  'user-disabled': 'This account has been disabled. Please contact us.',
  'user-mismatch': 'That login belongs to another account. Please use the one for this account.',
  'user-not-found': 'This account does not exist. Check the email, or register.',
  'user-token-expired': 'Your session has ended. Please log in again.',
  'weak-password': 'This password is too easy to guess. Please choose another one.',
  'web-storage-unsupported':
    'Your browser does not let this site remember your login. Please allow it to store data.',
  'wrong-password': 'The password is incorrect.',
  network: 'We can’t reach the server. Check your connection and try again.',
  timeout: 'The server took too long to answer. Check your connection and try again.',
  unauthenticated: 'Your session has ended. Please log in again.',
}
export const otherFailure = 'Something went wrong. Please try again later.'
export const shortPassword = 'Please enter a password with at least six characters.'
export const passwordRule = 'At least six characters, and nothing easy to guess.'
export const newPassword = 'New password'
