import type { TaskName } from '#contract/desk.ts'

export const hasFailed = (task: string, since: string) =>
  `Automatic clean-up has failed since ${since}: ${task}`
export const tellAdministrator = 'Please tell the server’s administrator. The log says why.'
export const tasks: Record<TaskName, string> = {
  'unverified-accounts': 'accounts that were never verified',
  'unconfirmed-rewards': 'reward submissions that were never confirmed',
  'idle-sessions': 'sessions that were not used for long',
  'action-codes': 'expired codes of emails',
  'provider-redirects': 'unfinished logins by another provider',
  'limit-counts': 'counts of past requests',
  'class-lines': 'what was said in classes',
  'signed-claims': 'expired requests for tokens',
  'abandoned-classes': 'classes left by their host',
}
