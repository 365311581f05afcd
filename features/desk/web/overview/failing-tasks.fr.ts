export const title = 'Une tâche automatique échoue'
export const failingSince = (task: string, since: string) => `${task}, depuis le ${since}`
export const tellAdministrator = 'Prévenez l’administrateur du serveur. Le journal en donne la raison.'
export const tasks: Readonly<Record<string, string>> = {
  'unverified-accounts': 'Comptes jamais vérifiés',
  'unconfirmed-rewards': 'Demandes de récompense jamais confirmées',
  'idle-sessions': 'Sessions longtemps inutilisées',
  'action-codes': 'Codes d’e-mail expirés',
  'provider-redirects': 'Connexions inachevées par un autre service',
  'limit-counts': 'Décomptes d’anciennes requêtes',
  'class-lines': 'Messages échangés en cours',
  'signed-claims': 'Demandes de jeton expirées',
  'abandoned-classes': 'Cours laissés par leur animateur',
  'spent-attempts': 'Tentatives de quiz répétées',
  'idle-account-emails': 'E-mails aux comptes qui seront supprimés',
  'idle-accounts': 'Comptes longtemps inutilisés',
  'idle-guests': 'Invités absents depuis longtemps',
  'privacy-requests': 'Anciennes demandes sur des données personnelles',
  'certificates-by-rule': 'Certificats délivrés automatiquement',
  'earned-badges': 'Badges des programmes terminés',
  'certificate-emails': 'E-mails sur les certificats qui n’ont pas pu être envoyés',
  'token-emails': 'E-mails sur les jetons',
  'operator-emails': 'E-mails aux opérateurs sur ce qui est en attente',
  'field-measures': 'Totaux de la vitesse des pages',
  'old-field-measures': 'Anciens totaux de la vitesse des pages',
}
