export const title = 'Automatic clean-up is failing'
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
  'operator-emails': 'Emails to operators about what is waiting',
}
