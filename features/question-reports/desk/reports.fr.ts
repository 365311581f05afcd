import type { ReportStatus } from '#features/question-reports/contract.ts'

export const title = 'Questions signalées'
export const failed = 'Les signalements n’ont pas pu être chargés.'
export const lists: Readonly<Record<ReportStatus, string>> = {
  open: 'À traiter',
  answered: 'Avec réponse',
  closed: 'Classés',
}
export const whichList = 'Listes de signalements'
export const nothing = 'Cette liste est vide.'
export const columns = { said: 'Signalement', question: 'Question', actions: 'Réponse' }
export const noWords = 'Rien n’a été ajouté.'
export const readIn = (language: string) => `lu en ${language}`
export const module = (module: number) => `Module ${module}`
export const answer = 'Bonne réponse :'
export const changed = 'Le texte a changé depuis.'
export const reply = 'Répondre'
export const close = 'Classer sans réponse'
export const replying = {
  title: 'Répondre à ce signalement',
  note: 'L’apprenant lit la réponse sur la page de son compte. Aucun e-mail n’est envoyé.',
  action: 'Envoyer la réponse',
  failed: 'L’enregistrement a échoué. Votre réponse est toujours là : veuillez réessayer.',
}
export const closing = {
  title: 'Classer ce signalement sans réponse ?',
  note: 'La page du compte dira à l’apprenant que vous l’avez examiné. Un signalement classé ne peut pas être rouvert.',
  action: 'Classer le signalement',
  failed: 'L’enregistrement a échoué. Veuillez réessayer.',
}
export const replyLabel = 'Votre réponse'
export const replyHint = (most: number) => `${most} caractères au plus, dans la langue de l’apprenant.`
export const replied = 'Réponse enregistrée. L’apprenant peut la lire dès maintenant.'
export const closed = 'Signalement classé.'
export const meanwhile = 'Ce signalement a été traité entre-temps.'
export const actionFailed = 'L’enregistrement a échoué.'
export const handled = (day: string) => `le ${day}`
