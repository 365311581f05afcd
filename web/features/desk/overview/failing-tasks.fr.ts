import type { TaskName } from '#contract/desk.ts'

export const hasFailed = (task: string, since: string) =>
  `Le nettoyage automatique échoue depuis le ${since} : ${task}`
export const tellAdministrator = 'Prévenez l’administrateur du serveur. Le journal en donne la raison.'
export const tasks: Record<TaskName, string> = {
  'unverified-accounts': 'comptes jamais vérifiés',
  'unconfirmed-rewards': 'demandes de récompense jamais confirmées',
  'class-lines': 'messages échangés en cours',
  'signed-claims': 'demandes de jeton expirées',
  'abandoned-classes': 'cours laissés par leur animateur',
}
