import type { AuditEventType } from '#features/operators/contract.ts'

export const none = 'Aucune activité pour l’instant.'
export const whenAndWho = 'Quand · opérateur'
export const what = 'Action'
export const older = 'Afficher les entrées plus anciennes'
export const failed = 'Le journal d’audit n’a pas pu être chargé.'

export const words: Readonly<Record<AuditEventType, string>> = {
  'operator-added': 'a ajouté un opérateur',
  'operator-removed': 'a retiré un opérateur',
  'account-disabled': 'a désactivé un compte',
  'account-enabled': 'a réactivé un compte',
  'certificate-issued': 'a délivré un certificat',
  'certificate-reissued': 'a délivré un certificat de remplacement',
  'certificate-declined': 'a refusé une demande de certificat',
  'certificate-correction-declined': 'a refusé un changement de nom sur un certificat',
  'certificate-name-edited': 'a modifié le nom d’une demande de certificat',
  'certificate-warnings-seen': 'a marqué comme vus les avertissements d’une demande de certificat',
  'certificate-warnings-unseen': 'a marqué comme non vus les avertissements d’une demande de certificat',
  'certificate-mail-failed': 'n’a pas pu envoyer l’e-mail d’un certificat',
  'certificate-sent-again': 'a renvoyé l’e-mail d’un certificat',
  'certificate-revoked': 'a révoqué un certificat',
  'class-changed': 'a modifié l’annonce d’un cours',
  'class-opened': 'a ouvert un cours',
  'class-closed': 'a terminé un cours',
  'class-board-moved': 'a changé le tableau d’un cours',
  'class-caption': 'a écrit une ligne sous le tableau d’un cours',
  'class-chat-opened': 'a ouvert la discussion d’un cours',
  'class-chat-closed': 'a fermé la discussion d’un cours',
  'class-line-removed': 'a retiré une ligne de la discussion d’un cours',
  'class-learner-muted': 'a retiré la parole à un apprenant pendant un cours',
  'class-learner-unmuted': 'a rendu la parole à un apprenant pendant un cours',
  'class-learner-removed': 'a fait sortir un apprenant d’un cours',
  'class-recent-removed': 'a fait sortir d’un cours tous les derniers arrivés',
  'class-closed-to-new': 'a fermé un cours aux nouveaux',
  'class-opened-to-new': 'a rouvert un cours aux nouveaux',
  'class-hand-lowered': 'a baissé une main pendant un cours',
  'class-poll-opened': 'a posé une question à un cours',
  'class-poll-closed': 'a clos une question posée à un cours',
  'class-question-answered': 'a marqué une question comme traitée pendant un cours',
  'class-report-closed': 'a classé un signalement sur un apprenant pendant un cours',
  'list-exported': 'a téléchargé une liste',
  'question-report-answered': 'a répondu à un signalement sur une question',
  'question-report-closed': 'a classé un signalement sur une question',
  'second-factor-enrolled': 'a activé la validation en deux étapes',
  'second-factor-removed': 'a désactivé la validation en deux étapes',
  'second-factor-reset': 'a réinitialisé la validation en deux étapes',
  'recovery-codes-made': 'a créé de nouveaux codes de secours',
  'recovery-code-used': 'a utilisé un code de secours pour se connecter',
  'reward-list-made': 'a établi une liste pour les jetons',
}
