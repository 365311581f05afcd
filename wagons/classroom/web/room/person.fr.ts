export const isYou = 'C’est vous.'
export const isHost = 'La personne qui anime ce cours.'
export const hide = 'Masquer'
export const hideNote =
  'Vous ne vous voyez plus l’un l’autre, dans aucun cours. L’animateur vous voit tous les deux.'
export const report = 'Signaler…'
export const reportTitle = (nickname: string) => `Signaler ${nickname}`
export const reportWords = 'Que s’est-il passé ? (facultatif)'
export const reportHint = (most: number) =>
  `${most} caractères au plus. Notre équipe reçoit aussi les vingt dernières lignes de la discussion.`
export const send = 'Envoyer le signalement'
export const sent = 'Merci. Notre équipe va examiner votre signalement.'
export const cancel = 'Annuler'
export const close = 'Fermer'
export const mute = 'Retirer la parole'
export const unmute = 'Rendre la parole'
export const muteNote =
  'Une personne privée de parole ne peut ni écrire dans la discussion, ni poser de questions, ni lever la main.'
export const remove = 'Faire sortir du cours'
export const removeNote = 'Cette personne ne pourra pas revenir avant la fin du cours.'
export const removeNow = 'Faire sortir'
export const lowerHand = 'Baisser sa main'
export const said = (words: string) => `« ${words} »`
export const showName = (name: string) => `Vrai nom : ${name}`
