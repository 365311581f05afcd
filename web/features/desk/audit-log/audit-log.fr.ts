import type { AuditEventType } from '#contract/operators.ts'

export const none = 'Rien n’a encore été fait ici.'
export const whenAndWho = 'Quand · par qui'
export const what = 'Quoi'
export const older = 'Afficher les plus anciens'
export const failed = 'Le journal n’a pas pu être chargé.'

export const words: Readonly<Record<AuditEventType, string>> = {
  'operator-added': 'a ajouté un opérateur',
  'operator-removed': 'a retiré un opérateur',
  'account-disabled': 'a désactivé un compte',
  'account-enabled': 'a réactivé un compte',
  'certificate-issued': 'a délivré un certificat',
  'certificate-reissued': 'a délivré un certificat à nouveau',
  'certificate-declined': 'a refusé une demande de certificat',
  'certificate-correction-declined': 'a refusé un autre nom sur un certificat',
  'certificate-name-edited': 'a modifié le nom d’une demande de certificat',
  'certificate-mail-failed': 'n’a pas pu envoyer un courriel sur un certificat',
  'certificate-sent-again': 'a renvoyé un certificat',
  'certificate-revoked': 'a révoqué un certificat',
  'class-changed': 'a modifié un cours',
  'list-exported': 'a exporté une liste',
  'second-factor-enrolled': 'a activé la validation en deux étapes',
  'second-factor-removed': 'a désactivé la validation en deux étapes',
  'second-factor-reset': 'a réinitialisé la validation en deux étapes',
  'recovery-codes-made': 'a créé de nouveaux codes de secours',
  'recovery-code-used': 's’est connecté avec un code de secours',
  'reward-list-made': 'a établi une liste de récompenses',
}
