import type { AuditEventType } from '#contract/operators.ts'

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
  'certificate-mail-failed': 'could not send an email about a certificate',
  'certificate-sent-again': 'sent a certificate email again',
  'certificate-revoked': 'revoked a certificate',
  'class-changed': 'changed a class announcement',
  'list-exported': 'downloaded a list',
  'question-report-answered': 'replied to a report about a question',
  'question-report-closed': 'closed a report about a question',
  'second-factor-enrolled': 'turned on two-step verification',
  'second-factor-removed': 'turned off two-step verification',
  'second-factor-reset': 'reset two-step verification',
  'recovery-codes-made': 'created new recovery codes',
  'recovery-code-used': 'logged in with a recovery code',
  'reward-list-made': 'created a reward list',
}
