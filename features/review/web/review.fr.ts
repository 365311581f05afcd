import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('fr')
const questions = (count: number) => `${count} ${plural(count, { one: 'question', other: 'questions' })}`

export const review = 'Révision'
export const due = (count: number) => `À réviser : ${questions(count)}`
export const mark = (count: number) => `${count} à réviser`
export const about =
  'Des questions auxquelles vous avez déjà répondu, d’abord celles que vous aviez ratées. Votre progression ne change pas.'
export const begin = 'Commencer la révision'
export const module = (number: number) => `Module ${number}`
export const questionOf = (position: number, count: number) => `Question ${position} sur ${count}`
export const check = 'Vérifier'
export const next = 'Suivant'
export const finish = 'Terminer'
export const noOption = 'Choisissez une réponse.'
export const isRight = 'Bonne réponse'
export const notQuite = 'Pas tout à fait. La bonne réponse est marquée.'
export const again = 'Vous reverrez bientôt cette question.'
export const doneToday = 'C’est tout pour aujourd’hui'
export const rightOf = (right: number, count: number) =>
  `${right} ${plural(right, { one: 'bonne réponse', other: 'bonnes réponses' })} sur ${count}.`
export const nothingDue = 'Rien à réviser pour l’instant'
export const howItWorks =
  'Les questions des quiz reviennent ici : d’abord au bout d’un jour, puis à intervalles de plus en plus longs, pour que vous n’oubliiez rien.'
export const later = 'Les prochaines questions arrivent plus tard dans la journée.'
export const tomorrow = 'Les prochaines questions arrivent demain.'
export const nextOn = (date: string) => `Les prochaines questions arrivent le ${date}.`
export const kept = 'Vos réponses sont gardées sur cet appareil. Elles partiront dès votre retour en ligne.'
export const toDashboard = 'Retour au tableau de bord'
export const loadFailed = 'La révision n’a pas pu être chargée.'
