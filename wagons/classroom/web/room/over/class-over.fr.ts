import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('fr')

export const title = 'Le cours est terminé'
export const counted = (module: number) => `Cours suivi : il compte pour le module ${module}`
export const minutes = (count: number) =>
  `Vous y avez passé ${plural(count, { one: `${count} minute`, other: `${count} minutes` })}.`
export const answered = (count: number) =>
  `Vous avez répondu à ${plural(count, { one: `${count} question`, other: `${count} questions` })}.`
export const correct = (right: number, of: number) =>
  right > 0
    ? `${plural(right, { one: `${right} bonne réponse`, other: `${right} bonnes réponses` })} sur ${of}.`
    : `Maintenant, vous connaissez ${plural(of, { one: 'la bonne réponse', other: 'les bonnes réponses' })}.`
export const next = {
  film: 'Et maintenant : le film',
  lesson: 'Et maintenant : la leçon',
  practice: 'Et maintenant : l’exercice',
  quiz: 'Et maintenant : le quiz',
}
export const dashboard = 'Retour au tableau de bord'
