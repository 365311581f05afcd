import { pluralIn } from '#platform/web/lib/plural.ts'

const plural = pluralIn('fr')

export const classOf = (module: number) => `Cours du module ${module}`
export const minutes = (count: number) =>
  `Vous l’avez animé pendant ${plural(count, { one: `${count} minute`, other: `${count} minutes` })}.`
export const attended = (count: number) =>
  plural(count, { one: `${count} apprenant l’a suivi`, other: `${count} apprenants l’ont suivi` })
export const asked = 'Questions posées à tous'
export const votes = (count: number) => plural(count, { one: `${count} réponse`, other: `${count} réponses` })
export const correct = (right: number, of: number) =>
  `${plural(right, { one: `${right} bonne réponse`, other: `${right} bonnes réponses` })} sur ${of}`
export const unanswered = (count: number) =>
  plural(count, {
    one: `${count} question est restée sans réponse`,
    other: `${count} questions sont restées sans réponse`,
  })
export const askedBy = (name: string, words: string) => `${name} : ${words}`
export const copy = 'Copier en texte'
export const copied = 'Copié.'
export const notCopied = 'La copie a échoué.'
export const atDesk = 'Voir qui était là'
