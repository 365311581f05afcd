import { pluralIn } from '#platform/web/lib/plural.ts'
import type { RowState } from '../state/progress-rules.ts'

const plural = pluralIn('fr')

export const behind = (count: number) =>
  `${count} ${plural(count, { one: 'module terminé', other: 'modules terminés' })}`
export const map = 'Carte de votre voyage'
export const all = 'Tous les modules'
export const moduleNumber = (number: number) => `Module ${number}`
export const tags = {
  done: 'terminé',
  nextStop: 'à suivre',
  locked: 'verrouillé',
  open: 'ouvert',
}
/** After the state of a station. */
export const practised = ', exercice fait'
export const classLocked = (previous: number) => `S’ouvre après le cours du module ${previous}.`
export const classAhead = 'Vous pouvez déjà suivre ce cours. '
export const linkMissing = 'Le lien de ce cours n’a pas pu être chargé.'
export const opensInTab = 'Le cours s’ouvre dans un nouvel onglet.'
export const noSpace =
  'Ce cours n’a pas d’espace virtuel. Lisez la leçon, puis appuyez ici pour le marquer comme suivi.'
export const noSpaceTaken = 'Ce cours n’a pas d’espace virtuel. Il est marqué comme suivi.'
export const quizNotes: Record<RowState, string> = {
  locked: 'S’ouvre après le cours de ce module, ou sa leçon.',
  open: `${CAPITAL_QUESTIONS || 'Quelques'} questions, autant d’essais que nécessaire.`,
  checked: 'Réussi. Refaites-le quand vous voulez.',
}
export const locked = 'Verrouillé'
export const done = 'Terminé'
export const toDo = 'À faire'
