import type { TaskName } from '#contract/desk.ts'

export const hasFailed = (task: string, since: string) =>
  `Automatic clean-up has failed since ${since}: ${task}`
export const tellAdministrator = 'Please tell the server’s administrator. The log says why.'
export const tasks: Record<TaskName, string> = {
  'unverified-accounts': 'accounts that were never verified',
  'unconfirmed-rewards': 'reward submissions that were never confirmed',
  'class-lines': 'what was said in classes',
  'signed-claims': 'expired requests for tokens',
  'abandoned-classes': 'classes left by their host',
}
