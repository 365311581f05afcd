import type { AuditEventType } from '#features/operators/contract.ts'

export const none = 'No activity yet.'
export const whenAndWho = 'When · operator'
export const what = 'Action'
export const older = 'Show older entries'
export const failed = 'The audit log could not be loaded.'

export const words: Readonly<Record<AuditEventType, string>> = {
  'operator-added': 'added an operator',
  'operator-removed': 'removed an operator',
  'account-disabled': 'disabled an account',
  'account-enabled': 're-enabled an account',
  'certificate-issued': 'issued a certificate',
  'certificate-reissued': 'issued a replacement certificate',
  'certificate-declined': 'declined a certificate request',
  'certificate-correction-declined': 'declined a name change on a certificate',
  'certificate-name-edited': 'edited the name on a certificate request',
  'certificate-warnings-seen': 'marked warnings about a certificate request as seen',
  'certificate-warnings-unseen': 'marked warnings about a certificate request as not seen',
  'certificate-mail-failed': 'could not send an email about a certificate',
  'certificate-sent-again': 'sent a certificate email again',
  'certificate-revoked': 'revoked a certificate',
  'class-changed': 'changed a class announcement',
  'class-opened': 'opened a class',
  'class-closed': 'closed a class',
  'class-board-moved': 'changed the board of a class',
  'class-caption': 'wrote a line below the board of a class',
  'class-chat-opened': 'opened the chat of a class',
  'class-chat-closed': 'closed the chat of a class',
  'class-line-removed': 'removed a line from the chat of a class',
  'class-learner-muted': 'muted a learner in a class',
  'class-learner-unmuted': 'let a muted learner write again in a class',
  'class-learner-removed': 'removed a learner from a class',
  'class-recent-removed': 'removed all who had just come into a class',
  'class-closed-to-new': 'closed a class to newcomers',
  'class-opened-to-new': 'opened a class to newcomers again',
  'class-hand-lowered': 'lowered a hand in a class',
  'class-poll-opened': 'asked a class a question',
  'class-poll-closed': 'closed a question to a class',
  'class-question-answered': 'marked a question in a class as answered',
  'class-report-closed': 'closed a report about a learner in a class',
  'list-exported': 'downloaded a list',
  'question-report-answered': 'replied to a report about a question',
  'question-report-closed': 'closed a report about a question',
  'second-factor-enrolled': 'turned on two-step verification',
  'second-factor-removed': 'turned off two-step verification',
  'second-factor-reset': 'reset two-step verification',
  'recovery-codes-made': 'created new recovery codes',
  'recovery-code-used': 'logged in with a recovery code',
  'reward-list-made': 'created a token list',
}
