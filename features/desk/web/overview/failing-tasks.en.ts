export const title = 'An automatic task is failing'
export const failingSince = (task: string, since: string) => `${task}, since ${since}`
export const tellAdministrator = 'Please tell the server’s administrator. The log says why.'
export const tasks: Readonly<Record<string, string>> = {
  'unverified-accounts': 'Accounts that were never verified',
  'unconfirmed-rewards': 'Reward submissions that were never confirmed',
  'idle-sessions': 'Sessions unused for a long time',
  'action-codes': 'Expired codes of emails',
  'provider-redirects': 'Unfinished logins by another provider',
  'limit-counts': 'Counts of past requests',
  'class-lines': 'What was said in classes',
  'signed-claims': 'Expired requests for tokens',
  'abandoned-classes': 'Classes left by their host',
  'spent-attempts': 'Repeated quiz attempts',
  'idle-account-emails': 'Emails to accounts that will be removed',
  'idle-accounts': 'Accounts unused for a long time',
  'idle-guests': 'Guests who have been away for a long time',
  'privacy-requests': 'Old requests about personal data',
  'certificates-by-rule': 'Certificates that are issued automatically',
  'earned-badges': 'Badges of completed programmes',
  'certificate-emails': 'Emails about certificates that could not be sent',
  'token-emails': 'Emails about tokens',
  'operator-emails': 'Emails to operators about what is waiting',
  'field-measures': 'Adding up how fast pages are',
  'old-field-measures': 'Old sums of how fast pages are',
}
