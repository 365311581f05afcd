import type { TaskName } from '#contract/desk.ts'

export const hasFailed = (task: string, since: string) =>
  `Le nettoyage automatique échoue depuis le ${since} : ${task}`
export const tellAdministrator = 'Prévenez l’administrateur du serveur. Le journal en donne la raison.'
export const tasks: Record<TaskName, string> = {
  'unverified-accounts': 'comptes jamais vérifiés',
  'unconfirmed-rewards': 'demandes de récompense jamais confirmées',
  'idle-sessions': 'sessions longtemps inutilisées',
  'action-codes': 'codes d’e-mail expirés',
  'provider-redirects': 'connexions inachevées par un autre service',
  'limit-counts': 'décomptes d’anciennes requêtes',
  'class-lines': 'messages échangés en cours',
  'signed-claims': 'demandes de jeton expirées',
  'abandoned-classes': 'cours laissés par leur animateur',
}
