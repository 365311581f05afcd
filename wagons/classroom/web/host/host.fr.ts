import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('fr')

export const title = 'Pour vous qui animez'
export const play = 'Lancer pour tous'
export const goOn = 'Reprendre pour tous'
export const pause = 'Mettre en pause pour tous'
export const filmTime = 'Position dans le film, pour tous'
export const timeOf = (at: string, length: string) => `${at} sur ${length}`
export const sections = 'Afficher une partie de la leçon au tableau'
export const clearBoard = 'Effacer le tableau'
export const caption = 'Une ligne que tout le monde lit'
export const showCaption = 'Afficher la ligne'
export const clearCaption = 'La retirer'
export const hands = 'Mains levées, dans l’ordre'
export const noHands = 'Aucune main n’est levée.'
export const raises = (name: string, count: number) =>
  `${name} lève la main${count === 1 ? '' : ` · ${count}`}`
export const lower = 'Baisser'
export const questions = 'Questions pour vous'
export const noQuestions = 'Aucune question n’attend.'
export const answered = 'Question traitée'
export const lead = 'Mener le cours'
export const ways = ['Leçon', 'Une ligne', 'Question', 'Le cours']
export const poll = 'Interroger tout le monde'
export const newPoll = 'Écrire une question'
export const quizQuestion = 'Reprendre une question du quiz'
export const ownQuestion = 'La vôtre'
export const pollQuestion = 'Votre question'
export const pollOption = (number: number) => `Réponse ${number}`
export const optionalPollOption = (number: number) => `Réponse ${number} (facultative)`
export const rightAnswer = 'Marquez la bonne réponse : elle s’affiche à la fin'
export const answerIs = (number: number) => `La réponse ${number} est`
export const right = 'bonne'
export const noRightAnswer = 'Aucune : simple avis'
export const reason = 'Pourquoi c’est la bonne (facultatif)'
export const rightFault = 'La réponse marquée comme bonne est encore vide.'
export const pollFault = 'Écrivez une question et au moins deux réponses.'
export const openPoll = 'Poser la question à tous'
export const closePoll = 'Clore la question et montrer le résultat'
export const notSent = 'Pas envoyé : il n’y a pas de connexion. Votre texte est toujours là.'
export const newcomers = 'Qui peut entrer'
export const noOneNew = 'Aucun nouveau'
export const openToNew = 'Tous les apprenants peuvent entrer.'
export const closedToNew = 'Seules les personnes déjà venues à ce cours peuvent y revenir.'
export const removeRecent = 'Faire sortir les derniers arrivés (5 minutes)'
export const removeRecentTitle = 'Faire sortir toutes les personnes arrivées depuis cinq minutes ?'
export const removeRecentNote =
  'Les apprenants venus à ce cours pour la première fois au cours des cinq dernières minutes en sortent tous. Ils ne pourront pas revenir avant la fin du cours. Ceux qui étaient là avant restent. Activez aussi « Aucun nouveau », sinon d’autres pourraient suivre.'
export const removeRecentNow = 'Les faire sortir'
export const openChat = 'Ouvrir la discussion'
export const closeChat = 'Fermer la discussion'
export const closeClass = 'Terminer le cours'
export const closeTitle = 'Terminer ce cours pour tous ?'
export const closeNote =
  'Tout le monde quitte le cours. Pour les présents, le cours compte comme suivi, et la liste, dans l’espace opérateurs, indique ceux que vous avez fait sortir.'
export const unanswered = (count: number) =>
  plural(count, {
    one: 'Une question attend encore une réponse. Elle disparaît avec le cours.',
    other: `${count} questions attendent encore une réponse. Elles disparaissent avec le cours.`,
  })
export const closeNow = 'Terminer maintenant'
export const cancel = 'Annuler'
