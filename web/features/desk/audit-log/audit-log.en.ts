import type { AuditEventType } from '#contract/operators.ts'

export const none = 'Nothing has been done here yet.'
export const whenAndWho = 'When · by whom'
export const what = 'What'
export const older = 'Show older ones'
export const failed = 'The journal could not be loaded.'

/** What an operator did, in words. */
export const words: Readonly<Record<AuditEventType, string>> = {
  'operator-added': 'added an operator',
  'operator-removed': 'removed an operator',
  'account-disabled': 'disabled an account',
  'account-enabled': 'enabled an account again',
  'certificate-issued': 'issued a certificate',
  'certificate-reissued': 'issued a certificate anew',
  'certificate-declined': 'declined a certificate request',
  'certificate-correction-declined': 'declined another name on a certificate',
  'certificate-name-edited': 'edited the name on a certificate request',
  'certificate-mail-failed': 'could not send an e-mail about a certificate',
  'certificate-sent-again': 'sent a certificate again',
  'certificate-revoked': 'revoked a certificate',
  'class-changed': 'changed a class',
  'list-exported': 'exported a list',
  'second-factor-enrolled': 'turned on two-step verification',
  'second-factor-removed': 'turned off two-step verification',
  'second-factor-reset': 'reset two-step verification',
  'recovery-codes-made': 'made new recovery codes',
  'recovery-code-used': 'logged in with a recovery code',
  'reward-list-made': 'made a reward list',
}
